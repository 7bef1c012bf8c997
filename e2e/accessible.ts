import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const violations = async (page: Page, within?: string) => {
  const axe = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
  ]);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

/**
 * No axe violation in the light and in the dark theme, and no sideways scroll at 360 px (UI-12, APP-13).
 * The page stays dark and narrow.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  expect(await violations(page), 'light theme').toEqual([]);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible();
  expect(await violations(page), 'dark theme').toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(360);
}

/** No axe violation in a part of the page, in the theme that it has now. `within`: a CSS selector. */
export async function expectAccessiblePart(page: Page, within: string): Promise<void> {
  await page.mouse.move(0, 0);
  expect(await violations(page, within), within).toEqual([]);
}
