import * as eventMethods from '../events/eventMethods.ts';
import * as functionMethods from '../functions/functionMethods.ts';
import * as historyMethods from '../history/historyMethods.ts';
import { findMails, getMail } from '../mail/mailMethods.ts';
import { findMemorials } from '../memorials/memorialMethods.ts';
import * as militaryMethods from '../military/militaryMethods.ts';
import * as mergeMethods from '../persons/mergeMethods.ts';
import * as personMethods from '../persons/personMethods.ts';
import { findPlaces, getCountries } from '../places/placeMethods.ts';
import { findProjects, getProject } from '../projects/projectMethods.ts';
import * as sessionMethods from '../users/sessionMethods.ts';
import * as userMethods from '../users/userMethods.ts';

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
  findChanges: historyMethods.findChanges,
  findAllChanges: historyMethods.findAllChanges,
  restoreFields: historyMethods.restoreFields,
  restoreVersion: historyMethods.restoreVersion,
  restoreRemoved: historyMethods.restoreRemoved,
  getFunctions: functionMethods.getFunctions,
  getFunction: functionMethods.getFunction,
  validateFunction: functionMethods.validateFunction,
  callFunction: functionMethods.callFunction,
};
export type Methods = typeof methods;
export type MethodName = keyof Methods;
