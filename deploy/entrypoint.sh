#!/bin/sh
# Starts nginx with deploy/nginx.conf, the addresses of /config.json in its headers (DEP-01). The configuration is a
# mounted file or the variable CONSOLE_CONFIG, which holds the JSON itself. All that is written goes below /tmp.
set -eu

FILE="${CONSOLE_CONFIG_FILE:-/etc/console/config.json}"
CONF="${CONSOLE_NGINX_CONF:-/etc/console/nginx.conf}"
SITE="${CONSOLE_SITE:-/srv/console}"
RUN="${CONSOLE_RUN:-/tmp/console}"
PORT="${CONSOLE_PORT:-8080}"
MIME="${CONSOLE_MIME_TYPES:-/etc/nginx/mime.types}"

fail() {
  echo "console: $1" >&2
  exit 1
}

mkdir -p "$RUN" || fail "$RUN cannot be written: mount a tmpfs there"
if [ -n "${CONSOLE_CONFIG:-}" ]; then
  printf '%s\n' "$CONSOLE_CONFIG" >"$RUN/config.json"
elif [ -r "$FILE" ]; then
  cat "$FILE" >"$RUN/config.json"
else
  fail "no configuration: mount $FILE or set CONSOLE_CONFIG"
fi
jq -e '.services | type == "object"' "$RUN/config.json" >/dev/null 2>&1 ||
  fail "the configuration is no JSON with services"

# The origins of the absolute addresses among some values, each once, as deploy/headers.ts finds them. A character
# that would end the header is in none of them.
origins() {
  jq -r "[$1 | strings | select(test(\"^https?://\"; \"i\")) | capture(\"^(?<o>[a-zA-Z]+://[A-Za-z0-9.:\\\\[\\\\]-]+)\").o | ascii_downcase | sub(\"^(?<s>https://.*):443$\"; \"\\(.s)\") | sub(\"^(?<s>http://.*):80$\"; \"\\(.s)\")] | reduce .[] as \$o ([]; if index(\$o) then . else . + [\$o] end) | map(\" \" + .) | join(\"\")" "$RUN/config.json"
}
CALLS="$(origins '(.services // {})[]')"
PICTURES="$(origins '((.services // {})[], (.media // [])[])')"

sed \
  -e "s|listen 443 ssl;|listen $PORT;|" \
  -e "s|root /srv/console;|root $SITE;|" \
  -e "s|access_log /var/log/nginx/console.log console;|access_log /dev/stdout console;|" \
  -e "s|connect-src 'self';|connect-src 'self'$CALLS;|" \
  -e "s|img-src 'self' blob:;|img-src 'self' blob:$PICTURES;|" \
  -e "s|media-src 'self';|media-src 'self'$PICTURES;|" \
  -e "s|^  location = / {|  location = /config.json {\n    root $RUN;\n  }\n&|" \
  "$CONF" >"$RUN/console.conf"

cat >"$RUN/nginx.conf" <<END
daemon off;
worker_processes auto;
pid $RUN/nginx.pid;
error_log /dev/stderr warn;
events {}
http {
  include $MIME;
  client_body_temp_path $RUN/body;
  proxy_temp_path $RUN/proxy;
  fastcgi_temp_path $RUN/fastcgi;
  uwsgi_temp_path $RUN/uwsgi;
  scgi_temp_path $RUN/scgi;
  include $RUN/console.conf;
}
END

exec "${CONSOLE_NGINX:-nginx}" -e /dev/stderr -c "$RUN/nginx.conf"
