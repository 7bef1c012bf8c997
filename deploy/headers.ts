/** The parts of /config.json that say which hosts the page talks to. */
export interface Hosts {
  services: Record<string, string>;
  media?: readonly string[];
}

/** SHA-256 of the empty text: emotion's style elements are empty and filled by script. */
const EMPTY_STYLE =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-/aQdAPrD+kc0v7HnGQTuKBtoP6ZN+lnzOGVJ1Qt6dfw='";

const isAbsolute = (address: unknown): address is string =>
  typeof address === 'string' && /^https?:/i.test(address) && URL.canParse(address);

/** The origins of the absolute addresses among these, each once; what is no address names none. */
const origins = (addresses: readonly unknown[]): string[] => [
  ...new Set(addresses.filter(isAbsolute).map((one) => new URL(one).origin)),
];

/**
 * The page's Content-Security-Policy: own scripts and styles only, calls to the configured services only,
 * pictures and recordings from them and from `media`.
 */
export function contentSecurityPolicy({ services, media = [] }: Hosts): string {
  const calls = origins(Object.values(services));
  const pictures = origins([...Object.values(services), ...media]);
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src-elem', "'self'", EMPTY_STYLE],
    ['style-src-attr', "'none'"],
    ['font-src', "'self'"],
    ['img-src', "'self'", 'blob:', ...pictures],
    ['media-src', "'self'", ...pictures],
    ['connect-src', "'self'", ...calls],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-src', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/** What every answer of the console's server carries, whatever it is. */
export const securityHeaders = (hosts: Hosts): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(hosts),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-read=()',
});

/** Only over https: a browser keeps to it for two years. */
export const HSTS = 'max-age=63072000; includeSubDomains';

/** The hashed files never change; whatever else there is must be asked for anew. */
export const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store';

/** A file by its name: missing, it is not found. Anything else is an address of the page. */
export const isFile = (path: string): boolean =>
  path.startsWith('/assets/') || /\.(js|css|map|json|svg|png|ico|woff2?|txt|html)$/.test(path);
