import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that look at colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Of violations alone is every node told; without frames, which the console has none of: they would cost a page of their own. */
const axeOf = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

const violations = async (axe: AxeBuilder) => {
  const { violations } = await axe.analyze();
  return violations;
};

type Violation = Awaited<ReturnType<typeof violations>>[number];

const told = (found: readonly Violation[]) =>
  found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);

/** Without targets that a bar at the lower edge cuts where the page stands, and that are large enough once they are scrolled to. */
async function withoutCut(page: Page, found: readonly Violation[]): Promise<Violation[]> {
  const left: Violation[] = [];
  for (const violation of found) {
    if (violation.id !== 'target-size') {
      left.push(violation);
      continue;
    }
    for (const { target } of violation.nodes) {
      const [selector = ''] = target.flat();
      await page.locator(selector).evaluate((node) => node.scrollIntoView({ block: 'center' }));
      left.push(...(await violations(axeOf(page).include(selector).withRules([violation.id]))));
    }
  }
  return left;
}

/** Resolves once what is shown keeps its place: rows of long lists stand where they were guessed to be until they are measured. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const places = () =>
      [...document.querySelectorAll('main li, main article, main tr')]
        .slice(0, 200)
        .map((element) => Math.round(element.getBoundingClientRect().top))
        .join();
    let last = '';
    for (let same = 0, frames = 0; same < 3 && frames < 300; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = `${places()} ${document.querySelector('main [aria-busy="true"]:not(button)') !== null}`;
      same = now === last && now.endsWith('false') ? same + 1 : 0;
      last = now;
    }
  });

/**
 * No axe violation in the light and in the dark theme, and no sideways scroll at 360 px (UI-12, APP-13).
 * The page stays dark and narrow.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectAccessibleNow(page, 'light', 'the page');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible();
  await expectAccessibleNow(page, 'dark', 'the page');
  await page.setViewportSize({ width: 360, height: 800 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(360);
}

/** No axe violation in what is shown now: of the dark theme its colours, all else is the same in both. `what`: its name. */
export async function expectAccessibleNow(
  page: Page,
  theme: 'light' | 'dark',
  what: string,
): Promise<void> {
  await page.mouse.move(0, 0);
  await settled(page);
  const axe = theme === 'light' ? axeOf(page).withTags(WCAG) : axeOf(page).withRules(COLOURS);
  const found = await withoutCut(page, await violations(axe));
  expect(told(found), `${what}, ${theme} theme`).toEqual([]);
}

/** No axe violation in a part of the page, in the theme that it has now. `within`: a CSS selector. */
export async function expectAccessiblePart(page: Page, within: string): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(page.locator(within).first()).toBeVisible();
  expect(told(await violations(axeOf(page).withTags(WCAG).include(within))), within).toEqual([]);
}
