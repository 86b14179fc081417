import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../lib/i18n/languages.ts';
import { dictionaries, flatten, projectFolder, type TextsByKey } from './textFiles.fixture.ts';

interface Term {
  readonly term: string;
  /** Words that no text may hold. */
  readonly not: readonly string[];
  /** Keys, or beginnings of keys, under which it may all the same. */
  readonly butIn: readonly string[];
}

const listed = (cell: string, separator: string) =>
  cell
    .split(separator)
    .map((word) => word.trim().replaceAll('`', ''))
    .filter(Boolean);

/** The rows of the table under a heading, without its head. */
function rowsUnder(page: string, heading: string): string[][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [, ...lines] = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const pageOf = (language: string) => readFileSync(join(projectFolder, `docs/terms/${language}.md`), 'utf8');

const termsOf = (language: string): Term[] =>
  rowsUnder(pageOf(language), 'Words').map(([term = '', , not = '', , butIn = '']) => ({
    term,
    not: listed(not, ';'),
    butIn: listed(butIn, ','),
  }));

const wholeWord = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${word.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu');

const withoutSlots = (text: string) => text.replace(/\{[^}]*\}/g, '');

/** Which texts hold a word, but for those of the keys that may. */
const holding = (texts: TextsByKey, word: string, mayHold: (key: string) => boolean) =>
  [...texts]
    .filter(([key, text]) => wholeWord(word).test(withoutSlots(text)) && !mayHold(key))
    .map(([key, text]) => `${key}: ${text}`);

const isForChildren = (key: string) => /(?<!\bno)Child$|^childStory|\.child\./.test(key);

/** All that the programs and the mails say. */
async function textsOf(language: string): Promise<TextsByKey> {
  const mails: object = await import(join(projectFolder, `core-server/src/areas/mails/texts/${language}.ts`));
  return new Map([...(dictionaries.get(language) ?? []), ...flatten(mails, 'mails')]);
}

describe.each(languages)('the terms of docs/terms/%s.md', async (language) => {
  const texts = await textsOf(language);

  test('hold in every text', () => {
    const found = termsOf(language).flatMap(({ term, not, butIn }) =>
      not.flatMap((word) =>
        holding(texts, word, (key) =>
          butIn.some((start) => key === start || (start.endsWith('.') && key.startsWith(start))),
        ).map((text) => `${term}, not “${word}”: ${text}`),
      ),
    );
    expect(found).toEqual([]);
  });

  test('say how adults and children are spoken to, and every text does', () => {
    const rows = rowsUnder(pageOf(language), 'Address');
    expect(rows.map(([readers]) => readers)).toEqual(['adults', 'children']);
    const found = rows.flatMap(([readers, , not = '']) =>
      listed(not, ';').flatMap((word) =>
        holding(texts, word, (key) => isForChildren(key) !== (readers === 'children')).map(
          (text) => `${readers}, not “${word}”: ${text}`,
        ),
      ),
    );
    expect(found).toEqual([]);
  });
});

test('the pages of all languages tell of what their museum has in common', () => {
  const shared = termsOf('nl')
    .slice(0, 28)
    .map(({ term }) => term);
  for (const language of languages) {
    const terms = termsOf(language).map(({ term }) => term);
    expect([language, shared.filter((term) => !terms.includes(term))]).toEqual([language, []]);
  }
});
