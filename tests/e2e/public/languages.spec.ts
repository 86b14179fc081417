import type { Page } from '@playwright/test';
import { storyIds } from '../museumFacts.ts';
import { expect, test } from './pages.ts';

/** Texts of a page that hold one of these words, each with the language that it is marked as. */
const markedWith = (page: Page, words: readonly string[]): Promise<{ text: string; lang: string }[]> =>
  page.getByRole('main').evaluate((main, wanted) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!wanted.some((word) => text.includes(word))) continue;
      found.push({ text, lang: node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '' });
    }
    return found;
  }, words);

/** What the museum wrote in Dutch alone, by the page that shows it. */
const dutch = {
  person: ['Zoon van John en Mary McGee'],
  otherPerson: ['kantwerker'],
  key: ['Menenpoort'],
  story: ['Stad Ieper', 'kleindochter van Cyriel'],
} as const;

const coded = {
  fr: {
    person: ['britannique', 'tué à l’ennemi', 'soldat'],
    keys: ['Halle aux draps', 'Cathédrale Saint-Martin'],
    never: ['British', 'killed in action', 'Private', 'Lakenhalle'],
  },
  de: {
    person: ['britisch', 'gefallen', 'Gefreiter'],
    keys: ['Tuchhalle', 'Sankt-Martins-Kathedrale'],
    never: ['British', 'killed in action', 'Private', 'Lakenhalle'],
  },
} as const;

for (const language of ['fr', 'de'] as const) {
  test(`in ${language} every text that the museum has in Dutch alone is marked so, and what is coded is in ${language} [A7, P15, I18N-14]`, async ({
    pages,
    page,
  }) => {
    const look = async (words: readonly string[]) => {
      const found = await markedWith(page, words);
      for (const word of words) expect(found.map(({ text }) => text).join('\n')).toContain(word);
      expect(found.filter(({ lang }) => lang !== 'nl')).toEqual([]);
    };
    await pages.openPerson('mcgee william', language);
    await look(dutch.person);
    const facts = await page.getByRole('main').innerText();
    for (const word of coded[language].person) expect(facts).toContain(word);
    for (const word of coded[language].never) expect(facts).not.toContain(word);

    await pages.openPerson('cyriel lammertyn', language);
    await look(dutch.otherPerson);
    await expect(page.getByRole('main').getByText('Stad Ieper', { exact: true })).toHaveAttribute('lang', 'nl');

    await pages.open(`/keys?lang=${language}`);
    for (const name of coded[language].keys) {
      const link = page.getByRole('link', { name });
      await expect(link).toBeVisible();
      expect(await link.locator('[lang]').count()).toBe(0);
    }
    await look(dutch.key);
    await pages.open(`${await pages.keyPath('Menenpoort')}?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 }).getByText('Menenpoort')).toHaveAttribute('lang', 'nl');

    await pages.open(`/public/remembrancekey/${storyIds.cyriel}?lang=${language}`);
    await look(dutch.story);
  });
}
