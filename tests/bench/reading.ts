import { type Browser, chromium } from '@playwright/test';
import { createClient } from '@salient/shared/lib/client/createClient.ts';
import { chromiumPath } from '../e2e/chromium.ts';
import { storyIds } from '../e2e/museumFacts.ts';
import { type Opened, openOnSlowPhone } from '../e2e/slowPhone.ts';
import { type Measurement, ms, percentile } from './measure.ts';
import { openTestMuseum } from './testMuseum.ts';

const pages = {
  'story, museum, Dutch': `/public/personstories/${storyIds.cyriel}?lang=nl`,
  'story, key, children, French': `/public/remembrancekey/${storyIds.cyriel}?lang=fr&child`,
  encounter: `/public/storypair?story1=${storyIds.cyriel}&story2=${storyIds.emma}`,
  'all stories': '/publicsearch/stories?lang=nl',
};
const openings = 3;
const budget = { largestMs: 1500, bytes: 150_000 };
/** The page of a person is part of the app, which comes along with it. */
const budgetOfApp: typeof budget = { largestMs: 2500, bytes: 300_000 };

/** How soon stories, keys and a person are read on a weak phone on slow 4G; the museum of the browser tests serves them. */
export async function benchReading(): Promise<Measurement[]> {
  const museum = await openTestMuseum();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
  try {
    const measured: Measurement[] = [];
    const all = { ...pages, 'key with a photo': `${await keyPath(museum.origin)}?lang=nl` };
    for (const [what, path] of Object.entries(all)) {
      measured.push(await measure(browser, what, museum.origin + path, budget));
    }
    measured.push(await measure(browser, 'person', museum.origin + (await personPath(museum.origin)), budgetOfApp));
    return measured;
  } finally {
    await browser.close();
    await museum.close();
  }
}

/** The one key of the museum of the browser tests that has a photo. */
async function keyPath(origin: string): Promise<string> {
  const client = createClient({ endpoint: `${origin}/api/v2`, token: 'GUEST' });
  const key = (await client.keyLocationsForMap({})).find(({ name }) => name === 'Menenpoort');
  return `/public/key_locations/${key?.id}`;
}

/** Somebody of the names list with a story. */
async function personPath(origin: string): Promise<string> {
  const client = createClient({ endpoint: `${origin}/api/v2`, token: 'GUEST' });
  const story = await client.getPublishedStoryFromMuseum({ id: storyIds.cyriel });
  return `/publicsearch/person/_id=${story.person_id}&lang=nl`;
}

async function measure(
  browser: Browser,
  what: string,
  address: string,
  { largestMs, bytes: mostBytes }: typeof budget,
): Promise<Measurement> {
  const opened: Opened[] = [];
  for (let n = 0; n < openings; n++) {
    const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
    const page = await browser.newPage(phone);
    opened.push(await openOnSlowPhone(page, address));
    await page.close();
  }
  const median = (of: (one: Opened) => number) => percentile(opened.map(of), 0.5);
  const [first, largest] = [median((one) => one.firstPaint), median((one) => one.largestPaint)];
  const [shift, bytes] = [median((one) => one.shift), median((one) => one.bytesBeforeOtherPictures)];
  return {
    what,
    measured: `words ${ms(first)}, largest ${ms(largest)}, shift ${shift}, ${Math.round(bytes / 1000)} kB`,
    budget: `${ms(largestMs)}, shift 0, ${mostBytes / 1000} kB`,
    met: largest <= largestMs && shift === 0 && bytes <= mostBytes,
  };
}
