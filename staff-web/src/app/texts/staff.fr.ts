import { files } from '@salient/shared/areas/attachments/texts/files.fr.ts';
import { backups } from '@salient/shared/areas/backups/texts/backups.fr.ts';
import { bulkChanges } from '@salient/shared/areas/bulk-changes/texts/bulkChanges.fr.ts';
import { catalogueImport } from '@salient/shared/areas/catalogue/texts/catalogueImport.fr.ts';
import { collectionPages } from '@salient/shared/areas/collections/texts/collectionPages.fr.ts';
import { collections } from '@salient/shared/areas/collections/texts/collections.fr.ts';
import { contactPages } from '@salient/shared/areas/contacts/texts/contactPages.fr.ts';
import { contactRecorder } from '@salient/shared/areas/contacts/texts/contactRecorder.fr.ts';
import { contacts } from '@salient/shared/areas/contacts/texts/contacts.fr.ts';
import { documentElements } from '@salient/shared/areas/documents/texts/document/documentElements.fr.ts';
import { documentRecord } from '@salient/shared/areas/documents/texts/document/documentRecord.fr.ts';
import { manifestAddress } from '@salient/shared/areas/documents/texts/document/manifestAddress.fr.ts';
import { transcriptionFiles } from '@salient/shared/areas/documents/texts/document/transcriptionFiles.fr.ts';
import { documentPages } from '@salient/shared/areas/documents/texts/pages/documentPages.fr.ts';
import { pageEditor } from '@salient/shared/areas/documents/texts/pages/pageEditor.fr.ts';
import { scanUploads } from '@salient/shared/areas/documents/texts/pages/scanUploads.fr.ts';
import { events } from '@salient/shared/areas/events/texts/events.fr.ts';
import { personEvents } from '@salient/shared/areas/events/texts/personEvents.fr.ts';
import { feedbackForm } from '@salient/shared/areas/feedback/texts/feedbackForm.fr.ts';
import { feedbackTemplates } from '@salient/shared/areas/feedback/texts/feedbackTemplates.fr.ts';
import { staffFeedback } from '@salient/shared/areas/feedback/texts/staffFeedback.fr.ts';
import { figures } from '@salient/shared/areas/figures/texts/figures.fr.ts';
import { csvExport } from '@salient/shared/areas/functions/texts/csvExport.fr.ts';
import { functions } from '@salient/shared/areas/functions/texts/functions.fr.ts';
import { personSearch } from '@salient/shared/areas/functions/texts/personSearch.fr.ts';
import { importBatches } from '@salient/shared/areas/imports/texts/importBatches.fr.ts';
import { importCodes } from '@salient/shared/areas/imports/texts/importCodes.fr.ts';
import { importNames } from '@salient/shared/areas/imports/texts/importNames.fr.ts';
import { imports } from '@salient/shared/areas/imports/texts/imports.fr.ts';
import { importTargets } from '@salient/shared/areas/imports/texts/importTargets.fr.ts';
import { keyLocations } from '@salient/shared/areas/key-locations/texts/keyLocations.fr.ts';
import { keyWalks } from '@salient/shared/areas/key-locations/texts/keyWalks.fr.ts';
import { kiosks } from '@salient/shared/areas/kiosks/texts/kiosks.fr.ts';
import { memorialAddress } from '@salient/shared/areas/memorials/texts/memorialAddress.fr.ts';
import { memorialDoubles } from '@salient/shared/areas/memorials/texts/memorialDoubles.fr.ts';
import { memorialRecord } from '@salient/shared/areas/memorials/texts/memorialRecord.fr.ts';
import { memorials } from '@salient/shared/areas/memorials/texts/memorials.fr.ts';
import { trenchSquares } from '@salient/shared/areas/memorials/texts/trenchSquares.fr.ts';
import { military } from '@salient/shared/areas/military/texts/military.fr.ts';
import { trackTypes } from '@salient/shared/areas/military/texts/trackTypes.fr.ts';
import { namesReview } from '@salient/shared/areas/names-of-day/texts/namesReview.fr.ts';
import { merging } from '@salient/shared/areas/persons/texts/merging.fr.ts';
import { personRecord } from '@salient/shared/areas/persons/texts/personRecord.fr.ts';
import { persons } from '@salient/shared/areas/persons/texts/persons.fr.ts';
import { reasons } from '@salient/shared/areas/persons/texts/reasons.fr.ts';
import { places } from '@salient/shared/areas/places/texts/places.fr.ts';
import { personalData } from '@salient/shared/areas/privacy/erase/texts/personalData.fr.ts';
import { retention } from '@salient/shared/areas/privacy/retention/texts/retention.fr.ts';
import { projectPages } from '@salient/shared/areas/projects/texts/projectPages.fr.ts';
import { projectRecord } from '@salient/shared/areas/projects/texts/projectRecord.fr.ts';
import { referring } from '@salient/shared/areas/references/texts/referring.fr.ts';
import { relations } from '@salient/shared/areas/relations/texts/relations.fr.ts';
import { savedSearches } from '@salient/shared/areas/saved-searches/texts/savedSearches.fr.ts';
import { scanRights } from '@salient/shared/areas/scan-rights/texts/scanRights.fr.ts';
import { filters } from '@salient/shared/areas/search/texts/filters.fr.ts';
import { search } from '@salient/shared/areas/search/texts/search.fr.ts';
import { storyEditor } from '@salient/shared/areas/stories/editor/texts/storyEditor.fr.ts';
import { storyPreview } from '@salient/shared/areas/stories/editor/texts/storyPreview.fr.ts';
import { storySummary } from '@salient/shared/areas/stories/editor/texts/storySummary.fr.ts';
import { permissions } from '@salient/shared/areas/stories/photos/texts/permissions.fr.ts';
import { storyPictures } from '@salient/shared/areas/stories/photos/texts/storyPictures.fr.ts';
import { stories } from '@salient/shared/areas/stories/texts/stories.fr.ts';
import { tagging } from '@salient/shared/areas/tags/texts/tagging.fr.ts';
import { access } from '@salient/shared/areas/users/texts/access.fr.ts';
import { accounts } from '@salient/shared/areas/users/texts/accounts.fr.ts';
import { session } from '@salient/shared/areas/users/texts/session.fr.ts';
import { users } from '@salient/shared/areas/users/texts/users.fr.ts';
import { errors } from '@salient/shared/lib/contract/texts/errors.fr.ts';
import { staffErrors } from '@salient/shared/lib/contract/texts/staffErrors.fr.ts';
import { validation } from '@salient/shared/lib/contract/texts/validation.fr.ts';
import { dateFields } from '@salient/shared/lib/dates/texts/dateFields.fr.ts';
import { dates } from '@salient/shared/lib/dates/texts/dates.fr.ts';
import { history } from '@salient/shared/lib/history/texts/history.fr.ts';
import { historyPanel } from '@salient/shared/lib/history/texts/historyPanel.fr.ts';
import { common } from '@salient/shared/lib/i18n/texts/common.fr.ts';
import { frame } from '@salient/shared/lib/i18n/texts/frame.fr.ts';
import { home } from '@salient/shared/lib/i18n/texts/home.fr.ts';
import {
  catalogue,
  collection,
  document,
  documents,
  feedback,
  file,
  keyLocation,
  memorial,
  militaryEntity,
  page,
  person,
  place,
} from '@salient/shared/lib/i18n/texts/notices.fr.ts';
import { pages } from '@salient/shared/lib/i18n/texts/pages.fr.ts';
import { map } from '@salient/shared/lib/map/texts/map.fr.ts';
import { recordMerges } from '@salient/shared/lib/merges/texts/recordMerges.fr.ts';
import { forms } from '@salient/shared/lib/ui/texts/forms.fr.ts';
import { lists } from '@salient/shared/lib/ui/texts/lists.fr.ts';
import { messages } from '@salient/shared/lib/ui/texts/messages.fr.ts';
import { pickers } from '@salient/shared/lib/ui/texts/pickers.fr.ts';
import { shortcuts } from '@salient/shared/lib/ui/texts/shortcuts.fr.ts';
import { unsaved } from '@salient/shared/lib/ui/texts/unsaved.fr.ts';

export default {
  filters,
  bulkChanges,
  csvExport,
  personSearch,
  search,
  access,
  accounts,
  backups,
  personalData,
  catalogue,
  catalogueImport,
  collection,
  collections,
  contactPages,
  contacts,
  common,
  contactRecorder,
  dateFields,
  dates,
  document,
  documentRecord,
  documents,
  errors,
  staffErrors,
  collectionPages,
  projectPages,
  projectRecord,
  documentPages,
  documentElements,
  scanUploads,
  transcriptionFiles,
  manifestAddress,
  savedSearches,
  scanRights,
  pageEditor,
  tagging,
  referring,
  events,
  feedback,
  staffFeedback,
  feedbackTemplates,
  feedbackForm,
  file,
  figures,
  functions,
  importBatches,
  importCodes,
  importNames,
  imports,
  importTargets,
  files,
  kiosks,
  forms,
  frame,
  history,
  historyPanel,
  home,
  keyLocation,
  keyLocations,
  keyWalks,
  lists,
  map,
  memorial,
  memorialAddress,
  memorialDoubles,
  memorialRecord,
  memorials,
  military,
  militaryEntity,
  trackTypes,
  merging,
  messages,
  namesReview,
  page,
  pages,
  person,
  place,
  places,
  recordMerges,
  personEvents,
  personRecord,
  persons,
  pickers,
  reasons,
  relations,
  retention,
  session,
  shortcuts,
  storyEditor,
  stories,
  storyPictures,
  permissions,
  storySummary,
  storyPreview,
  trenchSquares,
  unsaved,
  users,
  validation,
};
