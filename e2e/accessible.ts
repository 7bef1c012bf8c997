import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that look at colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Without frames, which the console has none of: they would cost a page of their own each time. */
const axeOf = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

const violations = async (axe: AxeBuilder) => {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

/**
 * No axe violation in the light and in the dark theme, and no sideways scroll at 360 px (UI-12, APP-13).
 * The page stays dark and narrow.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  expect(await violations(axeOf(page).withTags(WCAG)), 'light theme').toEqual([]);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible();
  // The theme changes colours alone; the rest was looked at.
  expect(await violations(axeOf(page).withRules(COLOURS)), 'dark theme').toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(360);
}

/** No axe violation in a part of the page, in the theme that it has now. `within`: a CSS selector. */
export async function expectAccessiblePart(page: Page, within: string): Promise<void> {
  await page.mouse.move(0, 0);
  expect(await violations(axeOf(page).withTags(WCAG).include(within)), within).toEqual([]);
}
