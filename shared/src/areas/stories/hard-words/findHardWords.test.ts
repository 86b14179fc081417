import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { describe, expect, test } from 'vitest';
import { findHardWords, wordsIn } from './findHardWords.ts';
import { type HardWords, hardWordIds } from './hardWord.ts';

const found = (text: string, language: Language = 'nl') =>
  findHardWords([text], language)
    .flat()
    .flatMap(({ text, word }) => (word ? [`${text} → ${word.id}`] : []));

test.each<[Language, string, string[]]>([
  ['nl', 'In de loopgraven lag prikkeldraad.', ['loopgraven → trench', 'prikkeldraad → barbed_wire']],
  ['nl', 'De gaswolk, het gasmasker en de granaatscherven in de frontstreek.', []],
  ['nl', 'Giftig gas!', ['gas → gas']],
  ['nl', 'Een frontsoldaat van het IJzer-front.', []],
  ['nl', 'Het graf van een onbekende soldaat.', ['onbekende soldaat → unknown_soldier']],
  ['en', 'He stood in front of the house, then went to the front.', ['to the front → front']],
  ['en', 'Prisoners of war behind barbed wire', ['Prisoners of war → prisoner_of_war', 'barbed wire → barbed_wire']],
  ['fr', 'L’ennemi tirait des obus.', ['ennemi → enemy', 'obus → shell']],
  ['fr', 'Les réfugiés dormaient dans un abri de béton.', ['réfugiés → refugee', 'abri de béton → bunker']],
  ['fr', 'Frontalement, sans abri : leur maison avait disparu.', []],
  ['de', 'Die Flüchtlinge sahen Schützengräben.', ['Flüchtlinge → refugee', 'Schützengräben → trench']],
  ['de', 'Gasmasken und Frontsoldaten.', []],
])('in %s, whole words are found in every form, and no part of a compound: %s', (language, text, words) => {
  expect(found(text, language)).toEqual(words);
});

test('a word is explained where it stands first on a screen, and the text stays as it is', () => {
  const paragraphs = ['Gas! Weer gas.', 'Het gas en de vijand.'];
  const runs = findHardWords(paragraphs, 'nl');
  expect(runs.map((each) => each.map(({ text }) => text).join(''))).toEqual(paragraphs);
  expect(wordsIn(runs).map(({ id }) => id)).toEqual(['gas', 'enemy']);
  expect(runs[0]?.[0]).toMatchObject({ text: 'Gas', word: { id: 'gas' } });
});

test('of two words that stand side by side the second waits for another place: a finger would take both', () => {
  const runs = findHardWords(['Gas, vijand.', 'De vijand komt.'], 'nl');
  expect(runs.map((each) => wordsIn([each]).map(({ id }) => id))).toEqual([['gas'], ['enemy']]);
});

describe.each(languages)('the words in %s', async (language) => {
  const { hardWords } = (await import(`./hardWords.${language}.ts`)) as { hardWords: HardWords };

  test('are explained in one or two sentences of at most fifteen words', () => {
    for (const id of hardWordIds) {
      const { means } = hardWords[id];
      expect(means.split(/[ \u00a0]+/).length, means).toBeLessThanOrEqual(15);
      expect(means).toMatch(/^\p{Lu}.*\.$/u);
      expect(means).not.toMatch(language === 'fr' ? / [:;!?]/ : /\u00a0/);
    }
  });

  test('have no form in common', () => {
    const forms = hardWordIds.flatMap((id) => hardWords[id].forms.map((form) => form.toLowerCase()));
    expect(new Set(forms).size).toBe(forms.length);
  });
});
