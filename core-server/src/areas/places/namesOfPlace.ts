import type { PlaceEntity } from './PlaceEntity.ts';

/** The name in each language that has one. */
export function namesOfPlace({ languages }: Pick<PlaceEntity, 'languages'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(languages).flatMap(([language, names]) => (names?.name ? [[language, names.name]] : [])),
  );
}
