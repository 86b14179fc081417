/**
 * Numbers of the PostgreSQL advisory locks that programs of one database take, all in one place: two that meet by
 * accident would keep each other out.
 */
export const advisoryLocks = {
  migration: 7_163_118,
  indexer: 7_163_119,
  import: 7_163_120,
  removeExpired: 8_101,
  suggestMerges: 8_501,
} as const;
