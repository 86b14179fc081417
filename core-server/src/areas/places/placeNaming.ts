import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { RecordNaming } from '../../lib/changes/RecordNaming.ts';

/** A place is called by its name in Dutch where a change speaks of it. */
export const placeNaming: RecordNaming = {
  columns: ['languages'],
  nameOf: ({ languages }) => {
    const byLanguage = (languages ?? {}) as Readonly<Record<string, { readonly name?: string }>>;
    const names = Object.fromEntries(Object.entries(byLanguage).map(([language, { name = '' }]) => [language, name]));
    return placeName(names, 'nl') || null;
  },
};
