export const users = {
  types: {
    admin: 'Administrator',
    revisor: 'Revisor',
    normal: 'Normal',
    'normal-civilian': 'Normal civilian (civilian victims only)',
    readonly: 'Read only',
    'read-be-soldiers': 'Read only (BEF soldiers)',
    'api-read': 'API read',
    'api-write': 'API write',
    anonymous: 'Anonymous',
  },
  statuses: { pending: 'Pending', checked: 'Confirmed', suspended: 'Suspended' },
  /** What each type may do, in one line. */
  explained: {
    admin: 'May do everything, also manage users, kiosks and backups.',
    revisor: 'May edit everything, also military entities, publish stories and give commands to kiosks.',
    normal: 'May edit persons, places, memorials, key locations and stories, but publish nothing.',
    'normal-civilian': 'Like the type Normal, but edits civilian persons only.',
    readonly: 'May look up and read everything, change nothing.',
    'read-be-soldiers': 'May look up and read the soldiers of one army only.',
    'api-read': 'For a program that fetches data, not for a person.',
    'api-write': 'For a program that fetches, creates and changes data, not for a person.',
  },
} as const;
