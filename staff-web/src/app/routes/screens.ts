import { type PageCode, pageCodes } from '@salient/shared/app/pages/staffPages.ts';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Load = () => Promise<ComponentType>;

/** What draws a page, fetched when it is first opened. A page without a line here is not offered anywhere. */
const loads: { readonly [Code in PageCode]?: Load } = {
  home: async () => (await import('../pages/HomePage.tsx')).HomePage,
  login: async () => (await import('../../features/access/SignInPage.tsx')).SignInPage,
  persons: async () => (await import('../../features/persons/PersonListPage.tsx')).PersonListPage,
  person_create: async () => (await import('../../features/persons/PersonCreatePage.tsx')).PersonCreatePage,
  person_edit: async () => (await import('../../features/persons/PersonEditPage.tsx')).PersonEditPage,
  person: async () => (await import('../../features/persons/PersonPage.tsx')).PersonPage,
  personstories: async () => (await import('../../features/stories/StoryListPage.tsx')).StoryListPage,
  personstory: async () => (await import('../../features/stories/StoryEditPage.tsx')).StoryEditPage,
  personstory_create: async () => (await import('../../features/stories/StoryCreatePage.tsx')).StoryCreatePage,
  picture_permissions: async () =>
    (await import('../../features/stories/permissions/PermissionsPage.tsx')).PermissionsPage,
  feedback: async () => (await import('../../features/feedback/FeedbackPage.tsx')).FeedbackPage,
  feedback_templates: async () => (await import('../../features/feedback/TemplateListPage.tsx')).TemplateListPage,
  key_locations: async () => (await import('../../features/key-locations/KeyLocationListPage.tsx')).KeyLocationListPage,
  key_location_create: async () =>
    (await import('../../features/key-locations/KeyLocationCreatePage.tsx')).KeyLocationCreatePage,
  key_location: async () => (await import('../../features/key-locations/KeyLocationEditPage.tsx')).KeyLocationEditPage,
  key_walks: async () => (await import('../../features/key-locations/KeyWalkListPage.tsx')).KeyWalkListPage,
  merge_suggestions: async () =>
    (await import('../../features/persons/merge/MergeSuggestionsPage.tsx')).MergeSuggestionsPage,
  names_of_day: async () => (await import('../../features/names-of-day/NamesOfDayPage.tsx')).NamesOfDayPage,
  kiosks: async () => (await import('../../features/kiosks/KioskListPage.tsx')).KioskListPage,
  kiosk: async () => (await import('../../features/kiosks/KioskPage.tsx')).KioskPage,
  figures: async () => (await import('../../features/figures/FiguresPage.tsx')).FiguresPage,
  backups: async () => (await import('../../features/backup/BackupPage.tsx')).BackupPage,
  users: async () => (await import('../../features/users/UserListPage.tsx')).UserListPage,
  changes: async () => (await import('../../features/changes/ChangesPage.tsx')).ChangesPage,
  mails: async () => (await import('../../features/users/MailListPage.tsx')).MailListPage,
  request_reset: async () => (await import('../../features/access/RequestResetPage.tsx')).RequestResetPage,
  reset: async () => (await import('../../features/access/NewPasswordPage.tsx')).ResetPage,
  activate: async () => (await import('../../features/access/NewPasswordPage.tsx')).ActivatePage,
  sessions: async () => (await import('../../features/sessions/SessionsPage.tsx')).SessionsPage,
};

export type Screen = LazyExoticComponent<ComponentType>;

export const screens: ReadonlyMap<PageCode, Screen> = new Map(
  pageCodes.flatMap((code) => {
    const load = loads[code];
    return load ? [[code, lazy(async () => ({ default: await load() }))] as const] : [];
  }),
);

export const hasScreen = (code: PageCode) => screens.has(code);
