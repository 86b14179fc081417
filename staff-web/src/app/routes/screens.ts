import type { PageCode } from '@salient/shared/app/pages/staffPages.ts';
import { composeScreens } from '../composeAreas.ts';

export type { Screen } from '../composeAreas.ts';

/** What draws a page, fetched when it is first opened. A page that nobody draws is not offered anywhere. */
export const screens = composeScreens({ home: async () => (await import('../home/HomePage.tsx')).HomePage });

export const hasScreen = (code: PageCode) => screens.has(code);
