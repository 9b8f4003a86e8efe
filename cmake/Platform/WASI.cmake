# CMake asks for this file by the name of the system. Nothing is special.
