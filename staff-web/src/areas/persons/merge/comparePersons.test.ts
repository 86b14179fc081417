import { emptyPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { createTexts, textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import { expect, test } from 'vitest';
import { loadTexts } from '../../../app/texts.ts';
import { comparePersons } from './comparePersons.ts';

const texts = textsOf(createTexts('nl', await loadTexts('nl')));

const person = (fields: Partial<Person>) =>
  ({
    ...emptyPerson,
    ...{ id: '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f', version: 1, cwxrm_remembered: false },
    ...{ sort_born_date: '????????', sort_died_date: '????????' },
    ...fields,
  }) as Person;

test('two persons stand line by line; only what both know can differ, and what neither knows is left out [PERSON-18]', () => {
  const a = person({
    surname: 'Jan',
    familyname: 'Vandenberghe',
    sort_born_date: '18900302',
    nationality: 'Belg',
    alternative_surnames: ['Johan'],
  });
  const b = person({
    surname: 'Jan',
    familyname: 'Van den Berge',
    sort_died_date: '19171004',
    nationality: 'Belg',
    alternative_surnames: ['Jean'],
  });
  const rows = comparePersons(a, b, texts).map(({ label, a: own, b: other, differs }) => [
    label,
    own.date ?? own.text,
    other.date ?? other.text,
    differs,
  ]);
  expect(rows).toEqual([
    ['Andere namen', 'Johan', 'Jean', true],
    ['Geboren', '18900302', '', false],
    ['Overleden', '', '19171004', false],
    ['Type', 'Burger', 'Burger', false],
    ['Nationaliteit', 'Belg', 'Belg', false],
  ]);
});

test('how a list writes capitals is no difference, another letter is [PERSON-18]', () => {
  const differs = (one: string, other: string) =>
    comparePersons(person({ nationality: one }), person({ nationality: other }), texts).find(
      ({ label }) => label === 'Nationaliteit',
    )?.differs;
  expect(differs('French', 'FRENCH')).toBe(false);
  expect(differs('French', 'Frensh')).toBe(true);
});

test('one day at two places differs', () => {
  const place = (name: string) => ({ id: name, names: { nl: name }, country_code: 'BE', loc: null });
  const born = (name: string) =>
    person({
      sort_born_date: '18900302',
      events: [{ type: 'born', topo: '', extend_place: place(name) }] as unknown as NonNullable<Person['events']>,
    });
  const row = (one: string, other: string) =>
    comparePersons(born(one), born(other), texts).find(({ label }) => label === 'Geboren');
  expect(row('Ieper', 'Ieper')?.differs).toBe(false);
  expect(row('Ieper', 'Veurne')).toMatchObject({ differs: true, a: { text: 'Ieper, België' } });
});
