import { createContext, useContext } from 'react';
import type { Boot } from './boot.ts';

/** The museum's own settings and the day of the visit. */
export type SiteFacts = Pick<Boot, 'origin' | 'now' | 'site'>;

export const SiteContext = createContext<SiteFacts>({ origin: '', now: '1970-01-01', site: {} });

export const useSite = () => useContext(SiteContext);
