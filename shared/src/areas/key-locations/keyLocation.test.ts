import { expect, test } from 'vitest';
import { keyLocationLimits } from './keyLocation.ts';
import { ieper, mapZooms, publicMapCenter } from './keyPlaces.ts';

test('maps begin where the documents say, and bounds are theirs [KEYLOC-30, MAP-05]', () => {
  expect([ieper, mapZooms.editor]).toEqual([{ lat: 50.8512, lon: 2.8859 }, 12]);
  expect([publicMapCenter, mapZooms.public]).toEqual([{ lat: 50.85121, lon: 2.88591 }, 14]);
  expect(mapZooms.oneKey).toBe(15);
  expect(keyLocationLimits).toMatchObject({ number: 999, yearFrom: 2000, yearTo: 2100, photos: 2 });
});
