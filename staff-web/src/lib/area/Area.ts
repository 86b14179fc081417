import type { PageCode } from '@salient/shared/app/pages/staffPages.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import type { ComponentType } from 'react';
import type { IconName } from '../icons/Icon.tsx';
import type { Services } from '../services/services.ts';

/** Fetches what draws a page, when it is first opened. */
export type LoadScreen = () => Promise<ComponentType>;

/** The title of a record as the breadcrumbs say it, by loading the record (SHELL-19). */
export type LoadTitle = (client: Client, id: string, signal: AbortSignal) => Promise<string>;

export interface MenuEntry {
  readonly code: PageCode;
  readonly icon: IconName;
  /** The part of the sidebar; who sees it is told by `app/layout/menu.ts`. */
  readonly group: 'names' | 'documents' | 'stories' | 'contacts' | 'management';
  /** The place within its group, from 1. */
  readonly place: number;
}

/**
 * All that an area gives to the staff app. `app/areas.ts` lists the areas; `app/composeAreas.ts` makes routes, menu and the
 * rest of them. An area that lets others draw on its pages adds its own part by `declare module`: see `PersonSlots`.
 *
 * A descriptor is loaded with the app: it names components lazily and imports no styles.
 */
export interface Area {
  readonly name: string;
  /** The pages that the area draws. A page that no area draws is not offered anywhere. */
  readonly screens?: { readonly [Code in PageCode]?: LoadScreen };
  /** What menu and breadcrumbs call a page, in a text of the area; without one, the text `pages.<code>`. */
  readonly pageTitles?: { readonly [Code in PageCode]?: (t: Translate) => string };
  readonly menu?: readonly MenuEntry[];
  /** What the breadcrumbs call a page of one record, instead of the title of the page. */
  readonly titles?: { readonly [Code in PageCode]?: LoadTitle };
  /** Queries of the area whose answers are stale once a record of some kind was saved or restored. */
  readonly staleQueries?: { readonly [Type in HistoryType]?: readonly [MethodName, ...MethodName[]] };
  /** Where a record of the area is read in this app; null while it has no page. */
  readonly recordPaths?: { readonly [Type in HistoryType]?: ((id: string) => string) | null };
  /** Forgets what the area keeps of the work of whoever signed out. */
  readonly forgetWork?: (services: Services) => void;
}

/** Declares an area; its type keeps what it gives, so that what is missing among all of them does not compile. */
export const defineArea = <const A extends Area>(area: A): A => area;
