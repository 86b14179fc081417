import type { PersonInput } from '@salient/shared/areas/persons/person.ts';
import { createPerson, getPerson, updatePerson, validatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { relationTypes } from '@salient/shared/areas/relations/relationTypes.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extent } from '../../harness/extent.ts';
import { databaseState } from '../../harness/programs/databaseState.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  // The clock stands still, so that no session slides on and changes the database.
  const now = new Date();
  server = await startServer({ now: () => now });
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const nobody = '00000000-0000-7000-8000-000000000000';

async function personInput() {
  const persons = [(await server.make.person()).id, (await server.make.person()).id, nobody];
  const projects = [(await server.make.project()).id, nobody];
  const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
  const rarely = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: odd });
  const text = rarely<string | null>(
    fc.string({ maxLength: 10 }),
    fc.constantFrom(null, '', 'x'.repeat(201), '\u0000', '\ud800', '\u200b'),
  );
  const day = rarely<number | string | null>(
    fc.integer({ min: 1, max: 31 }),
    fc.constantFrom('?', '', null, 0, 32, 'x'),
  );
  const month = rarely<number | string | null>(fc.integer({ min: 1, max: 12 }), fc.constantFrom('?', null, 0, 13));
  const year = (from: number, to: number) =>
    rarely<number | string | null>(fc.integer({ min: from, max: to }), fc.constantFrom('?', null, 17, '1915'));
  return fc.record({
    ...{
      surname: sometimes(text),
      familyname: sometimes(text),
      initials: sometimes(text),
      nationality: sometimes(text),
    },
    alternative_surnames: sometimes(fc.oneof(text, fc.array(fc.string({ maxLength: 5 }), { maxLength: 22 }))),
    gender: sometimes(rarely<string | null>(fc.constantFrom('male', 'FEMALE'), fc.constantFrom('other', '', null))),
    victim_type: sometimes(
      rarely<string | null>(fc.constantFrom('civilian', 'military'), fc.constantFrom('other', null)),
    ),
    ...{ born_day: sometimes(day), born_month: sometimes(month), born_year: sometimes(year(1880, 1900)) },
    ...{ died_day: sometimes(day), died_month: sometimes(month), died_year: sometimes(year(1898, 1920)) },
    died_age: sometimes(rarely<number | string>(fc.integer({ min: 0, max: 130 }), fc.constantFrom('?', 131, 'oud'))),
    ...{
      war_casualty: sometimes(fc.boolean()),
      in_namelist: sometimes(fc.boolean()),
      irish_memorial_records: sometimes(fc.boolean()),
    },
    relations: sometimes(
      fc.array(
        fc.record({
          person_id: rarely(fc.constantFrom(...persons.slice(0, 2)), fc.constant(nobody)),
          relation: rarely<string>(fc.constantFrom(...relationTypes), fc.constant('neighbour')),
          comments: sometimes(text),
        }),
        { maxLength: 3 },
      ),
    ),
    project_memberships: sometimes(
      fc.array(fc.record({ project: fc.constantFrom(...projects), notes: sometimes(text) }), { maxLength: 2 }),
    ),
  }) as fc.Arbitrary<PersonInput>;
}

const outcomeOf = <T extends { corrected?: string[] | undefined }>(saving: Promise<T>) =>
  saving.then(
    ({ corrected, ...saved }) => ({ saved, outcome: { status: 'OK', ...(corrected && { corrected }) } }),
    (error: { code: number; data: unknown }) => ({
      saved: null,
      outcome: error.code === 1013 ? { status: 'NOK', data: error.data } : { status: `error ${error.code}` },
    }),
  );

describe('validatePerson says what the save does', () => {
  test('for new persons: OK is saved, NOK is refused with the same errors [VALID-01, VALID-04, VALID-40, PERSON-54]', async () => {
    const outcomes: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(await personInput(), async (person) => {
        const validated = await editor.call(validatePerson, { person, mode: 'create' });
        const { saved, outcome } = await outcomeOf(editor.call(createPerson, { person }));
        expect(outcome).toEqual(validated);
        outcomes[validated.status] = (outcomes[validated.status] ?? 0) + 1;
        if (saved) expect(await editor.call(getPerson, { id: saved.id })).toMatchObject(saved);
      }),
      { numRuns: extent(80, 250) },
    );
    expect(outcomes.OK).toBeGreaterThan(extent(10, 50));
    expect(outcomes.NOK).toBeGreaterThan(extent(10, 50));
  });

  test('for changes of a person: OK is saved, NOK is refused with the same errors and changes nothing [VALID-01, VALID-40]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(await personInput(), { minLength: 3, maxLength: 6 }), async (changes) => {
        const { id } = await server.make.person({ born_day: 30, born_month: 4, born_year: 1890, died_year: 1917 });
        let version = 1;
        for (const fields of changes) {
          const person = { ...fields, id, version };
          const before = await editor.call(getPerson, { id });
          const validated = await editor.call(validatePerson, { person, mode: 'update' });
          const { saved, outcome } = await outcomeOf(editor.call(updatePerson, { person }));
          expect(outcome).toEqual(validated);
          expect(await editor.call(getPerson, { id })).toMatchObject(saved ?? before);
          if (saved) ({ version } = saved);
        }
      }),
      { numRuns: extent(25, 60) },
    );
  });

  test('and writes nothing itself [VALID-01]', async () => {
    const { id } = await server.make.person();
    const input = await personInput();
    const before = await databaseState(server.dataSource);
    for (const person of fc.sample(input, 30)) {
      await editor.call(validatePerson, { person, mode: 'create' });
      await editor.call(validatePerson, { person: { ...person, id }, mode: 'update' });
    }
    expect(await databaseState(server.dataSource)).toEqual(before);
  });
});
