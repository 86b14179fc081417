import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../e2e/chromium.ts';
import { installClock } from '../e2e/kiosk/puttableClock.ts';
import { type HeldMemory, heldMemory } from './heldMemory.ts';
import { type Measurement, ms, percentile } from './measure.ts';
import { openTestMuseum } from './testMuseum.ts';
import { browserArgs, kioskScreen, transitions } from './transitions.ts';

/** Visitors until the first and the second look at the memory (`BENCH_JOURNEYS` shortens the second). */
const looks = { first: 100, second: Number(process.env.BENCH_JOURNEYS ?? 1_000) };
const budget = {
  /** What the memory may grow between the looks. */
  growth: 1.05,
  storyMs: 300,
};
const openings = 60;
/** Until the screens of visitors who hurried have faded out and are let go. */
const settledMs = 5_000;

/** A kiosk after a long day: its memory, its transitions on a weak machine, and how soon a story opens. */
export async function benchKiosk(): Promise<Measurement[]> {
  const museum = await openTestMuseum();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: browserArgs });
  try {
    const kiosk = `${museum.origin}/kiosk/1`;
    return [
      ...(await memory(browser, kiosk)),
      ...(await transitions(browser, kiosk)),
      await storyOpened(browser, kiosk),
    ];
  } finally {
    await browser.close();
    await museum.close();
  }
}

/** A kiosk in attract. With `hasOwnClock` its time can be put forward. */
async function openKiosk(browser: Browser, kiosk: string, { hasOwnClock = false } = {}) {
  const page = await browser.newPage(kioskScreen);
  // tsx gives functions their names by this one, also those that are sent into the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  if (hasOwnClock) await installClock(page);
  const chrome = await page.context().newCDPSession(page);
  await page.goto(kiosk);
  await page.locator('.attract-touch').waitFor();
  return { page, chrome };
}

export async function memory(browser: Browser, kiosk: string): Promise<Measurement[]> {
  // Visits end by being left alone, which the clock is put forward for.
  const { page, chrome } = await openKiosk(browser, kiosk, { hasOwnClock: true });
  const look = async (from: number, to: number) => {
    for (let visitor = from; visitor < to; visitor++) await visit(page, visitor);
    await page.waitForTimeout(settledMs);
    return heldMemory(chrome);
  };
  const first = await look(0, looks.first);
  const second = await look(looks.first, looks.second);
  await page.close();
  const after = `after ${looks.first} and ${looks.second} visitors`;
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  const said = (what: keyof HeldMemory, word: (value: number) => string): Measurement => ({
    what: `kiosk, ${what} ${after}`,
    measured: `${word(first[what])}, ${word(second[what])}`,
    budget: 'the same within 5 %',
    met: second[what] <= first[what] * budget.growth,
  });
  return [
    { ...said('objects', megabytes), direct: `compiled code ${megabytes(first.code)}, ${megabytes(second.code)}` },
    said('nodes', String),
    said('listeners', String),
  ];
}

/** One visitor: looks at a story or two, at the names, searches one, meets somebody, and goes away without a word. */
async function visit(page: Page, visitor: number): Promise<void> {
  await page.evaluate(async (visitor) => {
    const find = (selector: string, at = 0) => {
      const all = [
        ...document.querySelectorAll<HTMLElement>(`.shell-screen:not([inert]) ${selector}, .shell > ${selector}`),
      ];
      return all.length > 0 ? all[at % all.length] : undefined;
    };
    const touch = async (selector: string, at = 0) => {
      for (let wait = 0; wait < 400; wait++) {
        const found = find(selector, at);
        if (found) {
          found.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
          found.click();
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`there is no ${selector}`);
    };
    await touch('.control-bar .bar-languages button', visitor);
    if (visitor % 3 === 0) await touch('.stories-foot .bar-versions button', 1);
    if (visitor % 5 === 0) {
      await touch('.control-bar .ways > .button');
      await touch('.control-bar .bar-modes button', visitor);
    }
    await touch('.story-card', visitor);
    await touch('.story-turner .button-main:last-child');
    await touch('.control-bar .bar-screens > .button', 0);
    await touch('.stories-foot');
    await touch('.control-bar .bar-screens > .button', 1);
    await touch('.day-names');
    await touch('.control-bar .bar-screens > .button', 2);
    await touch('.keyboard-row:nth-child(4) button', visitor);
    await touch('.keyboard-row:nth-child(2) button', 2);
    if (visitor % 4 === 0) {
      await touch('.keyboard-row:nth-child(2) button', 0);
    }
    await touch('.control-bar .bar-screens > .button', 0);
    await touch('.story-card', visitor + 1);
  }, visitor);
  await page.locator('.story-turner').first().waitFor();
  // Not in one go: the screen may have been drawn without having begun to wait for the visitor.
  const attract = page.locator('.shell-screen:not([inert]) .attract-touch');
  while (!(await attract.isVisible())) await page.clock.fastForward('00:30');
}

/** From the finger on a card to the story with its picture on the screen. */
export async function storyOpened(browser: Browser, kiosk: string): Promise<Measurement> {
  const { page } = await openKiosk(browser, kiosk);
  await page.locator('.attract-touch').tap();
  const taken: number[] = [];
  for (let time = 0; time < openings; time++) {
    await page.locator('.story-card').first().waitFor();
    await page.waitForTimeout(350);
    taken.push(
      await page.evaluate(async (at) => {
        const cards = document.querySelectorAll<HTMLElement>('.shell-screen:not([inert]) .story-card');
        const began = performance.now();
        cards[at % cards.length]?.click();
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const isWhole = () => {
          const story = document.querySelector('main.story');
          const face = story?.querySelector<HTMLImageElement>('.part-photo img');
          return story !== null && story !== undefined && (!face || (face.complete && face.naturalWidth > 0));
        };
        while (!isWhole()) await frame();
        await frame();
        return performance.now() - began;
      }, time),
    );
    await page.locator('.bar-screens button').first().tap();
  }
  await page.close();
  const slow = percentile(taken, 0.95);
  return {
    what: 'kiosk, story opened with its picture, p95',
    measured: `${ms(slow)} (p50 ${ms(percentile(taken, 0.5))})`,
    budget: `at most ${budget.storyMs} ms`,
    met: slow <= budget.storyMs,
  };
}
