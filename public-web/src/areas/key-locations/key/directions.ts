import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';

/**
 * Where a device shows the way to a place: in its own maps where a device is known to have some, else on
 * OpenStreetMap.
 *
 * @param userAgent undefined while the server renders, so that the link works before any script has run.
 */
export function directionsTo({ lat, lon }: Readonly<Location>, name: string, userAgent?: string): string {
  const point = `${lat},${lon}`;
  if (/Android/.test(userAgent ?? '')) return `geo:${point}?q=${point}(${encodeURIComponent(name)})`;
  if (/iPhone|iPad|Macintosh/.test(userAgent ?? '')) return `https://maps.apple.com/?daddr=${point}&dirflg=w`;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=18/${lat}/${lon}`;
}
