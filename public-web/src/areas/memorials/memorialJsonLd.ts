import type { PublicMemorial } from '@salient/shared/areas/memorials/publicMemorial.ts';

/** A memorial as search engines read it (beyond.md 12). */
export function memorialGraph(memorial: PublicMemorial, url: string): object[] {
  const { name, type, alternative_names, position, photos } = memorial;
  const at = position.position;
  return [
    {
      '@type': type === 'cemetery' ? 'Cemetery' : 'LandmarksOrHistoricalBuildings',
      '@id': url,
      url,
      name,
      ...(alternative_names.length > 0 ? { alternateName: alternative_names } : {}),
      ...(photos.length > 0 ? { image: photos.map(({ src }) => new URL(src, url).href) } : {}),
      ...(at ? { geo: { '@type': 'GeoCoordinates', latitude: at.lat, longitude: at.lon } } : {}),
    },
  ];
}
