import { callFunction, type FunctionTable } from '@salient/shared/areas/functions/functionMethods.ts';
import { type PersonQueryInput, personQuerySchema } from '@salient/shared/areas/search/personQuery.ts';
import { textModes } from '@salient/shared/areas/search/textModes.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { meiliFilter } from '../../core-server/src/areas/search/meilisearch/meiliFilter.ts';
import { PostgresEngine } from '../../core-server/src/areas/search/postgres/PostgresEngine.ts';
import { resolveQuery } from '../../core-server/src/areas/search/resolveQuery.ts';
import type { TestServer } from '../harness/startServer.ts';
import type { TestClient } from '../harness/TestClient.ts';

const modes = fc.constantFrom(...textModes.filter((mode) => mode !== 'selected'));
const day = fc
  .tuple(fc.integer({ min: 1880, max: 1919 }), fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }))
  .map(([year, month]) => `${year}${month === null ? '??' : String(month).padStart(2, '0')}??`);
const range = fc.oneof(
  { weight: 5, arbitrary: fc.record({ from: day, to: day }, { requiredKeys: [] }) },
  { weight: 1, arbitrary: fc.constant({ empty: true }) },
);
/** Now and then that there is no such event. */
const not = fc.constantFrom(true, false, false);

/** One to three criteria, as people combine them, that compare with the given texts. */
export function randomQueries(texts: readonly string[]): fc.Arbitrary<PersonQueryInput> {
  const criterion = fc.record({ value: fc.constantFrom(...texts), mode: modes });
  const events = fc.array(
    fc.oneof(
      fc.record({
        type: fc.constant('enlisted' as const),
        inputs: fc.record(
          { army: criterion, regiment: criterion, rank: criterion, number: criterion, from: day, not },
          { requiredKeys: [] },
        ),
      }),
      fc.record({
        type: fc.constant('injured' as const),
        inputs: fc.record({ wound: criterion, from: day, to: day, not }, { requiredKeys: [] }),
      }),
      fc.record({
        type: fc.constant('where' as const),
        inputs: fc.record({ moveType: fc.constantFrom('any', 'moved', 'fugitive'), not }, { requiredKeys: [] }),
      }),
      fc.record({
        type: fc.constant('died' as const),
        inputs: fc.record({ from: day, to: day, reason: criterion, not }, { requiredKeys: [] }),
      }),
      fc.record({
        type: fc.constant('born' as const),
        inputs: fc.record({ from: day, to: day, not }, { requiredKeys: [] }),
      }),
      fc.record({
        type: fc.constant('memorated' as const),
        inputs: fc.record({ place: criterion, not }, { requiredKeys: [] }),
      }),
    ),
    { maxLength: 2 },
  );

  const parts: Record<string, fc.Arbitrary<unknown>> = {
    surname: criterion,
    familyname: criterion,
    nationality: criterion,
    gender: fc.constantFrom('any', 'male', 'FEMALE', 'undefined'),
    victim_type: fc.constantFrom('all', 'MILITARY', 'civilian'),
    dataset: fc.constantFrom(
      'any',
      'deaths',
      'survivors',
      'namelist',
      'military',
      'irish_memorial_records',
      'stories',
      'stories_2',
    ),
    born: range,
    died: range,
    age: fc.record(
      { from: fc.integer({ min: 0, max: 40 }), to: fc.integer({ min: 0, max: 60 }) },
      { requiredKeys: [] },
    ),
    relation: fc.constantFrom('any', 'friend', 'parent'),
    events,
  };

  return fc
    .subarray(Object.keys(parts), { minLength: 1, maxLength: 3 })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, parts[name] as fc.Arbitrary<unknown>]))),
    ) as fc.Arbitrary<PersonQueryInput>;
}

/** How many rows are compared; totals are compared whatever they are. */
const limit = 200;

/**
 * Asks `/api/v2` and PostgreSQL alone the same and compares persons and totals.
 *
 * @param staff who asks for what guests may not choose; a guest asks unless given.
 * @returns whether Meilisearch was the one to answer.
 */
export async function expectEnginesToAgree(
  server: TestServer,
  input: PersonQueryInput,
  staff?: TestClient,
): Promise<boolean> {
  const query = personQuerySchema.parse(input);
  const db = server.dataSource.manager;
  const resolved = await resolveQuery(db, query, null, server.services.irishMemorialId);
  const name = staff ? 'FindPersonAdvancedInternal' : 'FindPersonAdvancedPublic';
  const table = (await (staff ?? server.guest)
    .call(callFunction, { name, args: input as Record<string, unknown>, limit })
    .catch((error: { code: number }) => error.code)) as FunctionTable | number;
  // Ranges whose ends are the wrong way round are refused before any engine sees them.
  if (typeof table === 'number') {
    expect(table).toBe(1013);
    return false;
  }
  expect(table.degraded).toBe(false);
  const exact = await new PostgresEngine(db).search({
    ...{ query: resolved, text: null, widen: true, soundsAlike: false, offset: 0, limit, sort: [], facets: false },
  });
  expect(table.total).toBe(exact.total);
  // Persons of one name stand in an order of each engine's own, so that a cut page may hold either.
  if (exact.total <= limit)
    expect(table.data.map(({ id }) => id).sort()).toEqual(exact.rows.map(({ id }) => id).sort());
  else expect(table.data.map(sortName)).toEqual(exact.rows.map((row) => sortName(row)));
  return (meiliFilter(resolved)?.length ?? 0) > 0;
}

const sortName = ({ familyname, surname }: Record<string, unknown>) => [familyname, surname];
