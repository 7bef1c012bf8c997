/** Pages that are gone between, by what the menu calls them. */
const PAGES = ['Tooltips', 'Call logs', 'Group stats', 'PAN verification'];
/** How often the page is changed to see what stays behind. */
const CHANGES = Number(process.env.CHANGES ?? 120);

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const MB = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`;

/** The addresses that the drawer leads to. */
const links = (page) =>
  page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));

/** Presses a link of the drawer; milliseconds until the address has something new, and its heading. */
async function change(page, href) {
  return page.evaluate(async (to) => {
    const before = document.querySelector('h1')?.textContent;
    const started = performance.now();
    const next = () => new Promise((done) => requestAnimationFrame(() => done()));
    document.querySelector(`nav a[href="${to}"]`)?.click();
    let something = 0;
    while (performance.now() - started < 10_000) {
      await next();
      const heading = document.querySelector('h1')?.textContent;
      if (something === 0 && heading !== before) something = performance.now() - started;
      if (heading && heading !== before) return [something, performance.now() - started];
    }
    return [something, Number.NaN];
  }, href);
}

/** From page to page by the drawer, each opened before: until something of it is there, and until its heading is. */
export async function pageToPage(page, open) {
  await open('/manage-tooltips');
  const cdp = await page.context().newCDPSession(page);
  const to = (await links(page)).filter((href) => href && href !== '/').slice(0, 8);
  for (const href of to) {
    await change(page, href);
    await page.waitForLoadState('networkidle');
  }
  const lines = [];
  for (const rate of [1, 4]) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    const times = [];
    for (const href of to) {
      times.push(await change(page, href));
      await page.waitForTimeout(300);
    }
    lines.push({
      '': `page to page, ${rate}×`,
      'something new, ms': Math.round(median(times.map(([first]) => first))),
      'heading, ms': Math.round(median(times.map(([, heading]) => heading))),
    });
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return lines;
}

/** What the heap holds before and after many changes of page. */
export async function pageChanges(page, open) {
  await open('/manage-tooltips');
  const cdp = await page.context().newCDPSession(page);
  const to = (await links(page)).filter((href) => href && href !== '/').slice(0, PAGES.length);
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Runtime.getHeapUsage')).usedSize;
  };
  for (const href of to) await change(page, href);
  await page.waitForLoadState('networkidle');
  const before = await heap();
  for (let nth = 0; nth < CHANGES; nth += 1) await change(page, to[nth % to.length]);
  await page.waitForLoadState('networkidle');
  return `heap before and after ${CHANGES} page changes: ${MB(before)}, ${MB(await heap())}`;
}

/** A declared list of 100 and of 1,000 rows in one answer: until its last row is in the document. */
export async function declaredRows(page, open) {
  const lines = [];
  for (const count of [100, 1000]) {
    const tooltips = Array.from({ length: count }, (_, n) => ({
      _id: `t${n}`,
      id: `element-${n}`,
      activity_name: 'Home',
      message: `Message ${n}`,
    }));
    const handle = (route) => route.fulfill({ json: { result: { tooltips } } });
    await page.route('**/native-android/tooltips', handle);
    const started = performance.now();
    await open('/manage-tooltips');
    await page.locator('tbody tr').first().waitFor();
    const row = performance.now() - started;
    const typed = performance.now();
    await page
      .getByRole('textbox')
      .first()
      .fill(`element-${count - 1}`);
    await page.locator('tbody tr').nth(1).waitFor({ state: 'detached' });
    lines.push({
      '': `${count} rows of a declared list`,
      'first row, ms': Math.round(row),
      'found, ms': Math.round(performance.now() - typed),
    });
    await page.unroute('**/native-android/tooltips', handle);
  }
  return lines;
}
