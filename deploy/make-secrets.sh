#!/bin/sh
# Makes the secrets that compose.yaml names, each in a file of its own; those that are there stay.
set -eu
cd "$(dirname "$0")"
mkdir -p secrets
# The files are readable in the containers, the folder only for who runs this.
chmod 700 secrets
for name in database storage admin; do
  [ -s "secrets/$name" ] || od -An -N24 -tx1 /dev/urandom | tr -d ' \n' > "secrets/$name"
done
printf 'postgres://berth:%s@database:5432/berth' "$(cat secrets/database)" > secrets/database-url
chmod 644 secrets/*
echo "The first administrator's password is in deploy/secrets/admin."
