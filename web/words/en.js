/* en.js - texts of the interface that are no messages yet: none. */
export {};
