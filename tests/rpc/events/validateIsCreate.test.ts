import {
  createPersonEvent,
  updatePersonEvent,
  validatePersonEvent,
} from '@salient/shared/areas/events/eventMethods.ts';
import { eventTypes } from '@salient/shared/areas/events/eventTypes.ts';
import type { PersonEventInput } from '@salient/shared/areas/events/personEvent.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extent } from '../../harness/extent.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const nobody = '00000000-0000-7000-8000-000000000000';

/** Ids that exist, of each kind, and one that does not. */
async function records() {
  const { make } = server;
  return {
    places: [(await make.place()).id, nobody, null],
    memorials: [(await make.memorial()).id, (await make.memorial({ type: 'plate' })).id, nobody, null],
    entities: [(await make.militaryEntity()).id, (await make.militaryEntity({ type: 'unit' })).id, nobody, null],
  };
}

/** Events that a form, a script or a mistake could send; few years, so that periods meet. */
function eventInput({ places, memorials, entities }: Awaited<ReturnType<typeof records>>) {
  const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
  const day = fc.oneof(fc.integer({ min: 0, max: 32 }), fc.constantFrom('?', '', null, '1', '31', 'x'));
  const month = fc.oneof(fc.integer({ min: 0, max: 13 }), fc.constantFrom('?', '', null, '2', '12'));
  const year = fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1914, max: 1916 }) },
    { weight: 1, arbitrary: fc.constantFrom('?', null, 17, '1915') },
  );
  const text = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom(null, '', 'x'.repeat(501), '\u0000', '\ud800'));
  const choice = (...values: string[]) => fc.constantFrom<string | null>(...values, 'nonsense', '', null);
  return fc.record({
    type: fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom<string>(...eventTypes) },
      { weight: 1, arbitrary: fc.constant('buried') },
    ),
    ...{ start_day: sometimes(day), start_month: sometimes(month), start_year: sometimes(year) },
    ...{ end_day: sometimes(day), end_month: sometimes(month), end_year: sometimes(year) },
    ...{ place_id: sometimes(fc.constantFrom(...places)), topo: sometimes(text), description: sometimes(text) },
    ...{ school_name: sometimes(text), marriage_partner: sometimes(text), citation: sometimes(text) },
    where_reason: sometimes(choice('homeaddress', 'fugitive')),
    enlisted_reason: sometimes(choice('enlisted', 'active service')),
    ...{ enlisted_regt: sometimes(text), enlisted_unit: sometimes(text) },
    ...{
      military_entity_id: sometimes(fc.constantFrom(...entities)),
      military_regiment_id: sometimes(fc.constantFrom(...entities)),
    },
    jailed_type: sometimes(choice('jailed', 'captive')),
    ...{
      memorial_id: sometimes(fc.constantFrom(...memorials)),
      memorial_kind: sometimes(choice('original', 'current', 'none')),
    },
  });
}

/** What a save answered, in the words of validation. */
const outcomeOf = (saving: Promise<unknown>) =>
  saving.then(
    () => ({ status: 'OK' }),
    (error: { code: number; data: unknown }) =>
      error.code === 1013 ? { status: 'NOK', data: error.data } : { status: `error ${error.code}` },
  );

describe('validatePersonEvent says what the save does', () => {
  test('for new events: OK is saved, NOK is refused with the same errors [VALID-01, VALID-04, VALID-40, EVENT-38]', async () => {
    const input = eventInput(await records());
    const outcomes: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(fc.array(input, { minLength: 5, maxLength: 8 }), async (inputs) => {
        // One person, whose events pile up and come into each other's way.
        const { id: person_id } = await server.make.person();
        for (const given of inputs) {
          const event = { ...given, person_id };
          const validated = await editor.call(validatePersonEvent, { event, mode: 'create' });
          expect(await outcomeOf(editor.call(createPersonEvent, { event }))).toEqual(validated);
          outcomes[validated.status] = (outcomes[validated.status] ?? 0) + 1;
        }
      }),
      { numRuns: extent(25, 60) },
    );
    // Both ways were really taken.
    expect(outcomes.OK).toBeGreaterThan(extent(10, 50));
    expect(outcomes.NOK).toBeGreaterThan(extent(10, 50));
  });

  test('for changes of events: OK is saved, NOK is refused with the same errors [VALID-01, VALID-40]', async () => {
    const input = eventInput(await records());
    const partial = input.map(({ type: _, ...fields }): Partial<PersonEventInput> => fields);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...eventTypes),
        fc.array(partial, { minLength: 3, maxLength: 6 }),
        async (type, changes) => {
          const { id: person_id } = await server.make.person();
          const life = type === 'born' || type === 'died';
          if (!life) {
            const period = { start_day: 1, start_month: 6, start_year: 1915, end_day: 1, end_month: 7, end_year: 1915 };
            await server.make.event(type, { person_id, ...period });
            await server.make.event(type, { person_id });
          }
          const events = await server.dataSource.query(
            'SELECT id FROM person_event WHERE person_id = $1 AND type = $2 ORDER BY id',
            [person_id, type],
          );
          const { id } = events.at(-1) as { id: string };
          let version = 1;
          for (const fields of changes) {
            const event = { ...fields, id, version };
            const validated = await editor.call(validatePersonEvent, { event, mode: 'update' });
            const saving = editor.call(updatePersonEvent, { event });
            expect(await outcomeOf(saving)).toEqual(validated);
            // What changes nothing makes no new version.
            if (validated.status === 'OK') version = (await saving).version;
          }
        },
      ),
      { numRuns: extent(30, 80) },
    );
  });
});
