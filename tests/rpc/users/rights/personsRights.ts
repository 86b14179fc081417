/** Who may call the methods of persons, their events, the search and the names of a day. */
export const personsRights = `
                                 guest readonly be-soldiers api-read api-write civilian normal revisor admin
  findPerson                     1000  yes      yes         yes      yes       yes      yes    yes     yes
  findPersonsByProjectMembership 1000  yes      yes         yes      yes       yes      yes    yes     yes
  getPerson                      yes   yes      yes         yes      yes       yes      yes    yes     yes
  getPublicPerson                yes   yes      yes         yes      yes       yes      yes    yes     yes
  getPersonFellows               yes   yes      yes         yes      yes       yes      yes    yes     yes
  getPersonSources               1000  yes      yes         yes      yes       yes      yes    yes     yes
  getPersons                     1000  yes      yes         yes      yes       yes      yes    yes     yes
  getPersonsDetails              yes   yes      yes         yes      yes       yes      yes    yes     yes
  createPerson                   1000  1010     1010        1010     yes       yes      yes    yes     yes
  updatePerson                   1000  1010     1010        1010     yes       yes      yes    yes     yes
  validatePerson                 1000  1010     1010        1010     yes       yes      yes    yes     yes
  removePerson                   1000  1010     1010        1010     1010      yes      yes    yes     yes
  previewMerge                   1000  1010     1010        1010     1010      yes      yes    yes     yes
  mergePersons                   1000  1010     1010        1010     1010      yes      yes    yes     yes
  undoMerge                      1000  1010     1010        1010     1010      yes      yes    yes     yes
  findMerges                     1000  1010     1010        1010     1010      yes      yes    yes     yes
  getMergeSuggestions            1000  1010     1010        1010     1010      yes      yes    yes     yes
  findMergeComparisons           1000  1010     1010        1010     1010      yes      yes    yes     yes
  requestMergeComparison         1000  1010     1010        1010     1010      1010     1010   yes     yes
  findSimilarPersons             1000  1010     1010        1010     1010      yes      yes    yes     yes
  clearMergeSuggestion           1000  1010     1010        1010     1010      yes      yes    yes     yes
  findDistinctPersons            1000  1010     1010        1010     1010      yes      yes    yes     yes
  takeBackDistinct               1000  1010     1010        1010     1010      yes      yes    yes     yes
  findPublicPersonsOnMemorial    yes   yes      yes         yes      yes       yes      yes    yes     yes
  findPublicPersonsInUnit        yes   yes      yes         yes      yes       yes      yes    yes     yes
  getUnitByMonth                 1000  yes      yes         yes      yes       yes      yes    yes     yes
  getUnitLosses                  yes   yes      yes         yes      yes       yes      yes    yes     yes
  findPersonOnMemorial           1000  yes      yes         yes      yes       yes      yes    yes     yes
  getPersonsMemorated            1000  yes      yes         yes      yes       yes      yes    yes     yes
  addPersonToMemorial            1000  1010     1010        1010     1010      yes      yes    yes     yes
  addNewPersonToMemorial         1000  1010     1010        1010     1010      yes      yes    yes     yes
  removePersonFromMemorial       1000  1010     1010        1010     1010      yes      yes    yes     yes
  returnPersonToMemorial         1000  1010     1010        1010     1010      yes      yes    yes     yes
  getMilitaryEntitySoldiers      1000  yes      yes         yes      yes       yes      yes    yes     yes

  createPersonEvent              1000  1010     1010        1010     yes       yes      yes    yes     yes
  updatePersonEvent              1000  1010     1010        1010     yes       yes      yes    yes     yes
  getPersonEvent                 1000  yes      yes         yes      yes       yes      yes    yes     yes
  validatePersonEvent            1000  1010     1010        1010     yes       yes      yes    yes     yes
  removePersonEvent              1000  1010     1010        1010     1010      yes      yes    yes     yes
  removeEvents                   1000  1010     1010        1010     1010      yes      yes    yes     yes
  findPersonEvents               1000  yes      yes         yes      yes       yes      yes    yes     yes
  findEventsByTypeAndPlace       1000  yes      yes         yes      yes       yes      yes    yes     yes
  findPlaceTexts                 1000  1010     1010        1010     1010      yes      yes    yes     yes
  getPlaceText                   1000  1010     1010        1010     1010      yes      yes    yes     yes
  linkPlaceText                  1000  1010     1010        1010     1010      yes      yes    yes     yes
  undoPlaceTextLink              1000  1010     1010        1010     1010      yes      yes    yes     yes

  findSearchTerms                yes   yes      yes         yes      yes       yes      yes    yes     yes
  narrowPersons                  yes   yes      yes         yes      yes       yes      yes    yes     yes

  namesOfDay                     yes   yes      yes         yes      yes       yes      yes    yes     yes
  reviewNamesOfDay               1000  1010     1010        1010     1010      yes      yes    yes     yes
`;
