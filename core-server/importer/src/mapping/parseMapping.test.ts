import { describe, expect, test } from 'vitest';
import { compileMapping } from '../records/compileMapping.ts';
import { MappingError } from './MappingError.ts';
import { parseMapping } from './parseMapping.ts';

const sound = { kind: 'persons', source: 'test', key: '{nr}', person: { familyname: '{naam}' } };
const header = ['nr', 'naam', 'geboren', 'graad'];

/** Faults of a mapping as `path: message`. */
function faultsOf(change: object): string[] {
  try {
    compileMapping(parseMapping('persons', { ...sound, ...change }), header);
    return [];
  } catch (error) {
    if (!(error instanceof MappingError)) throw error;
    return error.faults.map(({ path, message }) => `${path}: ${message}`);
  }
}

test('accepts a mapping of a few lines, with comments anywhere', () => {
  expect(
    faultsOf({
      comment: 'what this is',
      events: [{ comment: ['a', 'b'], type: 'military', enlisted_rank: '{graad}' }],
    }),
  ).toEqual([]);
});

describe('names the place of every fault and what to write', () => {
  test.each([
    ['an unknown key', { persn: {} }, /^: does not know "persn"; write one of: source, title/],
    [
      'an unknown field',
      { person: { firstname: 'x' } },
      /^person: does not know "firstname"; write one of: surname, familyname/,
    ],
    ['a missing type', { events: [{ date: '{geboren}' }] }, /^events\[0\]\.type: is missing; write a text such as/],
    [
      'a value of a wrong kind',
      { person: { familyname: ['{naam}'] } },
      /^person\.familyname: must be a text such as "\{column\}" or an object/,
    ],
    [
      'two sources of a value',
      { person: { surname: { from: '{naam}', first: ['{nr}'] } } },
      /^person\.surname: must say where the value comes from by exactly one of/,
    ],
    [
      'an unknown step',
      { person: { surname: { from: '{naam}', do: ['nameCas'] } } },
      /^person\.surname\.do\[0\]: does not know the step "nameCas"; did you mean "nameCase"\?/,
    ],
    [
      'a broken pattern',
      { person: { surname: { from: '{naam}', do: [{ match: '(' }] } } },
      /^person\.surname\.do\[0\]\.match\[0\]: is no regular expression/,
    ],
    [
      'an unknown policy',
      { dates: { unreadable: 'guess' } },
      /^dates\.unreadable: must be one of: note, year, ignore, reject/,
    ],
    [
      'a missing table',
      { person: { gender: { from: '{graad}', do: [{ table: 'sexes' }] } } },
      /^person\.gender\.do\[0\]\.table: names the table "sexes"; the mapping has no "tables"/,
    ],
    [
      'a column that is not there',
      { person: { surname: '{graat}' } },
      /^person\.surname: names the column \{graat\}, which is not in the file; did you mean \{graad\}\?/,
    ],
    [
      'a column for repetitions',
      { each: { x: { columns: ['events'], separator: '|' } } },
      /^each\.x\.columns\[0\]: names the column \{events\}/,
    ],
    ['an open bracket', { person: { surname: '{naam}[, {graad}' } }, /^person\.surname: has a \[ without its \]/],
    ['a bad source name', { source: 'my list' }, /^source: must be a short name/],
  ])('%s', (_, change, fault) => {
    const faults = faultsOf(change);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });
});

test('says which command a mapping is for', () => {
  expect(() => parseMapping('places', sound)).toThrow('use: salient import persons');
});

test('reads a column that may be missing as blank, and says that it is', () => {
  const bound = compileMapping(
    parseMapping('persons', { ...sound, person: { familyname: '{naam}', surname: '{voornaam?}' } }),
    header,
  );
  expect(bound.absentColumns).toEqual(['voornaam']);
});
