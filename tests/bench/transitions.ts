import type { Browser, Locator, Page } from '@playwright/test';
import { framesOf, markTransitions, startTrace, type Transition } from './frames.ts';
import { type Measurement, ms, percentile } from './measure.ts';

/** A kiosk's browser has a graphics card; without one, Chromium's own stand-in comes nearer to it than drawing on the page's processor. */
export const browserArgs = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];
export const kioskScreen = { viewport: { width: 1080, height: 1920 }, hasTouch: true };

const slowdown = 4;
const rounds = 5;
const budget = { frames: 0.95, answeredMs: 100 };
/** A cross-fade of two screens. */
const transitionMs = 250;

/** Nothing but words over which others fade in at a touch: what this machine can draw at all. */
const barePage = `data:text/html,<style>body{margin:0}button{position:fixed;inset:0;width:100%25;font:30px serif}</style>
<button>${'Words. '.repeat(200)}</button><button id="next">${'Other words. '.repeat(150)}</button>
<script>onclick=()=>{next.animate({opacity:[0,1]},${transitionMs})}</script>`;

/** The transitions of a visit on a machine four times slower, from the browser's own trace, beside a bare page's. */
export async function transitions(browser: Browser, kiosk: string): Promise<Measurement[]> {
  const bare = await throughPage(browser, barePage, async (page, touch) => {
    for (let time = 0; time < 7; time++) await touch(page.locator('#next'));
  });
  const seen = await throughPage(browser, kiosk, async (page, touch) => {
    await touch(page.locator('.attract-touch'));
    await touch(page.locator('.story-card').first());
    for (let step = 0; step < 3; step++) await touch(page.locator('.story-turner .button-main').last());
    await touch(page.locator('.bar-screens button').nth(1));
    await touch(page.locator('.bar-screens button').nth(0));
  });
  const share = shareOf(seen);
  const ofBare = shareOf(bare);
  const answered = percentile(
    seen.map((transition) => transition.answered),
    0.95,
  );
  return [
    {
      what: `kiosk, frames of its transitions at 60 a second, ${slowdown} times slower`,
      measured: `${percent(share)}, longest ${ms(longestOf(seen))}`,
      direct: `${percent(ofBare)}, longest ${ms(longestOf(bare))}`,
      ratio: `${(share / ofBare).toFixed(2)}x`,
      budget: `at least ${percent(budget.frames)}, or of what a bare page is given`,
      met: share >= budget.frames * Math.min(1, ofBare),
    },
    {
      what: `kiosk, a touch is answered on the screen, ${slowdown} times slower, p95`,
      measured: ms(answered),
      budget: `at most ${budget.answeredMs} ms`,
      met: answered <= budget.answeredMs,
    },
  ];
}

type Touch = (what: Locator) => Promise<void>;

/** What was seen of the transitions of a page that is gone through some times from its start. */
async function throughPage(
  browser: Browser,
  address: string,
  round: (page: Page, touch: Touch) => Promise<void>,
): Promise<Transition[]> {
  const page = await browser.newPage(kioskScreen);
  await page.addInitScript('globalThis.__name = (named) => named');
  await markTransitions(page);
  const chrome = await page.context().newCDPSession(page);
  const seen: Transition[] = [];
  const touch: Touch = async (what) => {
    // Nothing of the former one is still going on.
    await page.waitForTimeout(600);
    const trace = await startTrace(chrome);
    await what.tap();
    await page.waitForTimeout(900);
    seen.push(framesOf(await trace.stop(), transitionMs));
  };
  for (let time = 0; time < rounds; time++) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await chrome.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await round(page, touch);
  }
  await page.close();
  return seen;
}

const shareOf = (seen: readonly Transition[]) =>
  seen.reduce((sum, { drawn }) => sum + drawn, 0) / seen.reduce((sum, { due }) => sum + due, 0);
const longestOf = (seen: readonly Transition[]) => Math.max(...seen.map(({ longest }) => longest));
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
