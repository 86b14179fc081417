import { findChanges, restoreRemoved, restoreVersion } from '@salient/shared/areas/changes/changeMethods.ts';
import {
  createPersonEvent,
  findPersonEvents,
  removePersonEvent,
  updatePersonEvent,
} from '@salient/shared/areas/events/eventMethods.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { createPerson, getPerson, removePerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extent } from '../../harness/extent.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

// Two editors change a person and its event in turns, with what they last read; every state that was ever saved can be
// had again, to the letter.

let server: TestServer;
let editors: readonly TestClient[];
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  editors = [await server.signIn('normal'), await server.signIn('revisor')];
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const part = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: '?' as const });
const text = fc.constantFrom('', 'Jan', 'Peeters', 'é“ü”\n2', 'x'.repeat(200));

const personChange = fc.record(
  {
    surname: fc.constantFrom('Jan', 'Piet', 'Zoë'),
    nationality: text,
    description: text,
    alternative_surnames: fc.array(fc.constantFrom('Jean', 'Johannes', 'Hans'), { maxLength: 3 }),
    born_day: part(1, 28),
    born_month: part(1, 12),
    born_year: part(1850, 1900),
    died_year: part(1914, 1920),
    gender: fc.constantFrom('male', 'female', 'undefined'),
    victim_type: fc.constantFrom('civilian', 'military'),
    war_casualty: fc.boolean(),
    in_namelist: fc.boolean(),
    friends: fc.subarray([0, 1, 2]),
    projects: fc.subarray([0, 1]),
  },
  { requiredKeys: [] },
);
const eventChange = fc.record(
  {
    topo: text,
    description: text,
    start_year: part(1914, 1918),
    end_month: part(1, 12),
    place: fc.constantFrom(null, 0, 1),
    enlisted_army: fc.constantFrom('', 'B.E.F.', 'A.I.F.'),
    enlisted_unit: fc.constantFrom('', 'Cyclisten', 'Genie'),
    enlisted_reason: fc.constantFrom('enlisted', 'promoted'),
  },
  { requiredKeys: [] },
);
const step = fc.record({
  editor: fc.constantFrom(0, 1),
  change: fc.oneof(
    fc.record({ person: personChange }),
    fc.record({ event: eventChange }),
    fc.constant({ removeAndRestore: true as const }),
  ),
});

/** All that a person's page shows, without what every save changes. */
async function pageOf(person: string): Promise<unknown> {
  const { version: _, ...own } = (await admin.call(getPerson, { id: person })) as Person;
  return own;
}
const eventOf = async (person: string) =>
  (await admin.call(findPersonEvents, { person_id: person, type: 'military' })).data[0];

// Some hundred calls, one after the other: on a busy machine that takes its time.
test('random edits by two editors, then any version restored, give the record as it was', {
  timeout: 240_000,
}, async () => {
  const friends = [await server.make.person(), await server.make.person(), await server.make.person()];
  const projects = [await server.make.project(), await server.make.project()];
  const places = [await server.make.place(), await server.make.place()];
  await server.make.militaryEntity({ type: 'unit', unit: 'Cyclisten' });

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), fc.nat(), async (steps, seed) => {
      const person = await admin.call(createPerson, { person: { surname: 'Jan', in_namelist: false } });
      await admin.call(createPersonEvent, {
        event: { type: 'military', person_id: person.id, enlisted_unit: 'Genie' },
      });
      /** What stood there after each change, by the id of the change. */
      const states = new Map<string, unknown>();
      const note = async () => {
        const { data } = await admin.call(findChanges, { type: 'person', id: person.id, limit: 1000 });
        const military = await eventOf(person.id);
        const newest = (type: string, id?: string) =>
          data.find(({ record, kind }) => record.type === type && (!id || record.id === id) && kind !== 'removed');
        const own = newest('person');
        const event = newest('person_event', military?.id);
        if (own && !states.has(own.id)) states.set(own.id, await pageOf(person.id));
        if (event && !states.has(event.id)) states.set(event.id, { ...military, version: 0 });
      };
      await note();
      for (const { editor: which, change } of steps) {
        const editor = editors[which] as TestClient;
        const { version } = (await editor.call(getPerson, { id: person.id })) as Person;
        const military = await eventOf(person.id);
        const event = { id: military?.id ?? '', version: military?.version ?? 0 };
        if ('person' in change) {
          const { friends: related, projects: joined, ...fields } = change.person;
          const relations = related?.map((n) => ({
            person_id: friends[n]?.id ?? '',
            relation: 'friend',
            comments: `${n}`,
          }));
          const project_memberships = joined?.map((n) => ({ project: projects[n]?.id ?? '', notes: `zaal ${n}` }));
          await editor.call(updatePerson, {
            person: {
              ...fields,
              id: person.id,
              version,
              ...(relations ? { relations } : {}),
              ...(project_memberships ? { project_memberships } : {}),
            },
          });
        } else if ('event' in change) {
          const { place, ...fields } = change.event;
          const place_id = place === undefined ? {} : { place_id: place === null ? null : places[place]?.id };
          await editor.call(updatePersonEvent, { event: { ...fields, ...place_id, ...event } as never });
        } else {
          await editor.call(removePersonEvent, event);
          const { data } = await admin.call(findChanges, { type: 'person', id: person.id });
          await admin.call(restoreRemoved, { change: data[0]?.id ?? '' });
        }
        await note();
      }

      const known = [...states.keys()];
      const chosen = known[seed % known.length] as string;
      const { data } = await admin.call(findChanges, { type: 'person', id: person.id, limit: 1000 });
      const { record } = data.find(({ id }) => id === chosen) ?? {};
      const isPerson = record?.type === 'person';
      const current = isPerson
        ? ((await admin.call(getPerson, { id: person.id })) as Person)
        : await eventOf(person.id);
      await admin.call(restoreVersion, { change: chosen, side: 'after', version: current?.version ?? 0 });
      const now = isPerson ? await pageOf(person.id) : { ...(await eventOf(person.id)), version: 0 };
      expect(withoutIds(now)).toEqual(withoutIds(states.get(chosen)));
    }),
    { numRuns: extent(8, 25) },
  );
});

/** Relations are rows of their own, written anew; and what a page shows of events stands in their own history. */
function withoutIds(state: unknown): unknown {
  const { relations, events: _e, military_events: _m, military_details: _d, ...rest } = state as Person;
  return { ...rest, relations: relations?.map(({ id: _, ...relation }) => relation) };
}

test('a person that was removed and brought back has every version it had before', async () => {
  const [editor] = editors as [TestClient];
  const person = await editor.call(createPerson, { person: { surname: 'Eerst', nationality: 'Belg' } });
  const { data: born } = await editor.call(findChanges, { type: 'person', id: person.id });
  await editor.call(updatePerson, { person: { id: person.id, version: 1, surname: 'Tweede' } });
  await editor.call(removePerson, { id: person.id, version: 2 });
  const { data: gone } = await editor.call(findChanges, { type: 'person', id: person.id });
  const { version } = await admin.call(restoreRemoved, { change: gone[0]?.id ?? '' });
  await editor.call(updatePerson, { person: { id: person.id, version, surname: 'Derde' } });
  await admin.call(restoreVersion, { change: born[0]?.id ?? '', side: 'after', version: version + 1 });
  expect(await editor.call(getPerson, { id: person.id })).toMatchObject({ surname: 'Eerst', nationality: 'Belg' });
});
