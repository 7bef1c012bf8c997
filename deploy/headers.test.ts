import { expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './headers.ts';

const lines = (services: Record<string, unknown>, media: unknown[] = []) =>
  contentSecurityPolicy({ services, media } as never).split('; ');

it('lets the page run its own scripts, be framed by nobody, and call the configured services only [NET-02, NET-12]', () => {
  expect(
    lines({ auth: 'https://auth.example/v1/', mail: '/mail/' }, ['https://kyc.example']),
  ).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-/aQdAPrD+kc0v7HnGQTuKBtoP6ZN+lnzOGVJ1Qt6dfw='",
    "style-src-attr 'none'",
    "font-src 'self'",
    "img-src 'self' blob: https://auth.example https://kyc.example",
    "media-src 'self' https://auth.example https://kyc.example",
    "connect-src 'self' https://auth.example",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
  ]);
});

it('carries no address to another site, and is not sniffed or framed [APP-06]', () => {
  expect(securityHeaders({ services: {} })).toMatchObject({
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

it.each([null, 7, 'auth/', 'https://', 'javascript:x', {}])(
  'an address that is none (%j) names no host: the page says which key is wrong [NET-02]',
  (address) => {
    expect(lines({ auth: address }, [address])).toContain("connect-src 'self'");
  },
);
