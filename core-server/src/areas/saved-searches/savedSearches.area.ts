import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { defineArea } from '../../lib/area/Area.ts';
import * as changeSavedSearch from './changeSavedSearch.ts';
import * as findSavedSearches from './findSavedSearches.ts';
import * as followSavedSearch from './followSavedSearch.ts';
import { mailSavedSearches } from './mailSavedSearches.ts';
import { SavedSearchEntity } from './SavedSearchEntity.ts';
import { SearchFollowerEntity } from './SearchFollowerEntity.ts';
import { savedSearchMails } from './savedSearchMail.ts';
import { savedSearchPersonalData } from './savedSearchPersonalData.ts';

export const savedSearchesArea = defineArea({
  name: 'saved-searches',
  entities: [SavedSearchEntity, SearchFollowerEntity],
  handlers: [changeSavedSearch, findSavedSearches, followSavedSearch],
  constraints: { saved_search_name_unique: ['name', 'DATA_ALREADY_EXISTS'] },
  mails: savedSearchMails,
  personalData: savedSearchPersonalData,
  jobs: [
    { name: 'mailSavedSearches', at: '20 6 * * *', lock: advisoryLocks.mailSavedSearches, run: mailSavedSearches },
  ],
});
