import { type PageCode, pageCodes } from '@salient/shared/app/pages/staffPages.ts';
import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react';

type Load = () => Promise<ComponentType>;

/** A page of persons, with what other areas draw on it. */
const withPersonSlots =
  (load: Load): Load =>
  async () => {
    const [Page, { PersonSlotsProvider }, { personSlots }] = await Promise.all([
      load(),
      import('../../areas/persons/personSlots.ts'),
      import('./personSlots.ts'),
    ]);
    return () => createElement(PersonSlotsProvider, { value: personSlots }, createElement(Page));
  };

/** What draws a page, fetched when it is first opened. A page without a line here is not offered anywhere. */
const loads: { readonly [Code in PageCode]?: Load } = {
  home: async () => (await import('../home/HomePage.tsx')).HomePage,
  login: async () => (await import('../../areas/users/access/SignInPage.tsx')).SignInPage,
  persons: withPersonSlots(async () => (await import('../../areas/persons/PersonListPage.tsx')).PersonListPage),
  person_create: withPersonSlots(
    async () => (await import('../../areas/persons/PersonCreatePage.tsx')).PersonCreatePage,
  ),
  person_edit: withPersonSlots(async () => (await import('../../areas/persons/PersonEditPage.tsx')).PersonEditPage),
  person: withPersonSlots(async () => (await import('../../areas/persons/PersonPage.tsx')).PersonPage),
  personstories: async () => (await import('../../areas/stories/StoryListPage.tsx')).StoryListPage,
  personstory: async () => (await import('../../areas/stories/StoryEditPage.tsx')).StoryEditPage,
  personstory_create: async () => (await import('../../areas/stories/StoryCreatePage.tsx')).StoryCreatePage,
  picture_permissions: async () =>
    (await import('../../areas/stories/permissions/PermissionsPage.tsx')).PermissionsPage,
  feedback: async () => (await import('../../areas/feedback/FeedbackPage.tsx')).FeedbackPage,
  feedback_templates: async () => (await import('../../areas/feedback/TemplateListPage.tsx')).TemplateListPage,
  key_locations: async () => (await import('../../areas/key-locations/KeyLocationListPage.tsx')).KeyLocationListPage,
  key_location_create: async () =>
    (await import('../../areas/key-locations/KeyLocationCreatePage.tsx')).KeyLocationCreatePage,
  key_location: async () => (await import('../../areas/key-locations/KeyLocationEditPage.tsx')).KeyLocationEditPage,
  key_walks: async () => (await import('../../areas/key-locations/KeyWalkListPage.tsx')).KeyWalkListPage,
  merge_suggestions: async () =>
    (await import('../../areas/persons/merge/MergeSuggestionsPage.tsx')).MergeSuggestionsPage,
  names_of_day: async () => (await import('../../areas/names-of-day/NamesOfDayPage.tsx')).NamesOfDayPage,
  kiosks: async () => (await import('../../areas/kiosks/KioskListPage.tsx')).KioskListPage,
  kiosk: async () => (await import('../../areas/kiosks/KioskPage.tsx')).KioskPage,
  figures: async () => (await import('../../areas/figures/FiguresPage.tsx')).FiguresPage,
  backups: async () => (await import('../../areas/backups/BackupPage.tsx')).BackupPage,
  users: async () => (await import('../../areas/users/UserListPage.tsx')).UserListPage,
  changes: async () => (await import('../../areas/changes/ChangesPage.tsx')).ChangesPage,
  mails: async () => (await import('../../areas/users/MailListPage.tsx')).MailListPage,
  request_reset: async () => (await import('../../areas/users/access/RequestResetPage.tsx')).RequestResetPage,
  reset: async () => (await import('../../areas/users/access/NewPasswordPage.tsx')).ResetPage,
  activate: async () => (await import('../../areas/users/access/NewPasswordPage.tsx')).ActivatePage,
  sessions: async () => (await import('../../areas/users/session/SessionsPage.tsx')).SessionsPage,
};

export type Screen = LazyExoticComponent<ComponentType>;

export const screens: ReadonlyMap<PageCode, Screen> = new Map(
  pageCodes.flatMap((code) => {
    const load = loads[code];
    return load ? [[code, lazy(async () => ({ default: await load() }))] as const] : [];
  }),
);

export const hasScreen = (code: PageCode) => screens.has(code);
