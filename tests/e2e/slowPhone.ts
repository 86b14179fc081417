import type { CDPSession, Page } from '@playwright/test';

/** What "slow 4G" is: Lighthouse's round trip and rates. Bytes a second. */
export const slow4G = { latency: 150, downloadThroughput: (1638.4 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
/** The network panel's setting of the same name, which waits almost four times as long for every answer. */
export const slow4GOfDevTools = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

export interface Opened {
  /** Milliseconds until the first words, and until the largest thing on the screen, were painted. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** How far what was painted moved afterwards; 0 when nothing did. */
  readonly shift: number;
  /** What came over the network: all, and without the pictures that nobody sees yet. */
  readonly bytes: number;
  readonly bytesBeforeOtherPictures: number;
}

/** Opens a page as a weak phone does: four times slower, on a slow network, with nothing kept from before. */
export async function openOnSlowPhone(page: Page, path: string, network = slow4G): Promise<Opened> {
  const browser = await page.context().newCDPSession(page);
  const sizes = await countBytes(browser);
  await browser.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const painted = await page.evaluate(() => ({
    ...(window as unknown as { seen: { largest: number; shift: number } }).seen,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    firstPicture: document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc ?? '',
  }));
  const all = [...sizes.entries()];
  const isOther = (url: string) => /\/api\/(photo|file)\//.test(url) && url !== painted.firstPicture;
  const sum = (some: typeof all) => some.reduce((total, [, size]) => total + size, 0);
  return {
    firstPaint: Math.round(painted.first),
    largestPaint: Math.round(painted.largest),
    shift: painted.shift,
    bytes: sum(all),
    bytesBeforeOtherPictures: sum(all.filter(([url]) => !isOther(url))),
  };
}

/** Bytes of each address as they come over the wire, headers too. */
async function countBytes(browser: CDPSession): Promise<ReadonlyMap<string, number>> {
  const urls = new Map<string, string>();
  const sizes = new Map<string, number>();
  browser.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(urls.get(requestId) ?? requestId, encodedDataLength),
  );
  await browser.send('Network.enable');
  return sizes;
}
