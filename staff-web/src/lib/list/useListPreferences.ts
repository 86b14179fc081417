import { useMemo } from 'react';
import { useUser } from '../session/useSession.ts';
import { usePreference } from '../store/usePreference.ts';
import { type PageSize, pageSizes } from './listState.ts';

interface Preferences {
  readonly rows: PageSize;
  readonly hidden: readonly string[];
}

const isPreferences = (value: unknown): value is Preferences =>
  typeof value === 'object' &&
  value !== null &&
  'rows' in value &&
  pageSizes.some((size) => size === value.rows) &&
  'hidden' in value &&
  Array.isArray(value.hidden);

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

const isDensity = (value: unknown): value is Density => densities.some((density) => density === value);

/** How this user likes a list: rows on a page and columns put away (S1); how close its rows stand holds for all lists. */
export function useListPreferences(list: string) {
  const user = useUser();
  const key = `list.${user?.id ?? ''}.${list}`;
  const [preferences, choose] = usePreference<Preferences>(key, { rows: 10, hidden: [] }, isPreferences);
  const [density, chooseDensity] = usePreference<Density>(`lists.${user?.id ?? ''}.density`, 'comfortable', isDensity);
  const hidden = useMemo(() => new Set(preferences.hidden), [preferences.hidden]);
  return {
    rows: preferences.rows,
    hidden,
    density,
    chooseDensity,
    chooseRows: (rows: PageSize) => choose({ ...preferences, rows }),
    hide: (keys: ReadonlySet<string>) => choose({ ...preferences, hidden: [...keys] }),
  };
}

export type ListPreferences = ReturnType<typeof useListPreferences>;
