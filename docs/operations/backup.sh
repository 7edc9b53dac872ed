#!/bin/sh
# One backup of the database and the files into a folder of its own; those older than two weeks go. Run it as root.
set -eu
umask 077
. /etc/wbn/wbn.env
folder=/var/backups/wbn/$(date +%Y-%m-%dT%H%M%S)
mkdir -p "$folder.part"
# The database first: a file never changes once it is there, so every file that the dump names is in the archive.
# Without the secret of the day, by which visitors could be told apart later.
pg_dump --format=custom --exclude-table-data=figure_salt --file="$folder.part/database.dump" "$DATABASE_URL"
# The own PostgreSQL of DATA_DIR, if there is one, cannot be copied while it runs; what ends in .part is being written. tar ends with 1 when
# a file went while it was reading, as exports and pictures do.
tar --create --gzip --file="$folder.part/files.tar.gz" --directory="$DATA_DIR" --exclude='./postgres*' --exclude='*.part' . || test $? -eq 1
cp /etc/wbn/wbn.env "$folder.part/"
mv "$folder.part" "$folder"
find /var/backups/wbn -mindepth 1 -maxdepth 1 -mtime +14 -exec rm -r {} +
echo "$folder"
