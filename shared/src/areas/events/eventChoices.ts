// Apart from the table of types, which the first page of the web does without: filters offer these too.

export const whereReasons = ['homeaddress', 'fugitive', 'evacuated', 'deportated', 'moved'] as const;
export const enlistedReasons = [
  'enlisted',
  'active service',
  'posted to',
  'attached to',
  'renumbered',
  'transferred to',
  'promoted',
] as const;
export const jailedTypes = ['jailed', 'captive'] as const;
export const memorialKinds = ['original', 'current', 'none', 'unknown'] as const;
