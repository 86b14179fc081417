/** Who may call the methods of accounts, mails, the first page, backups, the trail, functions and saved searches. */
export const systemRights = `
                           guest readonly be-soldiers api-read api-write civilian normal revisor admin
  authenticate2            yes   yes      yes         yes      yes       yes      yes    yes     yes
  getAuthenticatedUser     yes   yes      yes         yes      yes       yes      yes    yes     yes
  logout                   1000  yes      yes         yes      yes       yes      yes    yes     yes
  findSessions             1000  yes      yes         yes      yes       yes      yes    yes     yes
  endSession               1000  yes      yes         yes      yes       yes      yes    yes     yes
  activateUser             yes   yes      yes         yes      yes       yes      yes    yes     yes
  resetUserPassword        yes   yes      yes         yes      yes       yes      yes    yes     yes
  requestUserPasswordReset yes   yes      yes         yes      yes       yes      yes    yes     yes
  resendUserInvitationMail 1000  1010     1010        1010     1010      1010     1010   1010    yes
  findUsers                1000  1010     1010        1010     1010      1010     1010   1010    yes
  getUser                  1000  1010     1010        1010     1010      1010     1010   1010    yes
  createUser               1000  1010     1010        1010     1010      1010     1010   1010    yes
  updateUser               1000  1010     1010        1010     1010      1010     1010   1010    yes
  validateUser             1000  1010     1010        1010     1010      1010     1010   1010    yes
  suspendUser              1000  1010     1010        1010     1010      1010     1010   1010    yes
  resumeUser               1000  1010     1010        1010     1010      1010     1010   1010    yes
  removeUser               1000  1010     1010        1010     1010      1010     1010   1010    yes

  findMails                1000  1010     1010        1010     1010      1010     1010   1010    yes
  getMail                  1000  1010     1010        1010     1010      1010     1010   1010    yes

  getStartPage             yes   yes      yes         yes      yes       yes      yes    yes     yes

  getServerState           1000  1010     1010        1010     1010      1010     1010   1010    yes
  findBackupRuns           1000  1010     1010        1010     1010      1010     1010   1010    yes
  requestBackup            1000  1010     1010        1010     1010      1010     1010   1010    yes

  findImportLists          1000  1010     1010        1010     1010      1010     1010   yes     yes
  getImportList            1000  1010     1010        1010     1010      1010     1010   yes     yes
  setImportRules           1000  1010     1010        1010     1010      1010     1010   yes     yes
  previewImport            1000  1010     1010        1010     1010      1010     1010   yes     yes
  startImport              1000  1010     1010        1010     1010      1010     1010   yes     yes
  stopImport               1000  1010     1010        1010     1010      1010     1010   yes     yes
  removeImportList         1000  1010     1010        1010     1010      1010     1010   yes     yes
  findImportProblems       1000  1010     1010        1010     1010      1010     1010   yes     yes
  getImportCsv             1000  1010     1010        1010     1010      1010     1010   yes     yes
  findImportPlaceCandidates 1000  1010     1010        1010     1010      1010     1010   yes     yes
  decideImportPlace        1000  1010     1010        1010     1010      1010     1010   yes     yes
  findImportMemorialCandidates 1000  1010     1010        1010     1010      1010     1010   yes     yes
  findImportUnitCandidates 1000  1010     1010        1010     1010      1010     1010   yes     yes
  findImportBatches        1000  1010     1010        1010     1010      1010     1010   yes     yes
  getImportBatch           1000  1010     1010        1010     1010      1010     1010   yes     yes
  findImportedPersons      1000  1010     1010        1010     1010      1010     1010   yes     yes
  findMadeByImport         1000  1010     1010        1010     1010      1010     1010   yes     yes
  takeBackImport           1000  1010     1010        1010     1010      1010     1010   yes     yes

  getRetention             1000  1010     1010        1010     1010      1010     1010   yes     yes
  setRetention             1000  1010     1010        1010     1010      1010     1010   1010    yes
  findRetentionEntries     1000  1010     1010        1010     1010      1010     1010   yes     yes
  confirmErasures          1000  1010     1010        1010     1010      1010     1010   yes     yes
  postponeErasures         1000  1010     1010        1010     1010      1010     1010   yes     yes
  findErasureRuns          1000  1010     1010        1010     1010      1010     1010   yes     yes
  getPersonalData          1000  1010     1010        1010     1010      1010     1010   1010    yes
  erasePersonalData        1000  1010     1010        1010     1010      1010     1010   1010    yes
  findErasures             1000  1010     1010        1010     1010      1010     1010   1010    yes
  findContactAccess        1000  1010     1010        1010     1010      1010     1010   1010    yes

  findChangesByOthers      1000  1010     1010        1010     1010      yes      yes    yes     yes
  findChanges              1000  1010     1010        1010     1010      yes      yes    yes     yes
  findAllChanges           1000  1010     1010        1010     1010      1010     1010   1010    yes
  restoreFields            1000  1010     1010        1010     1010      1010     1010   1010    yes
  restoreVersion           1000  1010     1010        1010     1010      1010     1010   1010    yes
  restoreRemoved           1000  1010     1010        1010     1010      1010     1010   1010    yes

  getFunctions             yes   yes      yes         yes      yes       yes      yes    yes     yes
  getFunction              yes   yes      yes         yes      yes       yes      yes    yes     yes
  validateFunction         yes   yes      yes         yes      yes       yes      yes    yes     yes
  findPersonAdvanced       1000  yes      yes         yes      yes       yes      yes    yes     yes
  callFunction             yes   yes      yes         yes      yes       yes      yes    yes     yes
  createCsvDownload        1000  yes      yes         yes      yes       yes      yes    yes     yes
  getCsvDownload           1000  yes      yes         yes      yes       yes      yes    yes     yes
  cancelCsvDownload        1000  yes      yes         yes      yes       yes      yes    yes     yes

  previewBulkChange        1000  1010     1010        1010     1010      yes      yes    yes     yes
  startBulkChange          1000  1010     1010        1010     1010      yes      yes    yes     yes
  getBulkChange            1000  1010     1010        1010     1010      yes      yes    yes     yes
  findBulkChanges          1000  1010     1010        1010     1010      yes      yes    yes     yes
  findBulkChangePersons    1000  1010     1010        1010     1010      yes      yes    yes     yes
  cancelBulkChange         1000  1010     1010        1010     1010      yes      yes    yes     yes
  resumeBulkChange         1000  1010     1010        1010     1010      yes      yes    yes     yes
  undoBulkChange           1000  1010     1010        1010     1010      yes      yes    yes     yes
  applyAction              1000  1010     1010        1010     1010      1010     1010   1010    yes
  getFunctionRuns          1000  1010     1010        1010     1010      1010     1010   1010    yes
  getNightlyFunctions      1000  1010     1010        1010     1010      1010     1010   1010    yes
  createNightlyFunction    1000  1010     1010        1010     1010      1010     1010   1010    yes
  removeNightlyFunction    1000  1010     1010        1010     1010      1010     1010   1010    yes

  findSavedSearches        1000  yes      yes         yes      yes       yes      yes    yes     yes
  getSavedSearch           1000  yes      yes         yes      yes       yes      yes    yes     yes
  createSavedSearch        1000  yes      yes         yes      yes       yes      yes    yes     yes
  changeSavedSearch        1000  yes      yes         yes      yes       yes      yes    yes     yes
  removeSavedSearch        1000  yes      yes         yes      yes       yes      yes    yes     yes
  followSavedSearch        1000  yes      yes         yes      yes       yes      yes    yes     yes
  markSavedSearchSeen      1000  yes      yes         yes      yes       yes      yes    yes     yes
  countNewInSavedSearch    1000  yes      yes         yes      yes       yes      yes    yes     yes
  findNewInSavedSearch     1000  yes      yes         yes      yes       yes      yes    yes     yes

  getHome                  1000  yes      yes         yes      yes       yes      yes    yes     yes
`;
