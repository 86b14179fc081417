import { attachmentsParams } from './params/attachmentsParams.ts';
import { backupsParams } from './params/backupsParams.ts';
import { catalogueParams } from './params/catalogueParams.ts';
import { changesParams } from './params/changesParams.ts';
import { collectionsParams } from './params/collectionsParams.ts';
import { contactsParams } from './params/contactsParams.ts';
import { documentsParams } from './params/documentsParams.ts';
import { eventsParams } from './params/eventsParams.ts';
import { feedbackParams } from './params/feedbackParams.ts';
import { figuresParams } from './params/figuresParams.ts';
import { functionsParams } from './params/functionsParams.ts';
import { homeParams } from './params/homeParams.ts';
import { iiifParams } from './params/iiifParams.ts';
import { importsParams } from './params/importsParams.ts';
import { keyLocationsParams } from './params/keyLocationsParams.ts';
import { kioskContentParams } from './params/kioskContentParams.ts';
import { kiosksParams } from './params/kiosksParams.ts';
import { mailsParams } from './params/mailsParams.ts';
import { memorialsParams } from './params/memorialsParams.ts';
import { militaryParams } from './params/militaryParams.ts';
import { namesOfDayParams } from './params/namesOfDayParams.ts';
import { personsParams } from './params/personsParams.ts';
import { placesParams } from './params/placesParams.ts';
import { privacyParams } from './params/privacyParams.ts';
import { projectsParams } from './params/projectsParams.ts';
import { referencesParams } from './params/referencesParams.ts';
import { savedSearchesParams } from './params/savedSearchesParams.ts';
import { scanRightsParams } from './params/scanRightsParams.ts';
import { searchParams } from './params/searchParams.ts';
import { shortAddressesParams } from './params/shortAddressesParams.ts';
import { startParams } from './params/startParams.ts';
import { storiesParams } from './params/storiesParams.ts';
import { tagsParams } from './params/tagsParams.ts';
import { usersParams } from './params/usersParams.ts';
import type { ValidParams } from './params/ValidParams.ts';

/**
 * Parameters with which each method succeeds for whoever may call it, made of fresh records at every call. The methods of an
 * area stand in its own file.
 */
export const validParams: ValidParams = {
  ...usersParams,
  ...mailsParams,
  ...privacyParams,
  ...attachmentsParams,
  ...kiosksParams,
  ...shortAddressesParams,
  ...contactsParams,
  ...placesParams,
  ...memorialsParams,
  ...militaryParams,
  ...projectsParams,
  ...eventsParams,
  ...personsParams,
  ...keyLocationsParams,
  ...tagsParams,
  ...referencesParams,
  ...scanRightsParams,
  ...collectionsParams,
  ...documentsParams,
  ...iiifParams,
  ...catalogueParams,
  ...storiesParams,
  ...searchParams,
  ...namesOfDayParams,
  ...startParams,
  ...feedbackParams,
  ...kioskContentParams,
  ...functionsParams,
  ...savedSearchesParams,
  ...homeParams,
  ...importsParams,
  ...figuresParams,
  ...backupsParams,
  ...changesParams,
};
