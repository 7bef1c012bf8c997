/** How many items a long list has. */
const LINES = 5000;
/** How often it is scrolled by 700 px, and how many keys are typed. */
const STEPS = 40;
const KEYS = 10;

const many = (make) => Array.from({ length: LINES }, (_, n) => make(n));

/** The box above a list that finds in it. */
const find = (page) => page.getByRole('main').getByRole('textbox').first();

/** Lists of 5,000 that come in one answer (UI-13): where they are, what their service answers, where a key is typed. */
const LISTS = [
  {
    name: 'prediction questions',
    path: '/super-predictor/questions/72007',
    call: '**/super-predictor/questions?*',
    answer: () => ({
      questions: many((n) => ({
        _id: `q${n}`,
        question: `Question ${n}`,
        choices: [
          { _id: `q${n}a`, choice: 'Yes' },
          { _id: `q${n}b`, choice: 'No' },
        ],
        leagues: [{ _id: `l${n}`, entry: 10, max_entries: 100, status: 'inactive' }],
      })),
    }),
    key: find,
    tick: (page) => page.getByRole('checkbox', { name: /^Select all \d+ shown/ }),
  },
  {
    name: 'trades questions',
    path: '/trades/questions-list/72003',
    call: '**/trades/get-questions*',
    answer: () => ({
      questions: many((n) => ({
        _id: `q${n}`,
        question_en: `Question ${n}`,
        status: 'active',
        options: [
          { _id: `q${n}a`, value: 'Yes' },
          { _id: `q${n}b`, value: 'No' },
        ],
      })),
    }),
    key: find,
  },
  {
    name: 'picks questions',
    path: '/picks/questions/72001',
    call: '**/admin/question/list*',
    answer: picks,
    key: find,
  },
  {
    name: 'street holdings',
    path: '/street/index/48213/71001?tab=holdings',
    call: '**/street/support/holdings/mine*',
    answer: () => ({
      holdings: {
        holdings_array: many((n) => ({
          _id: n,
          units: 10,
          avg_price: 12.5,
          invested: 125,
          team: { name: `Team ${n}`, last_traded_price: 13 },
        })),
      },
    }),
    key: find,
  },
  {
    name: 'lines desk',
    path: '/picks/questions/72001?view=desk',
    call: '**/admin/question/list*',
    answer: picks,
    before: pasteLines,
    key: (page) => page.getByLabel(/^New value of/).first(),
    keys: '7',
  },
];

/** Questions on players, as the picks service lists them. */
function picks() {
  return {
    data: {
      picks_question: many((n) => ({
        _id: `q${n}`,
        question: 'How many runs?',
        player_data: { name: `Player ${n}` },
        picks_category: 'runs',
        line: 1,
        lines_history: [],
        status: 'inactive',
      })),
    },
  };
}

/** Pastes a value for each of the questions into the open lines desk, and takes them; milliseconds to their match. */
async function pasteLines(page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Paste from a sheet' }).click();
  const rows = picks().data.picks_question.map(
    ({ player_data }, n) => `${player_data.name}\t${n}.5`,
  );
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\n'));
  await page.getByRole('textbox', { name: 'Rows of the sheet' }).focus();
  const started = performance.now();
  await page.keyboard.press('Control+v');
  await page.getByText(`${LINES} matched`).waitFor();
  const matched = performance.now() - started;
  await page
    .getByRole('dialog')
    .getByRole('button', { name: String(LINES) })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return matched;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const ms = (number) => (number === undefined ? '–' : Math.round(number));

/** Runs in the page: milliseconds from each scroll, or key, until what it changed is painted. */
async function scrolled(steps) {
  const painted = () =>
    new Promise((done) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(0);
      }),
    );
  const times = [];
  for (let step = 0; step < steps; step += 1) {
    const started = performance.now();
    window.scrollBy(0, 700);
    times.push((await painted()) - started);
  }
  window.scrollTo(0, 0);
  await painted();
  return times;
}

/** Notes from now on how long each key and press takes until it is painted. */
function noteInputs() {
  window.inputs = [];
  const note = () => {
    const started = performance.now();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.inputs.push(performance.now() - started);
      port2.postMessage(0);
    });
  };
  addEventListener('keydown', note, true);
  addEventListener('click', note, true);
}

async function keysOf(page, input, keys) {
  await input.focus();
  await page.evaluate(() => {
    window.inputs = [];
  });
  for (let nth = 0; nth < KEYS; nth += 1) {
    await page.keyboard.press(keys);
    await page.waitForTimeout(40);
  }
  return page.evaluate(() => window.inputs);
}

/** The figures of the long lists at one speed of the processor. `open` goes to an address of the console. */
export async function longLists(page, open, rate) {
  const cdp = await page.context().newCDPSession(page);
  const lines = [];
  for (const { name, path, call, answer, key, keys = 'a', tick, before } of LISTS) {
    const handle = (route) => route.fulfill({ json: answer() });
    await page.route(call, handle);
    try {
      await open(path);
      await key(page).waitFor({ timeout: 10_000 });
      const pasted = await before?.(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
      await page.evaluate(noteInputs);
      const frames = await page.evaluate(scrolled, STEPS);
      const typed = await keysOf(page, key(page), keys);
      let ticked;
      if (tick) {
        await page.keyboard.press('Escape');
        const button = tick(page);
        if (await button.isVisible()) {
          await page.evaluate(() => {
            window.inputs = [];
          });
          await button.click();
          await page.waitForTimeout(500);
          [ticked] = await page.evaluate(() => window.inputs);
        }
      }
      lines.push({
        '': `${name}, ${rate}×`,
        'frame, ms': ms(median(frames)),
        'worst frame': ms(Math.max(...frames)),
        'key, ms': ms(median(typed)),
        'worst key': ms(Math.max(...typed)),
        'tick all': ms(ticked),
        pasted: ms(pasted),
      });
    } catch (error) {
      lines.push({ '': `${name}, ${rate}×: ${String(error).split('\n')[0]}` });
    }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.unroute(call, handle);
  }
  return lines;
}

/** The same for plain rows in the same virtual list: what no list of the console can be faster than. */
export async function plainRows(page, address, rate) {
  const cdp = await page.context().newCDPSession(page);
  await page.goto(address);
  await page.locator('[data-row]').first().waitFor();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const frames = await page.evaluate(scrolled, STEPS);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return {
    '': `plain rows, ${rate}×`,
    'frame, ms': ms(median(frames)),
    'worst frame': ms(Math.max(...frames)),
  };
}
