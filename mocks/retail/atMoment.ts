/** What `make` makes while the clock stands at that moment (ms). It must not wait for anything. */
export function atMoment<T>(moment: number, make: () => T): T {
  const RealDate = globalThis.Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, itself) =>
      Reflect.construct(target, given.length === 0 ? [moment] : given, itself),
    get: (target, key, itself) => (key === 'now' ? () => moment : Reflect.get(target, key, itself)),
  });
  try {
    return make();
  } finally {
    globalThis.Date = RealDate;
  }
}
