import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';

/** The address of a map on the web with a pin at a position; nothing is asked there before somebody follows it. */
export function mapsAddress({ lat, lon }: Location): string {
  const [north, east] = [lat.toFixed(5), lon.toFixed(5)];
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=14/${north}/${east}`;
}
