import { MeiliRequestError } from '@salient/shared/lib/search/createMeiliClient.ts';
import { expect, test } from 'vitest';
import { TaskFailed } from '../meilisearch/waitForTask.ts';
import { type Applied, takeApart } from './takeApart.ts';

const refused = () => new TaskFailed('invalid_document_fields', 'invalid_request', 'no such thing');
const broken = () => new TaskFailed('internal', 'internal', 'index out of bounds');
const full = () => new TaskFailed('no_space_left_on_device', 'system', 'no space left');

const persons = Array.from({ length: 100 }, (_, at) => `person ${at}`);

/** Meilisearch as far as it matters here: refuses a whole part when one in it is bad. */
function meilisearchThat(refuses: Readonly<Record<string, () => Error>>) {
  const indexed = new Set<string>();
  let calls = 0;
  const apply = async (part: readonly string[]): Promise<Applied> => {
    calls++;
    for (const id of part) if (refuses[id]) throw refuses[id]();
    for (const id of part) indexed.add(id);
    return { count: part.length, culprits: [] };
  };
  return { apply, indexed, calls: () => calls };
}

test('applies everything at once when nothing is wrong', async () => {
  const meilisearch = meilisearchThat({});
  expect(await takeApart(persons, meilisearch.apply)).toEqual({ count: 100, culprits: [] });
  expect(meilisearch.calls()).toBe(1);
});

test('finds the culprits and indexes all the others', async () => {
  const meilisearch = meilisearchThat({ 'person 3': refused, 'person 77': refused });
  const { count, culprits } = await takeApart(persons, meilisearch.apply);
  expect(count).toBe(98);
  expect(culprits.map(({ id }) => id)).toEqual(['person 3', 'person 77']);
  expect(culprits[0]?.error).toContain('no such thing');
  expect(meilisearch.indexed.size).toBe(98);
});

test('blames a document at which Meilisearch breaks when others go well', async () => {
  for (const id of ['person 0', 'person 50', 'person 99']) {
    const { count, culprits } = await takeApart(persons, meilisearchThat({ [id]: broken }).apply);
    expect([count, culprits.map((culprit) => culprit.id)]).toEqual([99, [id]]);
  }
});

test('blames a lone document only when Meilisearch says that it is wrong', async () => {
  const lone = ['person 7'];
  const { culprits } = await takeApart(lone, meilisearchThat({ 'person 7': refused }).apply);
  expect(culprits).toHaveLength(1);
  await expect(takeApart(lone, meilisearchThat({ 'person 7': broken }).apply)).rejects.toThrow('out of bounds');
});

test('blames nobody, and soon gives up, when Meilisearch breaks at everything', async () => {
  const meilisearch = meilisearchThat(Object.fromEntries(persons.map((id) => [id, broken])));
  await expect(takeApart(persons, meilisearch.apply)).rejects.toThrow('out of bounds');
  expect(meilisearch.calls()).toBeLessThan(15);
});

test.each([
  ['its disk is full', full()],
  ['it is away', new MeiliRequestError(0, 'unreachable', 'no answer')],
  ['the key is wrong', new MeiliRequestError(403, 'invalid_api_key', 'the key is wrong')],
])('takes nothing apart when %s', async (_, error) => {
  const meilisearch = meilisearchThat({ 'person 50': () => error });
  await expect(takeApart(persons, meilisearch.apply)).rejects.toBe(error);
  expect(meilisearch.calls()).toBe(1);
});

test('takes a payload apart that is too large', async () => {
  const apply = async (part: readonly string[]): Promise<Applied> => {
    if (part.length > 30) throw new MeiliRequestError(413, 'payload_too_large', 'too large');
    return { count: part.length, culprits: [] };
  };
  expect(await takeApart(persons, apply)).toEqual({ count: 100, culprits: [] });
});
