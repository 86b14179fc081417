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
  statuses: { pending: 'Pending', checked: 'Confirmed' },
} as const;
