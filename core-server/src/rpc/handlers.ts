import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import * as backupHandlers from '../backup/runs/backupHandlers.ts';
import { handleFindContactPersonByName } from '../contacts/findContactPersonByName.ts';
import * as changeEvent from '../events/changeEvent.ts';
import * as readEvents from '../events/readEvents.ts';
import * as handleDesk from '../feedback/handleDesk.ts';
import * as handleFeedback from '../feedback/handleFeedback.ts';
import * as readFeedback from '../feedback/readFeedback.ts';
import * as sendFeedback from '../feedback/sendFeedback.ts';
import * as templates from '../feedback/templates.ts';
import { handleCountVisits } from '../figures/countVisits.ts';
import { handleGetFigures, handleGetFiguresCsv } from '../figures/figureHandlers.ts';
import { handleFindStruckCounts, handleRestoreCounts, handleStrikeOutCounts } from '../figures/strikeOutCounts.ts';
import * as changeAttachments from '../files/changeAttachments.ts';
import * as readAttachments from '../files/readAttachments.ts';
import * as functionHandlers from '../functions/functionHandlers.ts';
import { handleFindAllChanges, handleFindChanges } from '../history/readChanges.ts';
import * as restoreChanges from '../history/restoreChanges.ts';
import * as changeKeyLocation from '../key-locations/changeKeyLocation.ts';
import * as changeKeyWalk from '../key-locations/changeKeyWalk.ts';
import { handleGetPublicKeyLocation } from '../key-locations/getPublicKeyLocation.ts';
import { handleGetKeyLocationQr } from '../key-locations/qr/getKeyLocationQr.ts';
import * as readKeyLocations from '../key-locations/readKeyLocations.ts';
import * as kiosks from '../kiosks/changeKiosk.ts';
import { handleFindKiosks } from '../kiosks/findKiosks.ts';
import { handleAskKiosk, handleFindKioskCommands } from '../kiosks/kioskCommands.ts';
import { handleGetKioskContent, handleGetKioskContentVersion } from '../kiosks/kioskHandlers.ts';
import { handleOpenKioskPairing, handlePairKiosk, handleUnpairKiosk } from '../kiosks/pairing.ts';
import { handleGetKioskScreenshot, handleReportKiosk, handleSendKioskScreenshot } from '../kiosks/reportKiosk.ts';
import { handleFindMails, handleGetMail } from '../mail/readMails.ts';
import { handleFindMemorials } from '../memorials/readMemorials.ts';
import * as readMilitary from '../military/readMilitary.ts';
import * as namesOfDayHandlers from '../names-of-day/namesOfDayHandlers.ts';
import * as changePerson from '../persons/changePerson.ts';
import * as changeMerge from '../persons/merge/changeMerge.ts';
import * as distinctHandlers from '../persons/merge/distinctHandlers.ts';
import * as readMerges from '../persons/merge/readMerges.ts';
import * as suggestionHandlers from '../persons/merge/suggestionHandlers.ts';
import * as readPersonSources from '../persons/readPersonSources.ts';
import * as readPersons from '../persons/readPersons.ts';
import { handleFindPlaces, handleGetCountries } from '../places/readPlaces.ts';
import { handleFindProjects } from '../projects/findProjects.ts';
import { handleGetProject } from '../projects/getProject.ts';
import { handleOpenShortAddress } from '../short-addresses/openShortAddress.ts';
import { handleGetKeyCertificate } from '../stories/certificate/keyCertificate.ts';
import * as changeStory from '../stories/changeStory.ts';
import { handleFindExpiringPermissions } from '../stories/findExpiringPermissions.ts';
import * as publicStories from '../stories/publicStories.ts';
import * as publishStory from '../stories/publishStory.ts';
import * as readStories from '../stories/readStories.ts';
import * as storyPhotos from '../stories/storyPhotos.ts';
import * as storyPreviews from '../stories/storyPreviews.ts';
import * as askForMail from '../users/askForMail.ts';
import { handleAuthenticate2 } from '../users/authenticate2.ts';
import * as changeUser from '../users/changeUser.ts';
import { handleActivateUser, handleResetUserPassword } from '../users/choosePassword.ts';
import { handleFindUsers, handleGetUser } from '../users/findUsers.ts';
import * as sessionHandlers from '../users/sessionHandlers.ts';
import type { HandlersFor } from './implement.ts';

/** What answers each method of the contract. */
export const handlers = {
  authenticate2: handleAuthenticate2,
  getAuthenticatedUser: sessionHandlers.handleGetAuthenticatedUser,
  logout: sessionHandlers.handleLogout,
  findSessions: sessionHandlers.handleFindSessions,
  endSession: sessionHandlers.handleEndSession,
  activateUser: handleActivateUser,
  resetUserPassword: handleResetUserPassword,
  requestUserPasswordReset: askForMail.handleRequestUserPasswordReset,
  resendUserInvitationMail: askForMail.handleResendUserInvitationMail,
  findUsers: handleFindUsers,
  getUser: handleGetUser,
  createUser: changeUser.handleCreateUser,
  updateUser: changeUser.handleUpdateUser,
  validateUser: changeUser.handleValidateUser,
  removeUser: changeUser.handleRemoveUser,
  findMails: handleFindMails,
  getMail: handleGetMail,
  findPerson: readPersons.handleFindPerson,
  getPerson: readPersons.handleGetPerson,
  getPublicPerson: readPersons.handleGetPublicPerson,
  getPersonSources: readPersonSources.handleGetPersonSources,
  getPersons: readPersons.handleGetPersons,
  getPersonsDetails: readPersons.handleGetPersonsDetails,
  createPerson: changePerson.handleCreatePerson,
  updatePerson: changePerson.handleUpdatePerson,
  validatePerson: changePerson.handleValidatePerson,
  removePerson: changePerson.handleRemovePerson,
  previewMerge: readMerges.handlePreviewMerge,
  mergePersons: changeMerge.handleMergePersons,
  undoMerge: changeMerge.handleUndoMerge,
  findMerges: readMerges.handleFindMerges,
  getMergeSuggestions: suggestionHandlers.handleGetMergeSuggestions,
  clearMergeSuggestion: suggestionHandlers.handleClearMergeSuggestion,
  createPersonFeedback: sendFeedback.handleCreatePersonFeedback,
  updatePersonFeedback: sendFeedback.handleUpdatePersonFeedback,
  validatePersonFeedback: sendFeedback.handleValidatePersonFeedback,
  getPersonFeedback: readFeedback.handleGetPersonFeedback,
  findPersonFeedback: readFeedback.handleFindPersonFeedback,
  markPersonFeedback: handleFeedback.handleMarkPersonFeedback,
  applyFeedbackProposal: handleFeedback.handleApplyFeedbackProposal,
  removePersonFeedback: handleFeedback.handleRemovePersonFeedback,
  assignPersonFeedback: handleDesk.handleAssignPersonFeedback,
  findFeedbackStaff: handleDesk.handleFindFeedbackStaff,
  replyToPersonFeedback: handleDesk.handleReplyToPersonFeedback,
  findFeedbackTemplates: templates.handleFindFeedbackTemplates,
  createFeedbackTemplate: templates.handleCreateFeedbackTemplate,
  updateFeedbackTemplate: templates.handleUpdateFeedbackTemplate,
  removeFeedbackTemplate: templates.handleRemoveFeedbackTemplate,
  getKioskContent: handleGetKioskContent,
  getKioskContentVersion: handleGetKioskContentVersion,
  findKiosks: handleFindKiosks,
  getKiosk: kiosks.handleGetKiosk,
  validateKiosk: kiosks.handleValidateKiosk,
  updateKiosk: kiosks.handleUpdateKiosk,
  setKioskExitPin: kiosks.handleSetKioskExitPin,
  openKioskPairing: handleOpenKioskPairing,
  pairKiosk: handlePairKiosk,
  unpairKiosk: handleUnpairKiosk,
  reportKiosk: handleReportKiosk,
  sendKioskScreenshot: handleSendKioskScreenshot,
  getKioskScreenshot: handleGetKioskScreenshot,
  askKiosk: handleAskKiosk,
  findKioskCommands: handleFindKioskCommands,
  countVisits: handleCountVisits,
  getFigures: handleGetFigures,
  getFiguresCsv: handleGetFiguresCsv,
  findStruckCounts: handleFindStruckCounts,
  strikeOutCounts: handleStrikeOutCounts,
  restoreCounts: handleRestoreCounts,
  findDistinctPersons: distinctHandlers.handleFindDistinctPersons,
  takeBackDistinct: distinctHandlers.handleTakeBackDistinct,
  namesOfDay: namesOfDayHandlers.handleNamesOfDay,
  reviewNamesOfDay: namesOfDayHandlers.handleReviewNamesOfDay,
  getAttachment: readAttachments.handleGetAttachment,
  findAttachments: readAttachments.handleFindAttachments,
  validateAttachment: changeAttachments.handleValidateAttachment,
  updateAttachment: changeAttachments.handleUpdateAttachment,
  orderAttachments: changeAttachments.handleOrderAttachments,
  removeAttachment: changeAttachments.handleRemoveAttachment,
  getFileTickets: readAttachments.handleGetFileTickets,
  createPersonEvent: changeEvent.handleCreatePersonEvent,
  updatePersonEvent: changeEvent.handleUpdatePersonEvent,
  getPersonEvent: readEvents.handleGetPersonEvent,
  validatePersonEvent: changeEvent.handleValidatePersonEvent,
  removePersonEvent: changeEvent.handleRemovePersonEvent,
  removeEvents: changeEvent.handleRemoveEvents,
  findPersonEvents: readEvents.handleFindPersonEvents,
  findEventsByTypeAndPlace: readEvents.handleFindEventsByTypeAndPlace,
  getCountries: handleGetCountries,
  findPlaces: handleFindPlaces,
  findMemorials: handleFindMemorials,
  findMilitaryEntities: readMilitary.handleFindMilitaryEntities,
  getArmyList: readMilitary.handleGetArmyList,
  getRegimentList: readMilitary.handleGetRegimentList,
  getUnitList: readMilitary.handleGetUnitList,
  getUnitNumberList: readMilitary.handleGetUnitNumberList,
  findProjects: handleFindProjects,
  getProject: handleGetProject,
  keyLocationsForMap: readKeyLocations.handleKeyLocationsForMap,
  findKeyLocations: readKeyLocations.handleFindKeyLocations,
  getKeyLocation: readKeyLocations.handleGetKeyLocation,
  validateKeyLocation: changeKeyLocation.handleValidateKeyLocation,
  createKeyLocation: changeKeyLocation.handleCreateKeyLocation,
  updateKeyLocation: changeKeyLocation.handleUpdateKeyLocation,
  removeKeyLocation: changeKeyLocation.handleRemoveKeyLocation,
  findKeyLocationSuggestions: readKeyLocations.handleFindKeyLocationSuggestions,
  getPublicKeyLocation: handleGetPublicKeyLocation,
  getKeyLocationQr: handleGetKeyLocationQr,
  findKeyWalks: changeKeyWalk.handleFindKeyWalks,
  createKeyWalk: changeKeyWalk.handleCreateKeyWalk,
  updateKeyWalk: changeKeyWalk.handleUpdateKeyWalk,
  removeKeyWalk: changeKeyWalk.handleRemoveKeyWalk,
  openShortAddress: handleOpenShortAddress,
  findContactPersonByName: handleFindContactPersonByName,
  getPersonStory: readStories.handleGetPersonStory,
  getPersonStory2: readStories.handleGetPersonStory2,
  createPersonStory: changeStory.handleCreatePersonStory,
  updatePersonStory: changeStory.handleUpdatePersonStory,
  validatePersonStory: changeStory.handleValidatePersonStory,
  publishPersonStory: publishStory.handlePublishPersonStory,
  unpublishPersonStory: publishStory.handleUnpublishPersonStory,
  removePersonStory: changeStory.handleRemovePersonStory,
  getKeyCertificate: handleGetKeyCertificate,
  getStoriesForPerson: readStories.handleGetStoriesForPerson,
  removeStoriesForPerson: changeStory.handleRemoveStoriesForPerson,
  findPersonStories: readStories.handleFindPersonStories,
  findMatchingPersonStories: readStories.handleFindMatchingPersonStories,
  findPersonStoriesByName: readStories.handleFindPersonStoriesByName,
  findExpiringPermissions: handleFindExpiringPermissions,
  importDocumentPhotoToPersonStory: storyPhotos.handleImportDocumentPhotoToPersonStory,
  importAttachmentToPersonStory: storyPhotos.handleImportAttachmentToPersonStory,
  updatePersonStoryPhoto: storyPhotos.handleUpdatePersonStoryPhoto,
  deletePersonStoryPhoto: storyPhotos.handleDeletePersonStoryPhoto,
  getPublishedStoryFromMuseum: publicStories.handleGetPublishedStoryFromMuseum,
  getPublishedStoryFromKey: publicStories.handleGetPublishedStoryFromKey,
  getPublishedStoryPair: publicStories.handleGetPublishedStoryPair,
  getKioskStories: publicStories.handleGetKioskStories,
  createStoryPreview: storyPreviews.handleCreateStoryPreview,
  getStoryPreview: storyPreviews.handleGetStoryPreview,
  findChanges: handleFindChanges,
  findAllChanges: handleFindAllChanges,
  restoreFields: restoreChanges.handleRestoreFields,
  restoreVersion: restoreChanges.handleRestoreVersion,
  restoreRemoved: restoreChanges.handleRestoreRemoved,
  getFunctions: functionHandlers.handleGetFunctions,
  getFunction: functionHandlers.handleGetFunction,
  validateFunction: functionHandlers.handleValidateFunction,
  callFunction: functionHandlers.handleCallFunction,
  getServerState: backupHandlers.handleGetServerState,
  findBackupRuns: backupHandlers.handleFindBackupRuns,
  requestBackup: backupHandlers.handleRequestBackup,
} satisfies HandlersFor<Methods>;
