import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumPath } from '../e2e/chromium.ts';
import { installClock } from '../e2e/kiosk/puttableClock.ts';
import { framesOf, startTrace, type Transition } from './frames.ts';
import { type Measurement, ms, percentile } from './measure.ts';
import { openTestMuseum } from './testMuseum.ts';

/** Visitors until the first and the second look at the memory (`BENCH_JOURNEYS` shortens the second). */
const looks = { first: 100, second: Number(process.env.BENCH_JOURNEYS ?? 1_000) };
const budget = {
  /** What the memory may grow between the looks, as a part and, below that, in bytes: what V8 itself keeps or drops. */
  growth: 1.05,
  slackBytes: 500_000,
  frameMs: 16.7,
  framesInTime: 0.95,
  storyMs: 300,
  answeredMs: 100,
};
const slowdown = 4;
const openings = 60;
const rounds = 5;
const touched = 'touched';
/** A cross-fade of two screens. */
const transitionMs = 250;
/** A frame of 60 a second is 16.67 ms; the trace counts them a little unevenly. */
const hairMs = 0.8;
const panel = { viewport: { width: 1080, height: 1920 }, hasTouch: true };

/** A kiosk after a long day: its memory, its transitions on a weak machine, and how soon a story opens. */
export async function benchKiosk(): Promise<Measurement[]> {
  const museum = await openTestMuseum();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
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
  const page = await browser.newPage(panel);
  // tsx gives functions their names by this one, also those that are sent into the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  if (hasOwnClock) await installClock(page);
  const chrome = await page.context().newCDPSession(page);
  await page.goto(kiosk);
  await page.locator('.attract-touch').waitFor();
  return { page, chrome };
}

interface Held {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What the page holds once nothing is left to collect. */
async function held(chrome: CDPSession): Promise<Held> {
  for (let time = 0; time < 3; time++) await chrome.send('HeapProfiler.collectGarbage');
  await chrome.send('Performance.enable');
  const { metrics } = await chrome.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

export async function memory(browser: Browser, kiosk: string): Promise<Measurement[]> {
  // Visits end by being left alone, which the clock is put forward for.
  const { page, chrome } = await openKiosk(browser, kiosk, { hasOwnClock: true });
  const look = async (from: number, to: number) => {
    for (let visitor = from; visitor < to; visitor++) await visit(page, visitor);
    await page.waitForTimeout(1_000);
    return held(chrome);
  };
  const first = await look(0, looks.first);
  const second = await look(looks.first, looks.second);
  await page.close();
  const said = (what: keyof Held, word: (value: number) => string, slack = 0): Measurement => ({
    what: `kiosk, ${what} after ${looks.first} and ${looks.second} visitors`,
    measured: `${word(first[what])}, ${word(second[what])}`,
    budget: 'the same within 5 %',
    met: second[what] <= Math.max(first[what] * budget.growth, first[what] + slack),
  });
  return [
    said('heap', (bytes) => `${(bytes / 1e6).toFixed(1)} MB`, budget.slackBytes),
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
    await touch('.attract-touch');
    await touch('.control-bar .bar-languages button', visitor);
    if (visitor % 3 === 0) await touch('.reading-rail .bar-versions button', 1);
    if (visitor % 5 === 0) await touch('.reading-rail .bar-modes button', visitor);
    await touch('.story-card', visitor);
    await touch('.story-turner .button-main:last-child');
    await touch('.control-bar .bar-screens button', 1);
    await touch('.day-names');
    await touch('.control-bar .bar-screens button', 2);
    await touch('.keyboard-row:nth-child(4) button', visitor);
    await touch('.keyboard-row:nth-child(2) button', 2);
    if (visitor % 4 === 0) {
      await touch('.keyboard-row:nth-child(2) button', 0);
    }
    await touch('.control-bar .bar-screens button', 0);
    await touch('.story-card', visitor + 1);
  }, visitor);
  await page.locator('.story-turner').first().waitFor();
  await page.clock.fastForward('05:00');
  await page.locator('.still-there').waitFor();
  await page.clock.fastForward('01:00');
  await page.locator('.attract-touch').waitFor();
}

/** The transitions of a visit on a machine four times slower, from the browser's own trace. */
export async function transitions(browser: Browser, kiosk: string): Promise<Measurement[]> {
  const { page, chrome } = await openKiosk(browser, kiosk);
  await page.waitForLoadState('networkidle');
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const seen: Transition[] = [];
  const through = async (what: Locator) => {
    // Nothing of the former one is still going on.
    await page.waitForTimeout(600);
    const trace = await startTrace(chrome);
    await page.evaluate(
      (mark) => document.addEventListener('click', () => performance.mark(mark), { once: true, capture: true }),
      touched,
    );
    await what.tap();
    await page.waitForTimeout(800);
    seen.push(framesOf(await trace.stop(), touched, transitionMs));
  };
  const next = page.locator('.story-turner .button-main').last();
  for (let round = 0; round < rounds; round++) {
    await through(page.locator('.attract-touch'));
    await through(page.locator('.story-card').first());
    for (let step = 0; step < 3; step++) await through(next);
    await through(page.locator('.bar-screens button').nth(1));
    await through(page.locator('.bar-screens button').nth(0));
    await page.goto(kiosk);
    await page.locator('.attract-touch').waitFor();
  }
  await page.close();
  const gaps = seen.flatMap((transition) => transition.gaps);
  const inTime = gaps.filter((gap) => gap <= budget.frameMs + hairMs).length / gaps.length;
  const answered = percentile(
    seen.map((transition) => transition.answered),
    0.95,
  );
  return [
    {
      what: `kiosk, frames of its transitions in 16.7 ms, ${slowdown} times slower`,
      measured: `${(inTime * 100).toFixed(1)} % of ${gaps.length}, longest ${ms(Math.max(...gaps))}`,
      budget: `at least ${budget.framesInTime * 100} %`,
      met: inTime >= budget.framesInTime,
    },
    {
      what: `kiosk, a touch is answered on the screen, ${slowdown} times slower, p95`,
      measured: ms(answered),
      budget: `at most ${budget.answeredMs} ms`,
      met: answered <= budget.answeredMs,
    },
  ];
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
