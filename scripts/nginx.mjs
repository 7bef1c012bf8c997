import { existsSync } from 'node:fs';
import { installed } from './debian.mjs';

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];

const find = () =>
  [process.env.NGINX_PATH, ...PLACES].find((path) => path && existsSync(path)) ?? null;

/** The path of an nginx; installs Debian's where it may. Null when there is none. */
export const nginx = () =>
  find() ?? installed('nginx', [['--no-install-recommends', 'nginx']], find);

export const NO_NGINX =
  'Tests of deploy/nginx.conf are skipped: install nginx (Debian: apt-get install nginx) or name it in NGINX_PATH.';
