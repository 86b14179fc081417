import { defineArea } from '../../lib/area/Area.ts';

export const usersArea = defineArea({
  name: 'users',
  screens: {
    users: async () => (await import('./UserListPage.tsx')).UserListPage,
    login: async () => (await import('./access/SignInPage.tsx')).SignInPage,
    request_reset: async () => (await import('./access/RequestResetPage.tsx')).RequestResetPage,
    reset: async () => (await import('./access/NewPasswordPage.tsx')).ResetPage,
    activate: async () => (await import('./access/NewPasswordPage.tsx')).ActivatePage,
    sessions: async () => (await import('./session/SessionsPage.tsx')).SessionsPage,
  },
  menu: [{ code: 'users', icon: 'users', group: 'management', place: 1 }],
  staleQueries: { app_user: ['findUsers', 'getUser'] },
  recordPaths: { app_user: null },
});
