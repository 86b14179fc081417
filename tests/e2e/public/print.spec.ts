import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { printPdf } from '../../harness/readCodes.ts';
import { storyIds } from '../museumFacts.ts';
import { onlyWide } from '../screenTags.ts';
import { expect, type PublicPages, test } from './pages.ts';

const keyOf = (address: string) => new URL(address).pathname;

/** What a reader of the sheet scans: the path of the code that stands whole on one of the pages, read from the PDF. */
async function scannedFrom({ page }: PublicPages): Promise<{ readonly path: string; readonly side: number }[]> {
  const sheets = await printPdf(await page.pdf({ preferCSSPageSize: true }), [1, 1, 1, 1]);
  expect(sheets.length).toBeLessThanOrEqual(2);
  return sheets.flatMap(({ codes }) => codes.map(({ text, side }) => ({ path: keyOf(text), side })));
}

const printed: Readonly<Record<string, (pages: PublicPages) => Promise<{ path: string; expected: RegExp }>>> = {
  ...Object.fromEntries(
    languages.map((language) => [
      `a person of twelve events, in ${language}`,
      async (pages: PublicPages) => {
        const id = await pages.personId('mcgee william');
        return { path: `/person/_id=${id}?lang=${language}`, expected: /^\/p\/[2-9A-HJ-NP-Z]{6}$/ };
      },
    ]),
  ),
  'a story': async () => ({ path: `/public/personstories/${storyIds.cyriel}`, expected: /^\/s\/\w{6}$/ }),
  'a key': async (pages) => ({ path: `${await pages.keyPath('Menenpoort')}?lang=nl`, expected: /^\/s\/\w{6}$/ }),
  'a key in French': async (pages) => ({
    path: `${await pages.keyPath('Menenpoort')}?lang=fr`,
    expected: /^\/s\/\w{6}$/,
  }),
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
