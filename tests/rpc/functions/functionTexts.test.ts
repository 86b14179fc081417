import { functionCategories } from '@salient/shared/areas/functions/functionDefinition.ts';
import { qualityReports } from '@salient/shared/areas/functions/qualityReports.ts';
import { functions as texts } from '@salient/shared/areas/functions/texts/functions.nl.ts';
import { expect, test } from 'vitest';
import { functions } from '../../../core-server/src/app/composeAreas.ts';

const definitions = [...functions.values()].map(({ definition }) => definition);

/** Those without a word of their own: the form calls them as the person's field or the search does. */
const reports = definitions.filter(({ name }) => !name.startsWith('FindPerson'));

const lacking = (names: readonly string[], group: object) => names.filter((name) => !Object.hasOwn(group, name));

test('every function, and every action, has a name and a description in the texts [FUNC-02, FUNC-09]', () => {
  const names = definitions.map(({ name }) => name);
  const categories = new Set(definitions.map(({ category }) => category));
  expect([...categories].toSorted()).toEqual([...functionCategories].toSorted());
  expect(lacking([...categories], texts.categories)).toEqual([]);
  expect(lacking(names, texts.names)).toEqual([]);
  expect(lacking(names, texts.descriptions)).toEqual([]);
  const actions = definitions.flatMap((each) => each.actions.map(({ name }) => name));
  const named = actions.filter((name) => !name.startsWith('set_'));
  expect(lacking(named, texts.actions)).toEqual([]);
});

test('every argument of a report has a label', () => {
  const names = new Set(reports.flatMap((each) => each.arguments.map(({ name }) => name)));
  const ofPersons = ['familyname', 'victim_type'];
  expect(
    lacking([...names], { ...texts.arguments, ...Object.fromEntries(ofPersons.map((name) => [name, true])) }),
  ).toEqual([]);
});

test('every column that a table can show has a title', () => {
  const columns = definitions.flatMap(({ name }) => functions.get(name)?.sortColumns ?? []);
  expect(lacking(columns, texts.columns)).toEqual([]);
});

test('every function that can do something says what, and does what it says', () => {
  for (const { definition, actions = {} } of functions.values()) {
    expect(Object.keys(actions).toSorted()).toEqual(definition.actions.map(({ name }) => name).toSorted());
  }
});

test('what is run each night over the whole list are reports that there are, without an argument that they need', () => {
  expect(qualityReports.filter((name) => !functions.has(name))).toEqual([]);
  for (const name of qualityReports) expect(functions.get(name)?.validate({}), name).toEqual({});
});
