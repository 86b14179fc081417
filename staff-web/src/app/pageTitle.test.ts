import { pageCodes } from '@salient/shared/app/pages/staffPages.ts';
import { createTexts, textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { expect, test } from 'vitest';
import { pageTitle } from './composeAreas.ts';
import { loadTexts } from './texts.ts';

const isKey = (text: string) => /^\w+(\.\w+)+$/.test(text);

test.each(languages)('every page has a title in %s', async (language) => {
  const { t } = textsOf(createTexts(language, await loadTexts(language)));
  expect(pageCodes.filter((code) => isKey(pageTitle(t, code)) || !pageTitle(t, code))).toEqual([]);
});

test('a page is called as its area says, or by the text of its page code', async () => {
  const { t } = textsOf(createTexts('en', await loadTexts('en')));
  expect([pageTitle(t, 'figures'), pageTitle(t, 'key_walks')]).toEqual(['Figures', 'Theme walks']);
});
