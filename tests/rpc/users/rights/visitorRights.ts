/** Who may call the methods of stories, kiosks, figures and feedback. */
export const visitorRights = `
                                   guest readonly be-soldiers api-read api-write civilian normal revisor admin
  getPersonStory                   1000  yes      yes         yes      yes       yes      yes    yes     yes
  getPersonStory2                  1000  yes      yes         yes      yes       yes      yes    yes     yes
  getStoriesForPerson              1000  yes      yes         yes      yes       yes      yes    yes     yes
  findPersonStories                1000  yes      yes         yes      yes       yes      yes    yes     yes
  findMatchingPersonStories        1000  yes      yes         yes      yes       yes      yes    yes     yes
  findPersonStoriesByName          1000  yes      yes         yes      yes       yes      yes    yes     yes
  getKeyCertificate                1000  yes      yes         yes      yes       yes      yes    yes     yes
  createStoryPreview               1000  yes      yes         yes      yes       yes      yes    yes     yes
  removePersonStory                1000  1010     1010        1010     1010      yes      yes    yes     yes
  removeStoriesForPerson           1000  1010     1010        1010     1010      yes      yes    yes     yes
  findExpiringPermissions          1000  1010     1010        1010     1010      yes      yes    yes     yes
  importDocumentPhotoToPersonStory 1000  1010     1010        1010     1010      yes      yes    yes     yes
  importAttachmentToPersonStory    1000  1010     1010        1010     1010      yes      yes    yes     yes
  deletePersonStoryPhoto           1000  1010     1010        1010     1010      yes      yes    yes     yes
  createPersonStory                1000  1010     1010        1010     yes       yes      yes    yes     yes
  updatePersonStory                1000  1010     1010        1010     yes       yes      yes    yes     yes
  validatePersonStory              1000  1010     1010        1010     yes       yes      yes    yes     yes
  updatePersonStoryPhoto           1000  1010     1010        1010     yes       yes      yes    yes     yes
  publishPersonStory               1000  1010     1010        1010     1010      1010     1010   yes     yes
  unpublishPersonStory             1000  1010     1010        1010     1010      1010     1010   yes     yes
  getPublishedStoryFromMuseum      yes   yes      yes         yes      yes       yes      yes    yes     yes
  getPublishedStoryFromKey         yes   yes      yes         yes      yes       yes      yes    yes     yes
  getPublishedStoryPair            yes   yes      yes         yes      yes       yes      yes    yes     yes
  findPublishedStories             yes   yes      yes         yes      yes       yes      yes    yes     yes
  getKioskStories                  yes   yes      yes         yes      yes       yes      yes    yes     yes
  getStoryPreview                  yes   yes      yes         yes      yes       yes      yes    yes     yes

  findKiosks                       1000  1010     1010        1010     1010      yes      yes    yes     yes
  getKiosk                         1000  1010     1010        1010     1010      yes      yes    yes     yes
  validateKiosk                    1000  1010     1010        1010     1010      1010     1010   1010    yes
  updateKiosk                      1000  1010     1010        1010     1010      1010     1010   1010    yes
  setKioskExitPin                  1000  1010     1010        1010     1010      1010     1010   1010    yes
  openKioskPairing                 1000  1010     1010        1010     1010      1010     1010   1010    yes
  pairKiosk                        yes   yes      yes         yes      yes       yes      yes    yes     yes
  unpairKiosk                      1000  1010     1010        1010     1010      1010     1010   1010    yes
  reportKiosk                      yes   yes      yes         yes      yes       yes      yes    yes     yes
  sendKioskScreenshot              yes   yes      yes         yes      yes       yes      yes    yes     yes
  getKioskScreenshot               1000  1010     1010        1010     1010      1010     yes    yes     yes
  askKiosk                         1000  1010     1010        1010     1010      1010     yes    yes     yes
  findKioskCommands                1000  1010     1010        1010     1010      yes      yes    yes     yes

  getKioskContent                  yes   yes      yes         yes      yes       yes      yes    yes     yes
  getKioskContentVersion           yes   yes      yes         yes      yes       yes      yes    yes     yes

  countVisits                      yes   yes      yes         yes      yes       yes      yes    yes     yes
  getFigures                       1000  1010     1010        1010     1010      yes      yes    yes     yes
  getFiguresCsv                    1000  1010     1010        1010     1010      yes      yes    yes     yes
  findStruckCounts                 1000  1010     1010        1010     1010      1010     1010   1010    yes
  strikeOutCounts                  1000  1010     1010        1010     1010      1010     1010   1010    yes
  restoreCounts                    1000  1010     1010        1010     1010      1010     1010   1010    yes

  createPersonFeedback             yes   yes      yes         yes      yes       yes      yes    yes     yes
  updatePersonFeedback             yes   yes      yes         yes      yes       yes      yes    yes     yes
  validatePersonFeedback           yes   yes      yes         yes      yes       yes      yes    yes     yes
  getPersonFeedback                1000  1010     1010        1010     1010      yes      yes    yes     yes
  findPersonFeedback               1000  1010     1010        1010     1010      yes      yes    yes     yes
  markPersonFeedback               1000  1010     1010        1010     1010      yes      yes    yes     yes
  applyFeedbackProposal            1000  1010     1010        1010     1010      yes      yes    yes     yes
  removePersonFeedback             1000  1010     1010        1010     1010      yes      yes    yes     yes
  assignPersonFeedback             1000  1010     1010        1010     1010      yes      yes    yes     yes
  findFeedbackStaff                1000  1010     1010        1010     1010      yes      yes    yes     yes
  replyToPersonFeedback            1000  1010     1010        1010     1010      yes      yes    yes     yes
  findFeedbackTemplates            1000  1010     1010        1010     1010      yes      yes    yes     yes
  createFeedbackTemplate           1000  1010     1010        1010     1010      1010     1010   1010    yes
  updateFeedbackTemplate           1000  1010     1010        1010     1010      1010     1010   1010    yes
  removeFeedbackTemplate           1000  1010     1010        1010     1010      1010     1010   1010    yes
`;
