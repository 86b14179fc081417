import { expect, test } from 'vitest';
import { personPath } from '../persons/personPaths.ts';
import { publicPathOf, shortCodeSigns, typedCode } from './shortAddress.ts';
import { shortCodeSchema } from './shortAddressSchemas.ts';

const [a, b] = ['0198c3a0-0000-7000-8000-000000000001', '0198c3a0-0000-7000-8000-000000000002'];

test('a code may be typed in small letters, and has no sign that looks like another', () => {
  expect(shortCodeSchema.parse(typedCode(' k7wx3q '))).toBe('K7WX3Q');
  expect(shortCodeSigns).toHaveLength(32);
  for (const wrong of ['K7WX3', 'K7WX3QQ', 'K0WX3Q', 'KOWX3Q', 'K1WX3Q', 'KIWX3Q', '']) {
    expect(shortCodeSchema.safeParse(wrong).success).toBe(false);
  }
});

test('each kind leads to its public page [ROUTE-50, ROUTE-51, ROUTE-52, ROUTE-53]', () => {
  const path = (kind: Parameters<typeof publicPathOf>[0]['kind'], second_id: string | null = null) =>
    publicPathOf({ kind, id: a, second_id });
  expect(path('key_location')).toBe(`/public/key_locations/${a}`);
  expect(path('person_story')).toBe(`/public/personstories/${a}`);
  expect(path('remembrance_key')).toBe(`/public/remembrancekey/${a}`);
  expect(path('person')).toBe(personPath(a));
  expect(path('story_pair', b)).toBe(`/public/storypair?story1=${a}&story2=${b}`);
});
