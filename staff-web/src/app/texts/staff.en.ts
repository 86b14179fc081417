import { files } from '@salient/shared/areas/attachments/texts/files.en.ts';
import { backups } from '@salient/shared/areas/backups/texts/backups.en.ts';
import { bulkChanges } from '@salient/shared/areas/bulk-changes/texts/bulkChanges.en.ts';
import { catalogueImport } from '@salient/shared/areas/catalogue/texts/catalogueImport.en.ts';
import { collectionPages } from '@salient/shared/areas/collections/texts/collectionPages.en.ts';
import { collections } from '@salient/shared/areas/collections/texts/collections.en.ts';
import { contactPages } from '@salient/shared/areas/contacts/texts/contactPages.en.ts';
import { contactRecorder } from '@salient/shared/areas/contacts/texts/contactRecorder.en.ts';
import { contacts } from '@salient/shared/areas/contacts/texts/contacts.en.ts';
import { documentElements } from '@salient/shared/areas/documents/texts/document/documentElements.en.ts';
import { documentRecord } from '@salient/shared/areas/documents/texts/document/documentRecord.en.ts';
import { manifestAddress } from '@salient/shared/areas/documents/texts/document/manifestAddress.en.ts';
import { transcriptionFiles } from '@salient/shared/areas/documents/texts/document/transcriptionFiles.en.ts';
import { documentPages } from '@salient/shared/areas/documents/texts/pages/documentPages.en.ts';
import { pageEditor } from '@salient/shared/areas/documents/texts/pages/pageEditor.en.ts';
import { scanUploads } from '@salient/shared/areas/documents/texts/pages/scanUploads.en.ts';
import { events } from '@salient/shared/areas/events/texts/events.en.ts';
import { personEvents } from '@salient/shared/areas/events/texts/personEvents.en.ts';
import { feedbackForm } from '@salient/shared/areas/feedback/texts/feedbackForm.en.ts';
import { feedbackTemplates } from '@salient/shared/areas/feedback/texts/feedbackTemplates.en.ts';
import { staffFeedback } from '@salient/shared/areas/feedback/texts/staffFeedback.en.ts';
import { figures } from '@salient/shared/areas/figures/texts/figures.en.ts';
import { csvExport } from '@salient/shared/areas/functions/texts/csvExport.en.ts';
import { functions } from '@salient/shared/areas/functions/texts/functions.en.ts';
import { personSearch } from '@salient/shared/areas/functions/texts/personSearch.en.ts';
import { importBatches } from '@salient/shared/areas/imports/texts/importBatches.en.ts';
import { importCodes } from '@salient/shared/areas/imports/texts/importCodes.en.ts';
import { importNames } from '@salient/shared/areas/imports/texts/importNames.en.ts';
import { imports } from '@salient/shared/areas/imports/texts/imports.en.ts';
import { importTargets } from '@salient/shared/areas/imports/texts/importTargets.en.ts';
import { keyLocations } from '@salient/shared/areas/key-locations/texts/keyLocations.en.ts';
import { keyWalks } from '@salient/shared/areas/key-locations/texts/keyWalks.en.ts';
import { kiosks } from '@salient/shared/areas/kiosks/texts/kiosks.en.ts';
import { memorialAddress } from '@salient/shared/areas/memorials/texts/memorialAddress.en.ts';
import { memorialDoubles } from '@salient/shared/areas/memorials/texts/memorialDoubles.en.ts';
import { memorialRecord } from '@salient/shared/areas/memorials/texts/memorialRecord.en.ts';
import { memorials } from '@salient/shared/areas/memorials/texts/memorials.en.ts';
import { trenchSquares } from '@salient/shared/areas/memorials/texts/trenchSquares.en.ts';
import { military } from '@salient/shared/areas/military/texts/military.en.ts';
import { trackTypes } from '@salient/shared/areas/military/texts/trackTypes.en.ts';
import { namesReview } from '@salient/shared/areas/names-of-day/texts/namesReview.en.ts';
import { merging } from '@salient/shared/areas/persons/texts/merging.en.ts';
import { personRecord } from '@salient/shared/areas/persons/texts/personRecord.en.ts';
import { persons } from '@salient/shared/areas/persons/texts/persons.en.ts';
import { reasons } from '@salient/shared/areas/persons/texts/reasons.en.ts';
import { places } from '@salient/shared/areas/places/texts/places.en.ts';
import { personalData } from '@salient/shared/areas/privacy/erase/texts/personalData.en.ts';
import { retention } from '@salient/shared/areas/privacy/retention/texts/retention.en.ts';
import { projectPages } from '@salient/shared/areas/projects/texts/projectPages.en.ts';
import { projectRecord } from '@salient/shared/areas/projects/texts/projectRecord.en.ts';
import { referring } from '@salient/shared/areas/references/texts/referring.en.ts';
import { relations } from '@salient/shared/areas/relations/texts/relations.en.ts';
import { savedSearches } from '@salient/shared/areas/saved-searches/texts/savedSearches.en.ts';
import { scanRights } from '@salient/shared/areas/scan-rights/texts/scanRights.en.ts';
import { filters } from '@salient/shared/areas/search/texts/filters.en.ts';
import { search } from '@salient/shared/areas/search/texts/search.en.ts';
import { storyEditor } from '@salient/shared/areas/stories/editor/texts/storyEditor.en.ts';
import { storyPreview } from '@salient/shared/areas/stories/editor/texts/storyPreview.en.ts';
import { storySummary } from '@salient/shared/areas/stories/editor/texts/storySummary.en.ts';
import { permissions } from '@salient/shared/areas/stories/photos/texts/permissions.en.ts';
import { storyPictures } from '@salient/shared/areas/stories/photos/texts/storyPictures.en.ts';
import { stories } from '@salient/shared/areas/stories/texts/stories.en.ts';
import { tagging } from '@salient/shared/areas/tags/texts/tagging.en.ts';
import { access } from '@salient/shared/areas/users/texts/access.en.ts';
import { accounts } from '@salient/shared/areas/users/texts/accounts.en.ts';
import { session } from '@salient/shared/areas/users/texts/session.en.ts';
import { users } from '@salient/shared/areas/users/texts/users.en.ts';
import { errors } from '@salient/shared/lib/contract/texts/errors.en.ts';
import { staffErrors } from '@salient/shared/lib/contract/texts/staffErrors.en.ts';
import { validation } from '@salient/shared/lib/contract/texts/validation.en.ts';
import { dateFields } from '@salient/shared/lib/dates/texts/dateFields.en.ts';
import { dates } from '@salient/shared/lib/dates/texts/dates.en.ts';
import { history } from '@salient/shared/lib/history/texts/history.en.ts';
import { historyPanel } from '@salient/shared/lib/history/texts/historyPanel.en.ts';
import { common } from '@salient/shared/lib/i18n/texts/common.en.ts';
import { frame } from '@salient/shared/lib/i18n/texts/frame.en.ts';
import { home } from '@salient/shared/lib/i18n/texts/home.en.ts';
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
} from '@salient/shared/lib/i18n/texts/notices.en.ts';
import { pages } from '@salient/shared/lib/i18n/texts/pages.en.ts';
import { map } from '@salient/shared/lib/map/texts/map.en.ts';
import { recordMerges } from '@salient/shared/lib/merges/texts/recordMerges.en.ts';
import { forms } from '@salient/shared/lib/ui/texts/forms.en.ts';
import { lists } from '@salient/shared/lib/ui/texts/lists.en.ts';
import { messages } from '@salient/shared/lib/ui/texts/messages.en.ts';
import { pickers } from '@salient/shared/lib/ui/texts/pickers.en.ts';
import { shortcuts } from '@salient/shared/lib/ui/texts/shortcuts.en.ts';
import { unsaved } from '@salient/shared/lib/ui/texts/unsaved.en.ts';

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
