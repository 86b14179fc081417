/**
 * Numbers of the PostgreSQL advisory locks that programs of one database take, all in one place: two that meet by
 * accident would keep each other out.
 */
export const advisoryLocks = {
  migration: 7_163_118,
  indexer: 7_163_119,
  import: 7_163_120,
  importChunk: 7_163_121,
  /** While a task of the imports in the app is done. */
  importTasks: 7_163_122,
  /** While a list is read or tried for one. */
  importTrials: 7_163_124,
  removeOldLists: 7_163_123,
  removeExpired: 8_101,
  suggestMerges: 8_501,
  /** With a second number: the content of a file, and the record that it is added to. */
  fileContent: 8_601,
  fileRecord: 8_602,
  removeUnusedFiles: 8_603,
  sweepFiles: 8_604,
  checkFiles: 8_605,
  storyLinks: 8_775,
  watchKiosks: 8_793,
  shortNames: 8_794,
  backups: 8_803,
  warnOfOldBackups: 8_804,
  /** While a backup is written, by the clock or by hand. */
  backupWriting: 8_805,
  /** While one is restored into a scratch database. */
  backupChecking: 8_806,
  /** Which military entities are part of which. */
  militaryStructure: 8_810,
  lookUpWaitingPlaces: 8_811,
  /** With a second number: the name of a place at its spot. */
  placeName: 8_813,
  trimMapTiles: 8_812,
  /** Which places lie in which. */
  placeContainments: 8_814,
  applyRetention: 8_910,
  judgeLives: 8_911,
  carryOutBulkChanges: 8_940,
  /** While records of the archive catalogue are made into collections and documents. */
  catalogueImport: 8_820,
  /** While somebody is erased; the one beside it is for what is left of erasures that were cut off. */
  erasures: 8_920,
  finishErasures: 8_921,
  /** While the open data are made; the one beside it while what changed in them is written, for which harvesters wait. */
  openData: 8_930,
  publishing: 8_931,
  mailSavedSearches: 8_950,
  runByNight: 8_951,
} as const;
