import { findSimilarPersons } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

type Typed = Partial<Record<'surname' | 'familyname' | 'born' | 'died', string>>;
const similar = async (typed: Typed, client = editor) => {
  const { data, total } = await client.call(findSimilarPersons, typed);
  expect(data.length).toBe(Math.min(total, 5));
  return data.map(({ person, reasons }) => [person.id, reasons]);
};

test('whoever is on the list already is found while a person is typed, the likeliest first, and why [beyond PERSON-17]', async () => {
  const born = { born_day: 17, born_month: 10, born_year: 1894 };
  const achiel = await server.make.person({ surname: 'Achiel', familyname: 'Van Walleghem', ...born });
  const spelt = await server.make.person({ surname: 'Achille', familyname: 'Vanwalleghem', ...born });
  const son = await server.make.person({ surname: 'Achiel', familyname: 'Van Walleghem', born_year: 1921 });
  const married = await server.make.person({
    ...{ surname: 'Maria', familyname: 'Desmet', alternative_familynames: ['Van Walleghem'] },
  });
  expect(await similar({ surname: 'Achiel', familyname: 'van walleghem' })).toEqual(
    expect.arrayContaining([
      [achiel.id, ['same_name']],
      [son.id, ['same_name']],
    ]),
  );
  // The birth tells father and son apart, and brings up the other spelling.
  expect(await similar({ surname: 'Achiel', familyname: 'Van Walleghem', born: '18941017' })).toEqual([
    [achiel.id, ['same_name', 'born']],
    [spelt.id, ['similar_name', 'born']],
  ]);
  expect(await similar({ surname: 'Maria', familyname: 'Van Walleghem' })).toEqual([[married.id, ['same_name']]]);
  // A slip in the name that changes its sound, on the right day.
  expect(await similar({ surname: 'Achiel', familyname: 'Van Malleghem', born: '18941017' })).toContainEqual([
    achiel.id,
    ['similar_name', 'born'],
  ]);
});

test('a family name alone, a day alone and nothing at all find nobody', async () => {
  await server.make.person({ surname: 'Omer', familyname: 'Ghekiere', died_year: 1918, died_month: 9, died_day: 28 });
  expect(await similar({})).toEqual([]);
  expect(await similar({ familyname: 'Ghekiere' })).toEqual([]);
  expect(await similar({ died: '19180928' })).toEqual([]);
  expect(await similar({ familyname: 'Ghekiere', died: '19180928' })).toHaveLength(1);
});

test('an account that is held to a dataset is shown nobody outside it [USER-18]', async () => {
  const typed = { surname: 'Irma', familyname: 'Swertvaegher' };
  await server.make.person({ ...typed, victim_type: 'civilian' });
  const { id } = await server.make.person({ ...typed, victim_type: 'military' });
  expect(await similar(typed)).toHaveLength(2);
  const held = await server.signIn('normal', { dataset: 'military' });
  expect(await similar(typed, held)).toEqual([[id, ['same_name']]]);
});
