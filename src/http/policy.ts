/** Origins that the page's own Content-Security-Policy did not let it call. */
const forbidden = new Set<string>();

/** Takes note of each refusal of the policy from here on; called once, by the page. */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === 'connect-src' && URL.canParse(blockedURI))
      forbidden.add(new URL(blockedURI).origin);
  });
}

/** The origin of an address when the policy was seen to forbid it: its header is what must be changed (DEP-01). */
export function forbiddenOrigin(address: string): string | undefined {
  const { origin } = new URL(address);
  return forbidden.has(origin) ? origin : undefined;
}
