import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { printPdf } from '../../harness/readCodes.ts';
import { storyIds } from '../museumFacts.ts';
import { onlyWide } from '../screenTags.ts';
import { expect, type PublicPages, test } from './pages.ts';

const keyOf = (address: string) => new URL(address).pathname;

/** What a reader of the sheet scans: the path of the code that stands whole on one of the pages, read from the PDF. */
async function scannedFrom({ page }: PublicPages): Promise<{ readonly path: string; readonly side: number }[]> {
  const sheets = await printPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(sheets.length).toBeLessThanOrEqual(2);
  return sheets.flatMap(({ codes }) => codes.map(({ text, side }) => ({ path: keyOf(text), side })));
}

const shortAddress = (kind: string) => new RegExp(`^/${kind}/[2-9A-HJ-NP-Z]{6}$`);

const shortPair = /^\/s\/[2-9A-HJ-NP-Z]{6}-[2-9A-HJ-NP-Z]{6}$/;

/** A page as each of the four languages prints it, and the path that its code holds. */
const inEachLanguage = (what: string, pathOf: (pages: PublicPages) => Promise<string>, expected: RegExp) =>
  Object.fromEntries(
    languages.map((language) => [
      `${what}, in ${language}`,
      async (pages: PublicPages) => {
        const path = await pathOf(pages);
        return { path: `${path}${path.includes('?') ? '&' : '?'}lang=${language}`, expected };
      },
    ]),
  );

const printed: Readonly<Record<string, (pages: PublicPages) => Promise<{ path: string; expected: RegExp }>>> = {
  ...inEachLanguage(
    'a person of twelve events',
    async (pages) => `/person/_id=${await pages.personId('mcgee william')}`,
    shortAddress('p'),
  ),
  ...inEachLanguage('a story', async () => `/public/personstories/${storyIds.cyriel}`, shortAddress('s')),
  ...inEachLanguage(
    'a pair',
    async () => `/public/storypair?story1=${storyIds.cyriel}&story2=${storyIds.emma}`,
    shortPair,
  ),
  ...inEachLanguage(
    'a pair for children',
    async () => `/public/storypair?story1=${storyIds.cyriel}&story2=${storyIds.emma}&child`,
    shortPair,
  ),
  ...inEachLanguage(
    'a story for children',
    async () => `/public/personstories/${storyIds.cyriel}?child`,
    shortAddress('s'),
  ),
  ...inEachLanguage('a key', (pages) => pages.keyPath('Menenpoort'), shortAddress('s')),
};

for (const [what, where] of Object.entries(printed)) {
  test(`the code on the printed page of ${what} is read from the PDF of at most two pages, whole and 25 mm wide [P8, PUBLIC-41]`, {
    // Paper is as wide wherever it is printed from.
    tag: onlyWide,
  }, async ({ pages }) => {
    const { path, expected } = await where(pages);
    await pages.open(path);
    const codes = await scannedFrom(pages);
    expect(codes).toHaveLength(1);
    expect(codes[0]?.path).toMatch(expected);
    expect(codes[0]?.side).toBeGreaterThan(20);
  });
}
