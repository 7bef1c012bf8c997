import { createHash } from 'node:crypto';

/** What of package-lock.json is read. */
export interface Lock {
  name?: string;
  version?: string;
  packages: Record<
    string,
    {
      name?: string;
      version?: string;
      resolved?: string;
      integrity?: string;
      license?: string;
      dev?: boolean;
      optional?: boolean;
      devOptional?: boolean;
      link?: boolean;
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
      optionalDependencies?: Record<string, string>;
      peerDependencies?: Record<string, string>;
    }
  >;
}

const FOLDER = 'node_modules/';
/** From what is left out to what must be there. */
const SCOPES = ['excluded', 'optional', 'required'];

/**
 * The bill of materials of a build as CycloneDX 1.5, out of package-lock.json: what is bundled is `required`, what
 * only builds and tests it `excluded`. The same for the same lock and `time` (milliseconds since 1970).
 */
export function sbomOf(lock: Lock, time: number): object {
  const { '': root = {}, ...rest } = lock.packages;
  const packages = Object.entries(rest).filter(([, { link }]) => !link);
  const refs = new Map(packages.map(([path, one]) => [path, refOf(path, one)]));
  const own = `${root.name ?? lock.name}@${root.version ?? lock.version}`;
  const components = new Map<string, ReturnType<typeof componentOf>>();
  for (const [path, one] of packages) {
    const next = componentOf(path, one);
    const known = components.get(next['bom-ref']);
    // One copy may be bundled and another only build.
    if (!known || SCOPES.indexOf(next.scope) > SCOPES.indexOf(known.scope))
      components.set(next['bom-ref'], next);
  }
  const wanted = (path: string, one: Lock['packages'][string], dev = false) => [
    ...new Set(
      Object.keys({
        ...one.dependencies,
        ...one.optionalDependencies,
        ...one.peerDependencies,
        ...(dev && one.devDependencies),
      }).flatMap((name) => refs.get(found(rest, path, name) ?? '') ?? []),
    ),
  ];
  const edges = new Map<string, Set<string>>();
  for (const [path, one] of packages) {
    const ref = refs.get(path) ?? '';
    edges.set(ref, new Set([...(edges.get(ref) ?? []), ...wanted(path, one)]));
  }
  const digest = createHash('sha256').update(JSON.stringify(lock)).digest('hex');
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(digest)}`,
    version: 1,
    metadata: {
      timestamp: new Date(time).toISOString(),
      component: {
        type: 'application',
        'bom-ref': own,
        name: root.name ?? lock.name,
        version: root.version ?? lock.version,
      },
    },
    components: [...components.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
    dependencies: [
      { ref: own, dependsOn: wanted('', root, true).sort() },
      ...[...edges]
        .map(([ref, on]) => ({ ref, dependsOn: [...on].sort() }))
        .sort((a, b) => (a.ref < b.ref ? -1 : 1)),
    ],
  };
}

const nameOf = (path: string, { name }: Lock['packages'][string]): string =>
  name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

const refOf = (path: string, one: Lock['packages'][string]): string =>
  `${nameOf(path, one)}@${one.version}`;

/** The copy of a package that one in this folder gets, as Node looks for it. */
function found(packages: object, path: string, name: string): string | undefined {
  for (let folder = path; ; ) {
    const candidate = `${folder === '' ? '' : `${folder}/`}${FOLDER}${name}`;
    if (Object.hasOwn(packages, candidate)) return candidate;
    if (folder === '') return undefined;
    const parent = folder.lastIndexOf(`/${FOLDER}`);
    folder = parent === -1 ? '' : folder.slice(0, parent);
  }
}

function componentOf(path: string, one: Lock['packages'][string]) {
  const full = nameOf(path, one);
  const [group, name] = full.startsWith('@') ? full.split('/') : [undefined, full];
  const hashes = (one.integrity ?? '').split(' ').flatMap((part) => {
    const [algorithm, value] = part.split('-');
    const alg = { sha512: 'SHA-512', sha384: 'SHA-384', sha256: 'SHA-256', sha1: 'SHA-1' }[
      algorithm ?? ''
    ];
    return alg && value ? [{ alg, content: Buffer.from(value, 'base64').toString('hex') }] : [];
  });
  const purl = `pkg:npm/${group ? `${group.replace('@', '%40')}/` : ''}${name}@${one.version}`;
  return {
    type: 'library',
    'bom-ref': refOf(path, one),
    ...(group && { group }),
    name: name ?? full,
    version: one.version ?? '',
    scope: one.dev || one.devOptional ? 'excluded' : one.optional ? 'optional' : 'required',
    ...(hashes.length > 0 && { hashes }),
    ...(one.license && { licenses: [licenceOf(one.license)] }),
    purl,
    ...(one.resolved?.startsWith('https:') && {
      externalReferences: [{ type: 'distribution', url: one.resolved }],
    }),
  };
}

/** One identifier of SPDX, an expression of several, or words. */
function licenceOf(text: string): object {
  if (/^[\w.+-]+$/.test(text)) return { license: { id: text } };
  return /^[\w.+() -]+$/.test(text) && / (OR|AND|WITH) /.test(text)
    ? { expression: text.replace(/^\((.*)\)$/, '$1') }
    : { license: { name: text } };
}

/** A name-based UUID (version 8) out of a digest, so that the same lock has the same number. */
const uuidOf = (hex: string): string =>
  [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
