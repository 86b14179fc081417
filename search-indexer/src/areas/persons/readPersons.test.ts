import { eventInputs } from '@salient/shared/areas/search/eventInputs.ts';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { readPersons } from './readPersons.ts';

test('whatever column of events a filter compares is read for the index', async () => {
  const asked: string[] = [];
  const query = async ({ text }: { readonly text: string }) => {
    asked.push(text);
    return { rows: [] };
  };
  for await (const _ of readPersons({ query } as unknown as Pool, ['somebody']));
  const compared = Object.values(eventInputs).flatMap((inputs) =>
    Object.values(inputs).flatMap((input) => (input.kind === 'text' || input.kind === 'select' ? [input.column] : [])),
  );
  expect(asked).toHaveLength(1);
  expect(
    compared.filter((column) => !asked[0]?.includes(`e.${column},`) && !asked[0]?.includes(`e.${column})`)),
  ).toEqual([]);
});
