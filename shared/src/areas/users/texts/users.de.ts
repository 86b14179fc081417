export const users = {
  types: {
    admin: 'Administrator',
    revisor: 'Revisor',
    normal: 'Normal',
    'normal-civilian': 'Normal zivil (nur zivile Opfer)',
    readonly: 'Nur lesen',
    'read-be-soldiers': 'Nur lesen (Soldaten der BEF)',
    'api-read': 'API lesen',
    'api-write': 'API schreiben',
    anonymous: 'Anonym',
  },
  statuses: { pending: 'Ausstehend', checked: 'Bestätigt' },
} as const;
