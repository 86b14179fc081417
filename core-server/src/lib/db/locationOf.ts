import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';

/** Two columns as one position; null while there is none. */
export const locationOf = (lat: number | null, lon: number | null): Location | null =>
  lat === null || lon === null ? null : { lat, lon };
