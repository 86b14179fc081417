import { expect, test } from 'vitest';
import { directionsTo } from './directions.ts';

const gate = { lat: 50.8521, lon: 2.8916 };

test('a phone shows the way in its own maps, anything else on OpenStreetMap [beyond 19]', () => {
  expect(directionsTo(gate, 'De poort', 'Mozilla/5.0 (Linux; Android 15)')).toBe(
    'geo:50.8521,2.8916?q=50.8521,2.8916(De%20poort)',
  );
  expect(directionsTo(gate, 'De poort', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')).toBe(
    'https://maps.apple.com/?daddr=50.8521,2.8916&dirflg=w',
  );
  const elsewhere = 'https://www.openstreetmap.org/?mlat=50.8521&mlon=2.8916#map=18/50.8521/2.8916';
  expect(directionsTo(gate, 'De poort', 'Mozilla/5.0 (Windows NT 10.0)')).toBe(elsewhere);
  expect(directionsTo(gate, 'De poort')).toBe(elsewhere);
});
