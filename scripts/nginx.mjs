import { spawnSync } from 'node:child_process';
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

const answers = (command, ...args) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 10_000 }).status === 0;

/** Is jq there, which the image's entry script reads the configuration with? Installs Debian's where it may. */
export const jq = () => {
  const found = () => answers('jq', '--version');
  return found() || installed('jq', [['--no-install-recommends', 'jq']], found);
};

export const NO_JQ = 'Tests of deploy/entrypoint.sh are skipped: install jq.';

/** Does a container engine answer, to build deploy/Dockerfile with? */
export const engine = () => ['docker', 'podman'].some((name) => answers(name, 'info'));

export const NO_ENGINE =
  'deploy/Dockerfile is not built: no container engine answers. Its nginx.conf and entry script are tested without one.';
