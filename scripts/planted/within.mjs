/** Bugs of one file that the same tests should catch: what stands there, what is planted, and why none need catch it. */
export const within = (file, tests, bugs) =>
  bugs.map(([find, replace, explained]) => ({
    file,
    tests,
    find,
    replace,
    ...(explained && { explained }),
  }));
