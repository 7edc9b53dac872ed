#!/bin/sh
# Puts another release to work without a pause: switch.sh <folder below /srv/wbn/releases>. Run it as root.
set -eu
release=/srv/wbn/releases/$1
previous=$(readlink -f /srv/wbn/current)
test -x "$release/node_modules/.bin/node"
test -f "$release/apps/site/build/server/index.js"

# Browsers and caches still hold pages of the previous release: its scripts and styles stay for a month.
assets=apps/site/build/client/assets
if [ "$previous" != "$release" ]; then
  cp --archive --no-clobber "$previous/$assets/." "$release/$assets/"
  find "$release/$assets" -type f -mtime +30 -delete
fi
ln --symbolic --force --no-dereference "$release" /srv/wbn/current

# The API first: it brings the database up to date. A spare takes over while the first is exchanged.
parts='api:4002:4012 accounts:4001:4011 site:4000:4010 desk:4003:4013'
. /etc/wbn/wbn.env
if [ -z "${DATABASE_URL:-}" ]; then
  # The own PostgreSQL belongs to the one API process: for some seconds the pages come from memory.
  systemctl restart wbn-api@4002
  parts='accounts:4001:4011 site:4000:4010 desk:4003:4013'
fi
for part in $parts; do
  name=${part%%:*} ports=${part#*:}
  port=${ports%:*} spare=${ports#*:}
  if ! systemctl start "wbn-$name@$spare"; then
    systemctl stop "wbn-$name@$spare"
    ln --symbolic --force --no-dereference "$previous" /srv/wbn/current
    echo "wbn-$name does not start from $1: journalctl -u wbn-$name@$spare. /srv/wbn/current is ${previous##*/} again." >&2
    exit 1
  fi
  systemctl restart "wbn-$name@$port"
  systemctl stop "wbn-$name@$spare"
  echo "wbn-$name@$port now runs $1"
done
