/** What is measured of a build. Sizes in bytes, gzipped. */
export interface Weights {
  /** The scripts until the first list, by their names without the hash. */
  first: Readonly<Record<string, number>>;
  /** Requests until the first list: the page, its scripts, styles and font, the configuration, the list's read. */
  requests: number;
  /** What a page brings besides what pages share, by the name of its script. */
  routes: Readonly<Record<string, number>>;
}

/** bench/budget.json: the most that a build may have. Sizes in kB of 1024 bytes, gzipped. */
export interface Budget {
  first: Readonly<Record<string, number>>;
  requests: number;
  route: number;
}

const kB = (bytes: number): number => bytes / 1024;
const text = (size: number): string => `${size.toFixed(1)} kB`;
const sum = (sizes: readonly number[]): number => sizes.reduce((all, one) => all + one, 0);

/** Says of each part of a budget that a build goes beyond by how much, and what grew; nothing where it keeps to it. */
export function overBudget(weights: Weights, budget: Budget): string[] {
  const said: string[] = [];
  const first = kB(sum(Object.values(weights.first)));
  const most = sum(Object.values(budget.first));
  if (first > most) {
    const grown = Object.entries(weights.first).flatMap(([name, bytes]) => {
      const more = kB(bytes) - (budget.first[name] ?? 0);
      return more > 0 ? `${name} by ${text(more)}` : [];
    });
    said.push(
      `The scripts until the first list are ${text(first)}, ${text(first - most)} more than the budget of ${text(most)}: ${grown.join(', ')}.`,
    );
  }
  if (weights.requests > budget.requests)
    said.push(
      `Until the first list ${weights.requests} files are asked for, ${weights.requests - budget.requests} more than the budget of ${budget.requests}.`,
    );
  for (const [name, bytes] of Object.entries(weights.routes))
    if (kB(bytes) > budget.route)
      said.push(
        `The page ${name} brings ${text(kB(bytes))} of its own, ${text(kB(bytes) - budget.route)} more than the budget of ${text(budget.route)}.`,
      );
  return said;
}
