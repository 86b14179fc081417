import { files } from '@salient/shared/areas/attachments/texts/files.nl.ts';
import { backups } from '@salient/shared/areas/backups/texts/backups.nl.ts';
import { bulkChanges } from '@salient/shared/areas/bulk-changes/texts/bulkChanges.nl.ts';
import { catalogueImport } from '@salient/shared/areas/catalogue/texts/catalogueImport.nl.ts';
import { collectionPages } from '@salient/shared/areas/collections/texts/collectionPages.nl.ts';
import { collections } from '@salient/shared/areas/collections/texts/collections.nl.ts';
import { contactPages } from '@salient/shared/areas/contacts/texts/contactPages.nl.ts';
import { contactRecorder } from '@salient/shared/areas/contacts/texts/contactRecorder.nl.ts';
import { contacts } from '@salient/shared/areas/contacts/texts/contacts.nl.ts';
import { documentElements } from '@salient/shared/areas/documents/texts/document/documentElements.nl.ts';
import { documentRecord } from '@salient/shared/areas/documents/texts/document/documentRecord.nl.ts';
import { manifestAddress } from '@salient/shared/areas/documents/texts/document/manifestAddress.nl.ts';
import { transcriptionFiles } from '@salient/shared/areas/documents/texts/document/transcriptionFiles.nl.ts';
import { documentPages } from '@salient/shared/areas/documents/texts/pages/documentPages.nl.ts';
import { pageEditor } from '@salient/shared/areas/documents/texts/pages/pageEditor.nl.ts';
import { scanUploads } from '@salient/shared/areas/documents/texts/pages/scanUploads.nl.ts';
import { events } from '@salient/shared/areas/events/texts/events.nl.ts';
import { personEvents } from '@salient/shared/areas/events/texts/personEvents.nl.ts';
import { feedbackForm } from '@salient/shared/areas/feedback/texts/feedbackForm.nl.ts';
import { feedbackTemplates } from '@salient/shared/areas/feedback/texts/feedbackTemplates.nl.ts';
import { staffFeedback } from '@salient/shared/areas/feedback/texts/staffFeedback.nl.ts';
import { figures } from '@salient/shared/areas/figures/texts/figures.nl.ts';
import { csvExport } from '@salient/shared/areas/functions/texts/csvExport.nl.ts';
import { functions } from '@salient/shared/areas/functions/texts/functions.nl.ts';
import { personSearch } from '@salient/shared/areas/functions/texts/personSearch.nl.ts';
import { importBatches } from '@salient/shared/areas/imports/texts/importBatches.nl.ts';
import { importCodes } from '@salient/shared/areas/imports/texts/importCodes.nl.ts';
import { importNames } from '@salient/shared/areas/imports/texts/importNames.nl.ts';
import { imports } from '@salient/shared/areas/imports/texts/imports.nl.ts';
import { importTargets } from '@salient/shared/areas/imports/texts/importTargets.nl.ts';
import { keyLocations } from '@salient/shared/areas/key-locations/texts/keyLocations.nl.ts';
import { keyWalks } from '@salient/shared/areas/key-locations/texts/keyWalks.nl.ts';
import { kiosks } from '@salient/shared/areas/kiosks/texts/kiosks.nl.ts';
import { memorialAddress } from '@salient/shared/areas/memorials/texts/memorialAddress.nl.ts';
import { memorialDoubles } from '@salient/shared/areas/memorials/texts/memorialDoubles.nl.ts';
import { memorialRecord } from '@salient/shared/areas/memorials/texts/memorialRecord.nl.ts';
import { memorials } from '@salient/shared/areas/memorials/texts/memorials.nl.ts';
import { trenchSquares } from '@salient/shared/areas/memorials/texts/trenchSquares.nl.ts';
import { military } from '@salient/shared/areas/military/texts/military.nl.ts';
import { trackTypes } from '@salient/shared/areas/military/texts/trackTypes.nl.ts';
import { namesReview } from '@salient/shared/areas/names-of-day/texts/namesReview.nl.ts';
import { merging } from '@salient/shared/areas/persons/texts/merging.nl.ts';
import { personRecord } from '@salient/shared/areas/persons/texts/personRecord.nl.ts';
import { persons } from '@salient/shared/areas/persons/texts/persons.nl.ts';
import { reasons } from '@salient/shared/areas/persons/texts/reasons.nl.ts';
import { places } from '@salient/shared/areas/places/texts/places.nl.ts';
import { personalData } from '@salient/shared/areas/privacy/erase/texts/personalData.nl.ts';
import { retention } from '@salient/shared/areas/privacy/retention/texts/retention.nl.ts';
import { projectPages } from '@salient/shared/areas/projects/texts/projectPages.nl.ts';
import { projectRecord } from '@salient/shared/areas/projects/texts/projectRecord.nl.ts';
import { referring } from '@salient/shared/areas/references/texts/referring.nl.ts';
import { relations } from '@salient/shared/areas/relations/texts/relations.nl.ts';
import { savedSearches } from '@salient/shared/areas/saved-searches/texts/savedSearches.nl.ts';
import { scanRights } from '@salient/shared/areas/scan-rights/texts/scanRights.nl.ts';
import { filters } from '@salient/shared/areas/search/texts/filters.nl.ts';
import { search } from '@salient/shared/areas/search/texts/search.nl.ts';
import { storyEditor } from '@salient/shared/areas/stories/editor/texts/storyEditor.nl.ts';
import { storyPreview } from '@salient/shared/areas/stories/editor/texts/storyPreview.nl.ts';
import { storySummary } from '@salient/shared/areas/stories/editor/texts/storySummary.nl.ts';
import { permissions } from '@salient/shared/areas/stories/photos/texts/permissions.nl.ts';
import { storyPictures } from '@salient/shared/areas/stories/photos/texts/storyPictures.nl.ts';
import { stories } from '@salient/shared/areas/stories/texts/stories.nl.ts';
import { tagging } from '@salient/shared/areas/tags/texts/tagging.nl.ts';
import { access } from '@salient/shared/areas/users/texts/access.nl.ts';
import { accounts } from '@salient/shared/areas/users/texts/accounts.nl.ts';
import { session } from '@salient/shared/areas/users/texts/session.nl.ts';
import { users } from '@salient/shared/areas/users/texts/users.nl.ts';
import { errors } from '@salient/shared/lib/contract/texts/errors.nl.ts';
import { staffErrors } from '@salient/shared/lib/contract/texts/staffErrors.nl.ts';
import { validation } from '@salient/shared/lib/contract/texts/validation.nl.ts';
import { dateFields } from '@salient/shared/lib/dates/texts/dateFields.nl.ts';
import { dates } from '@salient/shared/lib/dates/texts/dates.nl.ts';
import { history } from '@salient/shared/lib/history/texts/history.nl.ts';
import { historyPanel } from '@salient/shared/lib/history/texts/historyPanel.nl.ts';
import { common } from '@salient/shared/lib/i18n/texts/common.nl.ts';
import { frame } from '@salient/shared/lib/i18n/texts/frame.nl.ts';
import { home } from '@salient/shared/lib/i18n/texts/home.nl.ts';
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
} from '@salient/shared/lib/i18n/texts/notices.nl.ts';
import { pages } from '@salient/shared/lib/i18n/texts/pages.nl.ts';
import { map } from '@salient/shared/lib/map/texts/map.nl.ts';
import { recordMerges } from '@salient/shared/lib/merges/texts/recordMerges.nl.ts';
import { forms } from '@salient/shared/lib/ui/texts/forms.nl.ts';
import { lists } from '@salient/shared/lib/ui/texts/lists.nl.ts';
import { messages } from '@salient/shared/lib/ui/texts/messages.nl.ts';
import { pickers } from '@salient/shared/lib/ui/texts/pickers.nl.ts';
import { shortcuts } from '@salient/shared/lib/ui/texts/shortcuts.nl.ts';
import { unsaved } from '@salient/shared/lib/ui/texts/unsaved.nl.ts';

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
