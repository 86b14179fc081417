import * as attachmentMethods from '../areas/attachments/attachmentMethods.ts';
import * as backupMethods from '../areas/backups/backupMethods.ts';
import * as historyMethods from '../areas/changes/changeMethods.ts';
import { findContactPersonByName } from '../areas/contacts/contactMethods.ts';
import * as eventMethods from '../areas/events/eventMethods.ts';
import * as feedbackDeskMethods from '../areas/feedback/feedbackDeskMethods.ts';
import * as feedbackMethods from '../areas/feedback/feedbackMethods.ts';
import * as figureMethods from '../areas/figures/figureMethods.ts';
import * as functionMethods from '../areas/functions/functionMethods.ts';
import * as keyLocationMethods from '../areas/key-locations/keyLocationMethods.ts';
import * as keyWalkMethods from '../areas/key-locations/keyWalkMethods.ts';
import * as kioskContentMethods from '../areas/kiosk-content/kioskContentMethods.ts';
import * as kioskMethods from '../areas/kiosks/kioskMethods.ts';
import { findMails, getMail } from '../areas/mails/mailMethods.ts';
import { findMemorials } from '../areas/memorials/memorialMethods.ts';
import * as militaryMethods from '../areas/military/militaryMethods.ts';
import { namesOfDay, reviewNamesOfDay } from '../areas/names-of-day/namesOfDayMethods.ts';
import * as mergeMethods from '../areas/persons/mergeMethods.ts';
import * as personMethods from '../areas/persons/personMethods.ts';
import { findPlaces, getCountries } from '../areas/places/placeMethods.ts';
import { findProjects, getProject } from '../areas/projects/projectMethods.ts';
import { openShortAddress } from '../areas/short-addresses/shortAddressMethods.ts';
import { findExpiringPermissions } from '../areas/stories/expiringPermissions.ts';
import * as publicStoryMethods from '../areas/stories/publicStoryMethods.ts';
import * as storyMethods from '../areas/stories/storyMethods.ts';
import * as storyPhotoMethods from '../areas/stories/storyPhotoMethods.ts';
import * as sessionMethods from '../areas/users/sessionMethods.ts';
import * as userMethods from '../areas/users/userMethods.ts';

/** Every method that the product answers. A declaration that is not listed here does not exist on the wire. */
export const methods = {
  authenticate2: sessionMethods.authenticate2,
  getAuthenticatedUser: sessionMethods.getAuthenticatedUser,
  logout: sessionMethods.logout,
  findSessions: sessionMethods.findSessions,
  endSession: sessionMethods.endSession,
  activateUser: sessionMethods.activateUser,
  resetUserPassword: sessionMethods.resetUserPassword,
  requestUserPasswordReset: sessionMethods.requestUserPasswordReset,
  resendUserInvitationMail: sessionMethods.resendUserInvitationMail,
  findUsers: userMethods.findUsers,
  getUser: userMethods.getUser,
  createUser: userMethods.createUser,
  updateUser: userMethods.updateUser,
  validateUser: userMethods.validateUser,
  removeUser: userMethods.removeUser,
  findMails,
  getMail,
  findPerson: personMethods.findPerson,
  getPerson: personMethods.getPerson,
  getPublicPerson: personMethods.getPublicPerson,
  getPersonSources: personMethods.getPersonSources,
  getPersons: personMethods.getPersons,
  getPersonsDetails: personMethods.getPersonsDetails,
  createPerson: personMethods.createPerson,
  updatePerson: personMethods.updatePerson,
  validatePerson: personMethods.validatePerson,
  removePerson: personMethods.removePerson,
  previewMerge: mergeMethods.previewMerge,
  mergePersons: mergeMethods.mergePersons,
  undoMerge: mergeMethods.undoMerge,
  findMerges: mergeMethods.findMerges,
  getMergeSuggestions: mergeMethods.getMergeSuggestions,
  clearMergeSuggestion: mergeMethods.clearMergeSuggestion,
  createPersonFeedback: feedbackMethods.createPersonFeedback,
  updatePersonFeedback: feedbackMethods.updatePersonFeedback,
  validatePersonFeedback: feedbackMethods.validatePersonFeedback,
  getPersonFeedback: feedbackMethods.getPersonFeedback,
  findPersonFeedback: feedbackMethods.findPersonFeedback,
  markPersonFeedback: feedbackMethods.markPersonFeedback,
  applyFeedbackProposal: feedbackMethods.applyFeedbackProposal,
  removePersonFeedback: feedbackMethods.removePersonFeedback,
  getKioskContent: kioskContentMethods.getKioskContent,
  getKioskContentVersion: kioskContentMethods.getKioskContentVersion,
  findKiosks: kioskMethods.findKiosks,
  getKiosk: kioskMethods.getKiosk,
  validateKiosk: kioskMethods.validateKiosk,
  updateKiosk: kioskMethods.updateKiosk,
  setKioskExitPin: kioskMethods.setKioskExitPin,
  openKioskPairing: kioskMethods.openKioskPairing,
  pairKiosk: kioskMethods.pairKiosk,
  unpairKiosk: kioskMethods.unpairKiosk,
  reportKiosk: kioskMethods.reportKiosk,
  sendKioskScreenshot: kioskMethods.sendKioskScreenshot,
  getKioskScreenshot: kioskMethods.getKioskScreenshot,
  askKiosk: kioskMethods.askKiosk,
  findKioskCommands: kioskMethods.findKioskCommands,
  countVisits: figureMethods.countVisits,
  getFigures: figureMethods.getFigures,
  getFiguresCsv: figureMethods.getFiguresCsv,
  findStruckCounts: figureMethods.findStruckCounts,
  strikeOutCounts: figureMethods.strikeOutCounts,
  restoreCounts: figureMethods.restoreCounts,
  assignPersonFeedback: feedbackDeskMethods.assignPersonFeedback,
  findFeedbackStaff: feedbackDeskMethods.findFeedbackStaff,
  replyToPersonFeedback: feedbackDeskMethods.replyToPersonFeedback,
  findFeedbackTemplates: feedbackDeskMethods.findFeedbackTemplates,
  createFeedbackTemplate: feedbackDeskMethods.createFeedbackTemplate,
  updateFeedbackTemplate: feedbackDeskMethods.updateFeedbackTemplate,
  removeFeedbackTemplate: feedbackDeskMethods.removeFeedbackTemplate,
  findDistinctPersons: mergeMethods.findDistinctPersons,
  takeBackDistinct: mergeMethods.takeBackDistinct,
  namesOfDay,
  reviewNamesOfDay,
  getAttachment: attachmentMethods.getAttachment,
  findAttachments: attachmentMethods.findAttachments,
  validateAttachment: attachmentMethods.validateAttachment,
  updateAttachment: attachmentMethods.updateAttachment,
  orderAttachments: attachmentMethods.orderAttachments,
  removeAttachment: attachmentMethods.removeAttachment,
  getFileTickets: attachmentMethods.getFileTickets,
  createPersonEvent: eventMethods.createPersonEvent,
  updatePersonEvent: eventMethods.updatePersonEvent,
  getPersonEvent: eventMethods.getPersonEvent,
  validatePersonEvent: eventMethods.validatePersonEvent,
  removePersonEvent: eventMethods.removePersonEvent,
  removeEvents: eventMethods.removeEvents,
  findPersonEvents: eventMethods.findPersonEvents,
  findEventsByTypeAndPlace: eventMethods.findEventsByTypeAndPlace,
  getCountries,
  findPlaces,
  findMemorials,
  findMilitaryEntities: militaryMethods.findMilitaryEntities,
  getArmyList: militaryMethods.getArmyList,
  getRegimentList: militaryMethods.getRegimentList,
  getUnitList: militaryMethods.getUnitList,
  getUnitNumberList: militaryMethods.getUnitNumberList,
  findProjects,
  getProject,
  keyLocationsForMap: keyLocationMethods.keyLocationsForMap,
  findKeyLocations: keyLocationMethods.findKeyLocations,
  getKeyLocation: keyLocationMethods.getKeyLocation,
  validateKeyLocation: keyLocationMethods.validateKeyLocation,
  createKeyLocation: keyLocationMethods.createKeyLocation,
  updateKeyLocation: keyLocationMethods.updateKeyLocation,
  removeKeyLocation: keyLocationMethods.removeKeyLocation,
  findKeyLocationSuggestions: keyLocationMethods.findKeyLocationSuggestions,
  getPublicKeyLocation: keyLocationMethods.getPublicKeyLocation,
  getKeyLocationQr: keyLocationMethods.getKeyLocationQr,
  findKeyWalks: keyWalkMethods.findKeyWalks,
  createKeyWalk: keyWalkMethods.createKeyWalk,
  updateKeyWalk: keyWalkMethods.updateKeyWalk,
  removeKeyWalk: keyWalkMethods.removeKeyWalk,
  openShortAddress,
  findContactPersonByName,
  getPersonStory: storyMethods.getPersonStory,
  getPersonStory2: storyMethods.getPersonStory2,
  createPersonStory: storyMethods.createPersonStory,
  updatePersonStory: storyMethods.updatePersonStory,
  validatePersonStory: storyMethods.validatePersonStory,
  publishPersonStory: storyMethods.publishPersonStory,
  unpublishPersonStory: storyMethods.unpublishPersonStory,
  removePersonStory: storyMethods.removePersonStory,
  getKeyCertificate: storyMethods.getKeyCertificate,
  getStoriesForPerson: storyMethods.getStoriesForPerson,
  removeStoriesForPerson: storyMethods.removeStoriesForPerson,
  findPersonStories: storyMethods.findPersonStories,
  findMatchingPersonStories: storyMethods.findMatchingPersonStories,
  findPersonStoriesByName: storyMethods.findPersonStoriesByName,
  findExpiringPermissions,
  importDocumentPhotoToPersonStory: storyPhotoMethods.importDocumentPhotoToPersonStory,
  importAttachmentToPersonStory: storyPhotoMethods.importAttachmentToPersonStory,
  updatePersonStoryPhoto: storyPhotoMethods.updatePersonStoryPhoto,
  deletePersonStoryPhoto: storyPhotoMethods.deletePersonStoryPhoto,
  getPublishedStoryFromMuseum: publicStoryMethods.getPublishedStoryFromMuseum,
  getPublishedStoryFromKey: publicStoryMethods.getPublishedStoryFromKey,
  getPublishedStoryPair: publicStoryMethods.getPublishedStoryPair,
  getKioskStories: publicStoryMethods.getKioskStories,
  createStoryPreview: publicStoryMethods.createStoryPreview,
  getStoryPreview: publicStoryMethods.getStoryPreview,
  findChanges: historyMethods.findChanges,
  findAllChanges: historyMethods.findAllChanges,
  restoreFields: historyMethods.restoreFields,
  restoreVersion: historyMethods.restoreVersion,
  restoreRemoved: historyMethods.restoreRemoved,
  getFunctions: functionMethods.getFunctions,
  getFunction: functionMethods.getFunction,
  validateFunction: functionMethods.validateFunction,
  callFunction: functionMethods.callFunction,
  getServerState: backupMethods.getServerState,
  findBackupRuns: backupMethods.findBackupRuns,
  requestBackup: backupMethods.requestBackup,
};

type AllMethods = typeof methods;

declare module '../lib/contract/methodRegister.ts' {
  interface Methods extends AllMethods {}
}
