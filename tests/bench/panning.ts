import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { createClient } from '@salient/shared/lib/client/createClient.ts';
import { chromiumPath } from '../e2e/chromium.ts';
import { staffPassword } from '../e2e/museumFacts.ts';
import { uploadPage } from '../harness/pages.ts';
import { scanOf } from '../harness/scanFiles.ts';
import { type Measurement, ms, percentile } from './measure.ts';
import { openTestMuseum } from './testMuseum.ts';
import { browserArgs } from './transitions.ts';

const size = { width: 5000, height: 7000 };
const slowdown = 4;
/** Thirty frames a second, with what a clock of sixty a second leaves uncertain. Milliseconds. */
const budgetMs = 34;
/** Until the tiles of a view have come and faded in. Milliseconds. */
const settledMs = 4_000;
/** Presses of the button that bring a scan nearly to its full size. */
const presses = 10;

/** Where the hand goes, as shares of the viewer: to all sides, so that tiles come in everywhere. */
const corners = [
  [0.5, 0.5],
  [0.15, 0.2],
  [0.85, 0.3],
  [0.2, 0.85],
  [0.8, 0.8],
] as const;
/** From one to the next, and between two messages of a mouse. Milliseconds. */
const [glideMs, moveMs] = [700, 8];

type Point = readonly [x: number, y: number];

/** Two screens on which scans are looked at from near. */
const staffScreen: BrowserContextOptions = { viewport: { width: 1920, height: 1080 } };
const publicScreen: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

/** Nothing but an area over which the hand goes: what this machine can draw at all. */
const barePage = `data:text/html,<style>body{margin:0}div{position:fixed;inset:0}</style><div class="scan-canvas"></div>`;

/** How evenly a large scan goes along with the hand on a weak machine, beside a page on which nothing moves. */
export async function benchPanning(): Promise<Measurement[]> {
  const museum = await openTestMuseum();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: browserArgs });
  try {
    const { id, token } = await showScan(museum.origin);
    const rows: Measurement[] = [];
    for (const { what, screen, open } of [
      { what: 'page editor', screen: staffScreen, open: (page: Page) => openEditor(page, museum.origin, id, token) },
      { what: 'public document', screen: publicScreen, open: (page: Page) => openPublic(page, museum.origin, id) },
    ]) {
      const bare = await pan(browser, screen, (page) => page.goto(barePage).then(() => undefined));
      const { cold, warm } = await pan(browser, screen, open);
      rows.push(
        row(`${what}, tiles that come`, cold, bare.cold),
        row(`${what}, tiles that are there`, warm, bare.warm),
      );
    }
    return rows;
  } finally {
    await browser.close();
    await museum.close();
  }
}

function row(what: string, frames: readonly number[], bare: readonly number[]): Measurement {
  const [p95, bareP95] = [percentile(frames, 0.95), percentile(bare, 0.95)];
  const said = (each: readonly number[]) => `${ms(percentile(each, 0.5))}, p95 ${ms(percentile(each, 0.95))}`;
  return {
    what: `panning, ${what}, ${slowdown} times slower, frame p50`,
    measured: said(frames),
    direct: said(bare),
    budget: `p95 at most ${budgetMs} ms, or that of a bare page`,
    met: p95 <= Math.max(budgetMs, bareP95),
  };
}

/** A disclosed document with one large scan. */
async function showScan(origin: string): Promise<{ id: string; token: string }> {
  const guest = createClient({ endpoint: `${origin}/api/v2`, token: 'GUEST' });
  const { token } = await guest.authenticate2({ account: 'normal', password: staffPassword });
  const editor = createClient({ endpoint: `${origin}/api/v2`, token });
  const document = { category: 'digital', title: 'Bench', disclosed: true } as const;
  const { id } = await editor.createCollectionDocument({ document });
  const scan = await scanOf({ ...size, seed: Date.now() % 1_000_000 });
  const { data } = await uploadPage({ origin }, { token }, scan, { document_id: id, upload_id: randomUUID() });
  // Once a small picture is there, the pyramid is.
  for (let isMade = false; !isMade; ) isMade = (await fetch(origin + data.urls.preview)).ok;
  return { id, token };
}

async function openEditor(page: Page, origin: string, id: string, token: string): Promise<void> {
  await page.goto(origin);
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
  await page.goto(`${origin}/documents/${id}/1?lang=nl`);
  await page.locator('.scan-canvas canvas').first().waitFor();
}

async function openPublic(page: Page, origin: string, id: string): Promise<void> {
  await page.goto(`${origin}/document/${id}?lang=nl`);
  await page.getByRole('button', { name: 'Van dichtbij bekijken' }).click();
  await page.locator('.scan-canvas canvas').first().waitFor();
}

/** Milliseconds of each frame while a hand drags what is there to and fro, and while it does so once more. */
async function pan(browser: Browser, screen: BrowserContextOptions, open: (page: Page) => Promise<void>) {
  const page = await browser.newPage(screen);
  await page.addInitScript('globalThis.__name = (named) => named');
  await open(page);
  const larger = page.getByRole('button', { name: /^(Groter|Vergroten)/ });
  if (await larger.count()) {
    await larger.evaluate((button: HTMLButtonElement, times) => {
      for (let press = 0; press < times; press++) button.click();
    }, presses);
  }
  await page.waitForTimeout(settledMs);
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const cold = await dragAround(page);
  await page.waitForTimeout(settledMs);
  const warm = await dragAround(page);
  await page.close();
  return { cold, warm };
}

async function dragAround(page: Page): Promise<number[]> {
  const box = await page.locator('.scan-canvas').boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  const at = ([x, y]: Point): Point => [box.x + x * box.width, box.y + y * box.height];
  await page.mouse.move(...at(corners[0]));
  await page.mouse.down();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const note = (now: number) => {
      times.push(now);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (const [leg, corner] of [...corners.slice(1), corners[0]].entries()) {
    await glide(page, at(corners[leg] ?? corners[0]), at(corner));
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times.slice());
  await page.mouse.up();
  return times.slice(1).map((time, before) => time - (times[before] ?? time));
}

/** Goes from one point to another as fast as a hand does, which moves on whether the page follows or not. */
async function glide(page: Page, from: Point, to: Point): Promise<void> {
  const began = performance.now();
  for (let share = 0; share < 1; ) {
    share = Math.min(1, (performance.now() - began) / glideMs);
    await page.mouse.move(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
    await sleep(moveMs);
  }
}
