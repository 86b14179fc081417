import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { methods } from '@salient/shared/app/methods.ts';
import { datasets } from '@salient/shared/areas/datasets/datasets.ts';
import { eventTypes } from '@salient/shared/areas/events/eventTypes.ts';
import { kindNames, ownFields } from '@salient/shared/areas/events/ownFields.ts';
import { cemeteryKinds, memorialTypes, plateDetails } from '@salient/shared/areas/memorials/memorialTypes.ts';
import { militaryEntityTypes, trackTypes } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { matchReasons } from '@salient/shared/areas/persons/matchReasons.ts';
import { genders, victimTypeDetails, victimTypes } from '@salient/shared/areas/persons/personValues.ts';
import { relationTypes } from '@salient/shared/areas/relations/relationTypes.ts';
import { anyActiveService, eventCriterionTypes, eventInputs } from '@salient/shared/areas/search/eventInputs.ts';
import { textModes } from '@salient/shared/areas/search/textModes.ts';
import { userTypes } from '@salient/shared/areas/users/user.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { refusalCodes, validationCodes } from '@salient/shared/lib/contract/validation.ts';
import { describe, expect, test } from 'vitest';
import { languages, locales } from '../lib/i18n/languages.ts';
import * as notices from '../lib/i18n/texts/notices.nl.ts';
import { dictionaries, flatten, projectFolder, sharedFolder, type TextsByKey, textFiles } from './textFiles.fixture.ts';

const dutch = dictionaries.get('nl') as TextsByKey;

const plural = /_(zero|one|two|few|many|other)$/;
const base = (key: string) => key.replace(plural, '');
const slots = (text: string) => [...new Set([...text.matchAll(/\{([^,}]+)/g)].map(([, name]) => name))].sort();

const all = Object.values(methods);
const errorsOf = (some: typeof all) => some.flatMap(({ errors }) => errors.map(({ name }) => name));
/** Also kiosks and visitors meet these. */
const errorsOfAll = errorsOf(all.filter(({ access }) => access === 'none' || access === 'guest'));
const ownErrorsOfStaff = errorsOf(all).filter((name) => !errorsOfAll.includes(name) && !(name in commonErrors));

const eventKinds = kindNames.map((name) => [ownFields[name].choices, ownFields[name].values] as const);

/** Notices whose screens come with their areas (I18N-13); a key that its screen uses is still here, and no harm. */
const awaited = new Set([...flatten(notices).map(([key]) => key), 'unsaved.warning']);

test('every group of texts lies where these tests look for it', () => {
  const listed = readFileSync(join(sharedFolder, 'app/texts.ts'), 'utf8').matchAll(/from '\.\.\/(.+\.nl\.ts)'/g);
  const paths = [...listed].map(([, path = '']) => join(sharedFolder, path));
  expect(paths.length).toBeGreaterThan(50);
  expect(textFiles('nl')).toEqual(expect.arrayContaining(paths));
});

describe.each(languages)('the texts in %s', (language) => {
  const texts = dictionaries.get(language) as TextsByKey;

  test('have the same keys as the Dutch ones [I18N-01, I18N-07]', () => {
    expect([...new Set([...texts.keys()].map(base))].sort()).toEqual([...new Set([...dutch.keys()].map(base))].sort());
  });

  test('have the same slots as the Dutch ones', () => {
    for (const [key, text] of texts) {
      const original = dutch.get(key) ?? dutch.get(`${base(key)}_other`) ?? '';
      // A form for exactly one may say it in words.
      if (!key.endsWith('_one')) expect([key, slots(text)]).toEqual([key, slots(original)]);
    }
  });

  test('have a form for every number of the language', () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = new Set([...texts.keys()].filter((key) => plural.test(key)).map(base));
    for (const key of counted) {
      for (const category of categories) expect([...texts.keys()]).toContain(`${key}_${category}`);
    }
  });

  test('leave nothing empty but the code that says nothing', () => {
    expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual(['validation.OK']);
  });

  test.each([
    ['validation', [...validationCodes, ...refusalCodes]],
    ['errors', [...Object.keys(commonErrors), ...errorsOfAll, 'network', 'http', 'unexpected', 'internal']],
    ['staffErrors', ownErrorsOfStaff],
    ['users.types', userTypes],
    ['events.types', eventTypes],
    ...eventKinds,
    ['events.enlistedReasons', [anyActiveService]],
    ['memorials.types', memorialTypes],
    ['memorials.plateDetails', plateDetails],
    ['memorials.cemeteryKinds', cemeteryKinds],
    ['persons.genders', genders],
    ['persons.victimTypes', victimTypes],
    ['persons.victimTypeDetails', victimTypeDetails],
    ['persons.datasets', datasets],
    ['relations', relationTypes.flatMap((type) => genders.map((gender) => `${type}_${gender}`))],
    ['filters.criteria', eventCriterionTypes],
    ['filters.inputs', Object.values(eventInputs).flatMap((inputs) => Object.keys(inputs))],
    ['filters.modes', textModes],
    ['trackTypes', trackTypes],
    ['military.types', militaryEntityTypes],
    ['reasons', matchReasons.filter((reason) => reason !== 'name')],
  ] as const)('name every value of %s', (group, values) => {
    for (const value of values) expect([...texts.keys()]).toContain(`${group}.${value}`);
  });
});

/** Source files of the programs that show texts, and of what they share, without tests and without the texts themselves. */
function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.|\.d\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\/texts\/\w+\.(nl|en|fr|de)\.ts$/.test(file));
}
const folders = ['public-web/src', 'staff-web/src', 'kiosk/src', 'core-server/src', 'shared/src'].map((folder) =>
  join(projectFolder, folder),
);
const sources = folders.flatMap(sourceFiles).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** What is written as somebody would type it, or as a document gives it. */
const asTyped = new Set(['places.furtherHint', 'noUrlOrMimetype']);
const isAsTyped = (key: string) => asTyped.has(key) || asTyped.has(key.split('.').at(-1) ?? '');

/** A sign that stands apart in French with no blank before it, or one at which a line may break. */
const isMisspaced = (text: string) => /(?<![\u00a0/])(?:[;!»]|[?:](?=[\s…]|$))|«(?!\u00a0)/.test(text);

test('French signs that stand apart do so by a blank at which no line breaks', async () => {
  const french = [...(dictionaries.get('fr') as TextsByKey)];
  for (const file of ['core-server/src/areas/mails/texts/fr.ts', 'core-server/demo-museum/src/texts/fr.ts']) {
    french.push(...flatten(await import(join(projectFolder, file))));
  }
  expect(french.filter(([key, text]) => isMisspaced(text) && !isAsTyped(key))).toEqual([]);
});

test('no sign that French sets apart stands behind words outside the texts', () => {
  const glued = /\b(?:t|labelOf)\([^\n]*?\)\}[:;?!](?=[\s`<])|\$\{(?:label|name|word|role|of)\}[:;?!] /g;
  const shown = sources.filter(({ file }) => !file.includes('/core-server/'));
  const found = shown.flatMap(({ file, text }) => [...text.matchAll(glued)].map(([match]) => `${file}: ${match}`));
  expect(found).toEqual([]);
});

test('counts group their digits as the language does', () => {
  for (const language of languages) {
    const texts = [...(dictionaries.get(language) as TextsByKey)];
    expect(texts.filter(([key, text]) => plural.test(key) && text.includes('{count}'))).toEqual([]);
  }
});

test('every text is used somewhere', () => {
  const literals = new Set<string>();
  const starts: string[] = [];
  for (const { text } of sources) {
    for (const [, literal] of text.matchAll(/['"]([a-z]+[A-Za-z]*\.[A-Za-z0-9_.]+)['"]/g)) literals.add(literal ?? '');
    for (const [, start] of text.matchAll(/`([a-zA-Z]+\.[A-Za-z.]*)\$\{/g)) starts.push(start ?? '');
    // A table of groups, to which the value is added.
    for (const [, group] of text.matchAll(/: '([a-z][A-Za-z]*\.[A-Za-z]+)',/g)) starts.push(`${group}.`);
  }
  const gendered = /_(male|female|undefined)$/;
  const unused = [...dutch.keys()]
    .map((key) => base(key).replace(gendered, ''))
    .filter(
      (key) =>
        !awaited.has(key) && !literals.has(key) && !starts.some((start) => start !== '' && key.startsWith(start)),
    );
  expect([...new Set(unused)]).toEqual([]);
});

test('no component holds words of its own', () => {
  // Text between tags, and attributes that are read out or shown.
  const words =
    />\s*[^<>{}()=;]*[A-Za-zÀ-ÿ]{2,}[^<>{}()=;]*<\/|(?:aria-label|title|placeholder|alt|label|description|header)="[^"]*[A-Za-z]{2,}/g;
  const found = sources
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) => [...text.matchAll(words)].map(([match]) => `${file}: ${match.trim()}`));
  expect(found).toEqual([]);
});

test('days and numbers are written as the locale of a language says, which for English is not that of the United States', () => {
  const bare = /(?:Intl\.(?:DateTime|Number|List)Format|\.toLocale\w*String)\(\s*(?:\w*\.)?language\b/g;
  const found = sources.flatMap(({ file, text }) => [...text.matchAll(bare)].map(([match]) => `${file}: ${match}`));
  expect(found).toEqual([]);
  const moment = new Intl.DateTimeFormat(locales.en, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  expect(moment.format(Date.UTC(2026, 10, 2, 18, 4))).toBe('2 Nov 2026, 18:04');
});
