/** Who may call the methods of places, memorials, military entities, projects, key locations and contacts. */
export const placesRights = `
                                guest readonly be-soldiers api-read api-write civilian normal revisor admin
  getCountries                  yes   yes      yes         yes      yes       yes      yes    yes     yes
  findPlaces                    yes   yes      yes         yes      yes       yes      yes    yes     yes
  getPlace                      1000  yes      yes         yes      yes       yes      yes    yes     yes
  findPlaceByNameAndCountryCode 1000  yes      yes         yes      yes       yes      yes    yes     yes
  findPlaceByRegion             1000  yes      yes         yes      yes       yes      yes    yes     yes
  findSimilarPlaces             1000  1010     1010        1010     1010      yes      yes    yes     yes
  validatePlace                 1000  1010     1010        1010     yes       yes      yes    yes     yes
  createPlace                   1000  1010     1010        1010     yes       yes      yes    yes     yes
  updatePlace                   1000  1010     1010        1010     yes       yes      yes    yes     yes
  canRemovePlace                1000  1010     1010        1010     1010      yes      yes    yes     yes
  removePlace                   1000  1010     1010        1010     1010      yes      yes    yes     yes
  previewPlaceMerge             1000  1010     1010        1010     1010      yes      yes    yes     yes
  mergePlaces                   1000  1010     1010        1010     1010      yes      yes    yes     yes
  undoPlaceMerge                1000  1010     1010        1010     1010      yes      yes    yes     yes
  findPlaceMerges               1000  1010     1010        1010     1010      yes      yes    yes     yes
  findWaitingPlaces             1000  1010     1010        1010     1010      yes      yes    yes     yes
  findPlaceCandidates           1000  1010     1010        1010     1010      yes      yes    yes     yes
  decidePlace                   1000  1010     1010        1010     1010      yes      yes    yes     yes
  undoPlaceDecision             1000  1010     1010        1010     1010      yes      yes    yes     yes
  startPlaceLookup              1000  1010     1010        1010     1010      yes      yes    yes     yes
  stopPlaceLookup               1000  1010     1010        1010     1010      yes      yes    yes     yes
  getPlaceLookup                1000  1010     1010        1010     1010      yes      yes    yes     yes
  findPlaceDoubles              1000  1010     1010        1010     1010      yes      yes    yes     yes
  keepPlacesApart               1000  1010     1010        1010     1010      yes      yes    yes     yes
  googleMapsAPI                 1000  1010     1010        1010     1010      yes      yes    yes     yes
  googleMapsAPIMulti            1000  1010     1010        1010     1010      yes      yes    yes     yes
  geonamesAPI                   1000  1010     1010        1010     1010      yes      yes    yes     yes

  findMemorials                 yes   yes      yes         yes      yes       yes      yes    yes     yes
  getMemorial                   1000  yes      yes         yes      yes       yes      yes    yes     yes
  getPublicMemorial             yes   yes      yes         yes      yes       yes      yes    yes     yes
  lookUpMemorialAddress         1000  1010     1010        1010     1010      yes      yes    yes     yes
  findSimilarMemorials          1000  1010     1010        1010     1010      yes      yes    yes     yes
  findMemorialDoubles           1000  1010     1010        1010     1010      yes      yes    yes     yes
  keepMemorialsApart            1000  1010     1010        1010     1010      yes      yes    yes     yes
  previewMemorialMerge          1000  1010     1010        1010     1010      yes      yes    yes     yes
  mergeMemorials                1000  1010     1010        1010     1010      yes      yes    yes     yes
  undoMemorialMerge             1000  1010     1010        1010     1010      yes      yes    yes     yes
  findMemorialMerges            1000  1010     1010        1010     1010      yes      yes    yes     yes
  getMemorials                  1000  yes      yes         yes      yes       yes      yes    yes     yes
  validateMemorial              1000  1010     1010        1010     yes       yes      yes    yes     yes
  createMemorial                1000  1010     1010        1010     yes       yes      yes    yes     yes
  updateMemorial                1000  1010     1010        1010     yes       yes      yes    yes     yes
  removeMemorial                1000  1010     1010        1010     1010      yes      yes    yes     yes

  getPublicUnit                 yes   yes      yes         yes      yes       yes      yes    yes     yes
  getUnitPlaces                 yes   yes      yes         yes      yes       yes      yes    yes     yes
  findMilitaryEntities          yes   yes      yes         yes      yes       yes      yes    yes     yes
  getArmyList                   yes   yes      yes         yes      yes       yes      yes    yes     yes
  getRegimentList               yes   yes      yes         yes      yes       yes      yes    yes     yes
  getUnitList                   yes   yes      yes         yes      yes       yes      yes    yes     yes
  getUnitNumberList             yes   yes      yes         yes      yes       yes      yes    yes     yes
  getMilitaryEntity             1000  yes      yes         yes      yes       yes      yes    yes     yes
  validateMilitaryEntity        1000  1010     1010        1010     yes       yes      yes    yes     yes
  validateMilitaryEntityHistory 1000  1010     1010        1010     yes       yes      yes    yes     yes
  createMilitaryEntity          1000  1010     1010        1010     yes       1010     yes    yes     yes
  updateMilitaryEntity          1000  1010     1010        1010     yes       1010     yes    yes     yes
  canRemoveMilitaryEntity       1000  1010     1010        1010     1010      1010     yes    yes     yes
  removeMilitaryEntity          1000  1010     1010        1010     1010      1010     yes    yes     yes
  getMilitaryEntitiesIn         1000  yes      yes         yes      yes       yes      yes    yes     yes
  hasMilitaryEntity             1000  yes      yes         yes      yes       yes      yes    yes     yes
  previewMilitaryMerge          1000  1010     1010        1010     1010      1010     yes    yes     yes
  mergeMilitaryEntities         1000  1010     1010        1010     1010      1010     yes    yes     yes
  undoMilitaryMerge             1000  1010     1010        1010     1010      1010     yes    yes     yes
  findMilitaryMerges            1000  1010     1010        1010     1010      1010     yes    yes     yes
  findMilitaryDoubles           1000  1010     1010        1010     1010      1010     yes    yes     yes
  keepMilitaryEntitiesApart     1000  1010     1010        1010     1010      1010     yes    yes     yes

  findProjects                  1000  yes      yes         yes      yes       yes      yes    yes     yes
  getProject                    yes   yes      yes         yes      yes       yes      yes    yes     yes
  validateProject               1000  1010     1010        1010        1010      1010      1010    1010    yes
  createProject                 1000  1010     1010        1010        1010      1010      1010    1010    yes
  updateProject                 1000  1010     1010        1010        1010      1010      1010    1010    yes
  removeProject                 1000  1010     1010        1010        1010      1010      1010    1010    yes
  addPersonsToProject           1000  1010     1010        1010        1010      yes       yes     yes     yes
  removePersonsFromProject      1000  1010     1010        1010        1010      yes       yes     yes     yes
  getProjectFigures             1000  yes      yes         yes         yes       yes       yes     yes     yes

  keyLocationsForMap            yes   yes      yes         yes      yes       yes      yes    yes     yes
  findKeyLocations              1000  yes      yes         yes      yes       yes      yes    yes     yes
  getKeyLocation                1000  yes      yes         yes      yes       yes      yes    yes     yes
  validateKeyLocation           1000  1010     1010        1010     yes       yes      yes    yes     yes
  createKeyLocation             1000  1010     1010        1010     yes       yes      yes    yes     yes
  updateKeyLocation             1000  1010     1010        1010     yes       yes      yes    yes     yes
  removeKeyLocation             1000  1010     1010        1010     1010      yes      yes    yes     yes
  findKeyLocationSuggestions    1000  yes      yes         yes      yes       yes      yes    yes     yes
  getPublicKeyLocation          yes   yes      yes         yes      yes       yes      yes    yes     yes
  getKeyLocationQr              1000  yes      yes         yes      yes       yes      yes    yes     yes
  findKeyWalks                  yes   yes      yes         yes      yes       yes      yes    yes     yes
  createKeyWalk                 1000  1010     1010        1010     yes       yes      yes    yes     yes
  updateKeyWalk                 1000  1010     1010        1010     yes       yes      yes    yes     yes
  removeKeyWalk                 1000  1010     1010        1010     1010      yes      yes    yes     yes

  openShortAddress              yes   yes      yes         yes      yes       yes      yes    yes     yes

  findContactPersonByName       1000  yes      yes         yes      yes       yes      yes    yes     yes
`;
