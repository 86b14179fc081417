import * as attachmentMethods from '../areas/attachments/attachmentMethods.ts';
import * as backupMethods from '../areas/backups/backupMethods.ts';
import * as bulkChangeMethods from '../areas/bulk-changes/bulkChangeMethods.ts';
import * as catalogueMethods from '../areas/catalogue/catalogueMethods.ts';
import * as historyMethods from '../areas/changes/changeMethods.ts';
import * as collectionMethods from '../areas/collections/collectionMethods.ts';
import * as contactPersonMergeMethods from '../areas/contacts/contactPersonMergeMethods.ts';
import * as contactPersonMethods from '../areas/contacts/contactPersonMethods.ts';
import * as contactMomentDraftMethods from '../areas/contacts/moments/contactMomentDraftMethods.ts';
import * as contactMomentMethods from '../areas/contacts/moments/contactMomentMethods.ts';
import * as documentMethods from '../areas/documents/documentMethods.ts';
import * as documentSearchMethods from '../areas/documents/documentSearchMethods.ts';
import * as elementMethods from '../areas/documents/elementMethods.ts';
import * as iiifMethods from '../areas/documents/iiifMethods.ts';
import * as publicDocumentMethods from '../areas/documents/publicDocumentMethods.ts';
import * as transcriptionMethods from '../areas/documents/transcriptionMethods.ts';
import * as eventMethods from '../areas/events/eventMethods.ts';
import * as placeTextMethods from '../areas/events/placeTextMethods.ts';
import * as feedbackMethods from '../areas/feedback/feedbackMethods.ts';
import * as staffFeedbackMethods from '../areas/feedback/staffFeedbackMethods.ts';
import * as figureMethods from '../areas/figures/figureMethods.ts';
import * as csvMethods from '../areas/functions/csv/csvMethods.ts';
import * as functionMethods from '../areas/functions/functionMethods.ts';
import * as nightlyMethods from '../areas/functions/nightlyMethods.ts';
import * as homeMethods from '../areas/home/homeMethods.ts';
import * as importBatchMethods from '../areas/imports/importBatchMethods.ts';
import * as importMethods from '../areas/imports/importMethods.ts';
import * as keyLocationMethods from '../areas/key-locations/keyLocationMethods.ts';
import * as keyWalkMethods from '../areas/key-locations/keyWalkMethods.ts';
import * as kioskContentMethods from '../areas/kiosk-content/kioskContentMethods.ts';
import * as kioskMethods from '../areas/kiosks/kioskMethods.ts';
import * as mailMethods from '../areas/mails/mailMethods.ts';
import * as memorialMergeMethods from '../areas/memorials/memorialMergeMethods.ts';
import * as memorialMethods from '../areas/memorials/memorialMethods.ts';
import * as militaryMergeMethods from '../areas/military/militaryMergeMethods.ts';
import * as militaryMethods from '../areas/military/militaryMethods.ts';
import * as namesOfDayMethods from '../areas/names-of-day/namesOfDayMethods.ts';
import * as fellowMethods from '../areas/persons/fellows/fellowMethods.ts';
import * as membershipMethods from '../areas/persons/membershipMethods.ts';
import * as memoratedMethods from '../areas/persons/memoratedMethods.ts';
import * as mergeMethods from '../areas/persons/merge/mergeMethods.ts';
import * as personMethods from '../areas/persons/personMethods.ts';
import * as soldierMethods from '../areas/persons/soldierMethods.ts';
import * as placeHealingMethods from '../areas/places/placeHealingMethods.ts';
import * as placeLookupMethods from '../areas/places/placeLookupMethods.ts';
import * as placeMergeMethods from '../areas/places/placeMergeMethods.ts';
import * as placeMethods from '../areas/places/placeMethods.ts';
import * as contactAccessMethods from '../areas/privacy/access/contactAccessMethods.ts';
import * as erasureMethods from '../areas/privacy/erase/erasureMethods.ts';
import * as retentionMethods from '../areas/privacy/retention/retentionMethods.ts';
import * as projectMethods from '../areas/projects/projectMethods.ts';
import * as referenceMethods from '../areas/references/referenceMethods.ts';
import * as savedSearchMethods from '../areas/saved-searches/savedSearchMethods.ts';
import * as scanRightsMethods from '../areas/scan-rights/scanRightsMethods.ts';
import * as searchMethods from '../areas/search/searchMethods.ts';
import * as searchTermMethods from '../areas/search/searchTermMethods.ts';
import * as shortAddressMethods from '../areas/short-addresses/shortAddressMethods.ts';
import * as startMethods from '../areas/start/startMethods.ts';
import * as expiringPermissions from '../areas/stories/photos/expiringPermissions.ts';
import * as projectFiguresMethods from '../areas/stories/projectFiguresMethods.ts';
import * as publicStoryMethods from '../areas/stories/publicStoryMethods.ts';
import * as storyMethods from '../areas/stories/storyMethods.ts';
import * as storyPhotoMethods from '../areas/stories/storyPhotoMethods.ts';
import * as tagMethods from '../areas/tags/tagMethods.ts';
import * as sessionMethods from '../areas/users/sessionMethods.ts';
import * as userMethods from '../areas/users/userMethods.ts';
import { methodsIn } from '../lib/contract/methodsIn.ts';

/**
 * Every method that the product answers, area by area: a module is named here once, its methods nowhere else. A method of a
 * module that is not listed does not exist on the wire.
 */
export const methods = methodsIn([
  sessionMethods,
  userMethods,
  attachmentMethods,
  kioskMethods,
  mailMethods,
  shortAddressMethods,
  contactPersonMethods,
  contactPersonMergeMethods,
  contactMomentDraftMethods,
  contactMomentMethods,
  placeMethods,
  placeMergeMethods,
  placeLookupMethods,
  placeHealingMethods,
  memorialMethods,
  memorialMergeMethods,
  militaryMethods,
  militaryMergeMethods,
  projectMethods,
  projectFiguresMethods,
  eventMethods,
  placeTextMethods,
  memoratedMethods,
  mergeMethods,
  membershipMethods,
  personMethods,
  fellowMethods,
  soldierMethods,
  keyLocationMethods,
  keyWalkMethods,
  tagMethods,
  referenceMethods,
  collectionMethods,
  documentMethods,
  scanRightsMethods,
  elementMethods,
  documentSearchMethods,
  iiifMethods,
  transcriptionMethods,
  catalogueMethods,
  expiringPermissions,
  publicDocumentMethods,
  publicStoryMethods,
  storyMethods,
  storyPhotoMethods,
  searchMethods,
  namesOfDayMethods,
  startMethods,
  searchTermMethods,
  staffFeedbackMethods,
  feedbackMethods,
  kioskContentMethods,
  csvMethods,
  bulkChangeMethods,
  functionMethods,
  nightlyMethods,
  savedSearchMethods,
  importMethods,
  importBatchMethods,
  figureMethods,
  retentionMethods,
  backupMethods,
  contactAccessMethods,
  erasureMethods,
  historyMethods,
  homeMethods,
]);

type AllMethods = typeof methods;

declare module '../lib/contract/methodRegister.ts' {
  interface Methods extends AllMethods {}
}
