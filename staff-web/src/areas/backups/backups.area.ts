import { defineArea } from '../../lib/area/Area.ts';

export const backupsArea = defineArea({
  name: 'backups',
  screens: {
    backups: async () => (await import('./BackupPage.tsx')).BackupPage,
  },
  menu: [{ code: 'backups', icon: 'restore', group: 'management', place: 2 }],
});
