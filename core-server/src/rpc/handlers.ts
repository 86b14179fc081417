import type { Methods } from '@salient/shared/contract/methods.ts';
import * as changeEvent from '../events/changeEvent.ts';
import * as readEvents from '../events/readEvents.ts';
import * as functionHandlers from '../functions/functionHandlers.ts';
import { handleFindAllChanges, handleFindChanges } from '../history/readChanges.ts';
import * as restoreChanges from '../history/restoreChanges.ts';
import { handleFindMails, handleGetMail } from '../mail/readMails.ts';
import { handleFindMemorials } from '../memorials/readMemorials.ts';
import * as readMilitary from '../military/readMilitary.ts';
import * as changePerson from '../persons/changePerson.ts';
import * as changeMerge from '../persons/merge/changeMerge.ts';
import * as readMerges from '../persons/merge/readMerges.ts';
import * as suggestionHandlers from '../persons/merge/suggestionHandlers.ts';
import * as readPersons from '../persons/readPersons.ts';
import { handleFindPlaces, handleGetCountries } from '../places/readPlaces.ts';
import { handleFindProjects } from '../projects/findProjects.ts';
import { handleGetProject } from '../projects/getProject.ts';
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
  findChanges: handleFindChanges,
  findAllChanges: handleFindAllChanges,
  restoreFields: restoreChanges.handleRestoreFields,
  restoreVersion: restoreChanges.handleRestoreVersion,
  restoreRemoved: restoreChanges.handleRestoreRemoved,
  getFunctions: functionHandlers.handleGetFunctions,
  getFunction: functionHandlers.handleGetFunction,
  validateFunction: functionHandlers.handleValidateFunction,
  callFunction: functionHandlers.handleCallFunction,
} satisfies HandlersFor<Methods>;
