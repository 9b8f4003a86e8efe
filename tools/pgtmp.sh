#!/usr/bin/env bash
# pgtmp.sh COMMAND... - runs the command with a throw-away PostgreSQL: the PG*
# variables name it, and "postgresql://" finds it; PGTMP_DATA is its folder. Gone
# afterwards.
set -euo pipefail
bin=$(find /usr/lib/postgresql -maxdepth 2 -name bin 2>/dev/null | sort -V | tail -1)
[ -n "$bin" ] || { echo "pgtmp.sh: PostgreSQL is not installed" >&2; exit 1; }
folder=$(mktemp -d "${TMPDIR:-/tmp}/pgtmp.XXXXXX")
as=()
if [ "$(id -u)" = 0 ]; then
    id postgres >/dev/null 2>&1 || useradd -r -M postgres
    chown postgres "$folder"
    as=(runuser -u postgres --)
fi
finish() {
    cd /
    "${as[@]}" "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1 || true
    rm -rf "$folder"
}
trap finish EXIT
here=$PWD
cd "$folder"
port=$(python3 -c 'import socket
s = socket.socket()
s.bind(("127.0.0.1", 0))
print(s.getsockname()[1])')
"${as[@]}" "$bin/initdb" -D "$folder/data" -U test -A trust --no-sync --no-instructions -E UTF8 --locale=C.UTF-8 >/dev/null
"${as[@]}" "$bin/pg_ctl" -D "$folder/data" -w -l "$folder/log" -o "-c listen_addresses=127.0.0.1 -p $port -k $folder \
-c fsync=${PGTMP_FSYNC:-off} -c full_page_writes=off -c max_connections=60 -c shared_buffers=64MB" start >/dev/null ||
    { cat "$folder/log" >&2; exit 1; }
export PGHOST=127.0.0.1 PGPORT=$port PGUSER=test PGDATABASE=postgres PGTMP_DATA=$folder/data
cd "$here"
"$@"
