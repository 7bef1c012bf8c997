import { isBlank, trimInvisible } from './text.ts';

const EXTENDED = /;\s*filename\*\s*=\s*([\w!#$&+^`{}~-]+)'[^']*'([^;\s]+)/i;
const QUOTED = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i;
const BARE = /;\s*filename\s*=\s*([^";\s]+)/i;
const LONGEST = 200;

/**
 * The name that a service gave a file by Content-Disposition, `filename*` before `filename`. Folders, characters
 * that steer text and leading dots go; `fallback` where no name is left (FIN-01).
 */
export function fileNameOf(disposition: string | null, fallback: string): string {
  const header = disposition ?? '';
  const quoted = QUOTED.exec(header)?.[1]?.replace(/\\(.)/g, '$1');
  const given = extended(header) ?? quoted ?? BARE.exec(header)?.[1] ?? '';
  const name = given
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/^[.\s]+/, '');
  return isBlank(name) ? fallback : trimInvisible(name).slice(-LONGEST);
}

function extended(header: string): string | undefined {
  const [, charset = '', value = ''] = EXTENDED.exec(header) ?? [];
  if (value === '') return undefined;
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(value);
    return value.replace(/%([\da-f]{2})/gi, (_, hex) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  } catch {
    return undefined;
  }
}
