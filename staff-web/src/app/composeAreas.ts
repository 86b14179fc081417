import { type PageCode, pageCodes } from '@salient/shared/app/pages/staffPages.ts';
import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { type HistoryType, historyTypes } from '@salient/shared/lib/history/historyTypes.ts';
import type { TextKey, Translate } from '@salient/shared/lib/i18n/texts.ts';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { ArchiveSlots } from '../areas/collections/archiveSlots.ts';
import type { ContactPersonSlots } from '../areas/contacts/contactPersonSlots.ts';
import type { MemorialSlots } from '../areas/memorials/memorialSlots.ts';
import type { PersonSlots } from '../areas/persons/personSlots.ts';
import type { ProjectSlots } from '../areas/projects/projectSlots.ts';
import type { Area, LoadScreen, LoadTitle } from '../lib/area/Area.ts';
import type { QuickCreators } from '../lib/picker/quickCreate.ts';
import type { RecordPaths } from '../lib/records/useRecordPath.ts';
import type { RecordSlots } from '../lib/related/recordSlots.ts';
import type { Services } from '../lib/services/services.ts';
import { areas } from './areas.ts';

/** The keys that the areas give in one of their parts, all together. */
type KeysIn<Part extends keyof Area> = (typeof areas)[number] extends infer Each
  ? Each extends { readonly [Key in Part]: infer Given }
    ? keyof Given
    : never
  : never;

/** Does not compile while a kind of record that can be restored has no stale queries; the message names it. */
export const everyRecordRefreshes: Exclude<HistoryType, KeysIn<'staleQueries'>> extends never
  ? true
  : { readonly recordsWithoutStaleQueries: Exclude<HistoryType, KeysIn<'staleQueries'>> } = true;

/** Does not compile while no area says where a kind of record is read, or that it is read nowhere. */
export const everyRecordHasPath: Exclude<HistoryType, KeysIn<'recordPaths'>> extends never
  ? true
  : { readonly recordsWithoutPath: Exclude<HistoryType, KeysIn<'recordPaths'>> } = true;

/** Does not compile while nothing is drawn in one of the slots on the pages of persons. */
export const everyPersonSlotIsFilled: Exclude<keyof PersonSlots, KeysIn<'personSlots'>> extends never
  ? true
  : { readonly slotsWithoutComponent: Exclude<keyof PersonSlots, KeysIn<'personSlots'>> } = true;

/** Does not compile while nothing is drawn in one of the slots on the pages of projects. */
export const everyProjectSlotIsFilled: Exclude<keyof ProjectSlots, KeysIn<'projectSlots'>> extends never
  ? true
  : { readonly slotsWithoutComponent: Exclude<keyof ProjectSlots, KeysIn<'projectSlots'>> } = true;

/** Does not compile while nothing is drawn in one of the slots on the pages of memorials. */
export const everyMemorialSlotIsFilled: Exclude<keyof MemorialSlots, KeysIn<'memorialSlots'>> extends never
  ? true
  : { readonly slotsWithoutComponent: Exclude<keyof MemorialSlots, KeysIn<'memorialSlots'>> } = true;

/** Does not compile while nothing is drawn in one of the slots on the pages of many kinds of records. */
export const everyRecordSlotIsFilled: Exclude<keyof RecordSlots, KeysIn<'recordSlots'>> extends never
  ? true
  : { readonly slotsWithoutComponent: Exclude<keyof RecordSlots, KeysIn<'recordSlots'>> } = true;

type NeededArchiveSlot = {
  [Key in keyof ArchiveSlots]-?: undefined extends ArchiveSlots[Key] ? never : Key;
}[keyof ArchiveSlots];

/** Does not compile while nothing is drawn in one of the slots on the pages of the archive that must have something. */
export const everyArchiveSlotIsFilled: Exclude<NeededArchiveSlot, KeysIn<'archiveSlots'>> extends never
  ? true
  : { readonly slotsWithoutComponent: Exclude<NeededArchiveSlot, KeysIn<'archiveSlots'>> } = true;

type PageWithText = { [Code in PageCode]: `pages.${Code}` extends TextKey ? Code : never }[PageCode];

/** Does not compile while a page has no title: neither in its area nor under `pages` in the texts. */
export const everyPageHasTitle: Exclude<PageCode, PageWithText | KeysIn<'pageTitles'>> extends never
  ? true
  : { readonly pagesWithoutTitle: Exclude<PageCode, PageWithText | KeysIn<'pageTitles'>> } = true;

const all: readonly Area[] = areas;

const areaScreens: { readonly [Code in PageCode]?: LoadScreen } = Object.assign(
  {},
  ...all.map(({ screens }) => screens),
);

export type Screen = LazyExoticComponent<ComponentType>;

/** What draws each page, those of `app` itself included, in the order of the pages. */
export const composeScreens = (own: { readonly [Code in PageCode]?: LoadScreen }): ReadonlyMap<PageCode, Screen> => {
  const loads = { ...areaScreens, ...own };
  return new Map(
    pageCodes.flatMap((code) => {
      const load = loads[code];
      return load ? [[code, lazy(async () => ({ default: await load() }))] as const] : [];
    }),
  );
};

export const menuEntries = all.flatMap(({ menu = [] }) => menu);

const pageTitles: { readonly [Code in PageCode]?: (t: Translate) => string } = Object.assign(
  {},
  ...all.map(({ pageTitles: each }) => each),
);

/** What menu and breadcrumbs call a page. */
export const pageTitle = (t: Translate, code: PageCode): string =>
  pageTitles[code]?.(t) ?? t(`pages.${code as PageWithText}`);

export const loadTitles: { readonly [Code in PageCode]?: LoadTitle } = Object.assign(
  {},
  ...all.map(({ titles }) => titles),
);

const histories = ['findChanges', 'findAllChanges'] as const;

// The constants above made sure that every kind of record, and every slot, is among the keys.
export const staleQueries = Object.fromEntries(
  historyTypes.map((type) => [type, [...histories, ...all.flatMap(({ staleQueries: each }) => each?.[type] ?? [])]]),
) as unknown as Readonly<Record<HistoryType, readonly MethodName[]>>;

export const recordPaths = Object.assign({}, ...all.map(({ recordPaths: each }) => each)) as RecordPaths;

export const projectSlots = Object.assign({}, ...all.map(({ projectSlots: each }) => each)) as ProjectSlots;

export const personSlots = Object.assign({}, ...all.map(({ personSlots: each }) => each)) as PersonSlots;

/** The dialogs by which pickers make records, each fetched when it is first opened. */
export const quickCreators: QuickCreators = Object.fromEntries(
  all.flatMap(({ quickCreate = {} }) =>
    Object.entries(quickCreate).map(([kind, load]) => [kind, lazy(async () => ({ default: await load() }))]),
  ),
);
export const memorialSlots = Object.assign({}, ...all.map(({ memorialSlots: each }) => each)) as MemorialSlots;

export const recordSlots = Object.assign({}, ...all.map(({ recordSlots: each }) => each)) as RecordSlots;
export const archiveSlots = Object.assign({}, ...all.map(({ archiveSlots: each }) => each)) as ArchiveSlots;

export const contactPersonSlots: ContactPersonSlots = Object.assign(
  {},
  ...all.map(({ contactPersonSlots: each }) => each),
);

/** Has every area forget what it keeps of the work of whoever signed out. */
export function forgetWork(services: Services): void {
  for (const { forgetWork: forget } of all) forget?.(services);
}
