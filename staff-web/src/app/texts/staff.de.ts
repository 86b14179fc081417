import { files } from '@salient/shared/areas/attachments/texts/files.de.ts';
import { backups } from '@salient/shared/areas/backups/texts/backups.de.ts';
import { bulkChanges } from '@salient/shared/areas/bulk-changes/texts/bulkChanges.de.ts';
import { catalogueImport } from '@salient/shared/areas/catalogue/texts/catalogueImport.de.ts';
import { collectionPages } from '@salient/shared/areas/collections/texts/collectionPages.de.ts';
import { collections } from '@salient/shared/areas/collections/texts/collections.de.ts';
import { contactPages } from '@salient/shared/areas/contacts/texts/contactPages.de.ts';
import { contactRecorder } from '@salient/shared/areas/contacts/texts/contactRecorder.de.ts';
import { contacts } from '@salient/shared/areas/contacts/texts/contacts.de.ts';
import { documentElements } from '@salient/shared/areas/documents/texts/document/documentElements.de.ts';
import { documentRecord } from '@salient/shared/areas/documents/texts/document/documentRecord.de.ts';
import { manifestAddress } from '@salient/shared/areas/documents/texts/document/manifestAddress.de.ts';
import { transcriptionFiles } from '@salient/shared/areas/documents/texts/document/transcriptionFiles.de.ts';
import { documentPages } from '@salient/shared/areas/documents/texts/pages/documentPages.de.ts';
import { pageEditor } from '@salient/shared/areas/documents/texts/pages/pageEditor.de.ts';
import { scanUploads } from '@salient/shared/areas/documents/texts/pages/scanUploads.de.ts';
import { events } from '@salient/shared/areas/events/texts/events.de.ts';
import { personEvents } from '@salient/shared/areas/events/texts/personEvents.de.ts';
import { feedbackForm } from '@salient/shared/areas/feedback/texts/feedbackForm.de.ts';
import { feedbackTemplates } from '@salient/shared/areas/feedback/texts/feedbackTemplates.de.ts';
import { staffFeedback } from '@salient/shared/areas/feedback/texts/staffFeedback.de.ts';
import { figures } from '@salient/shared/areas/figures/texts/figures.de.ts';
import { csvExport } from '@salient/shared/areas/functions/texts/csvExport.de.ts';
import { functions } from '@salient/shared/areas/functions/texts/functions.de.ts';
import { personSearch } from '@salient/shared/areas/functions/texts/personSearch.de.ts';
import { importBatches } from '@salient/shared/areas/imports/texts/importBatches.de.ts';
import { importCodes } from '@salient/shared/areas/imports/texts/importCodes.de.ts';
import { importNames } from '@salient/shared/areas/imports/texts/importNames.de.ts';
import { imports } from '@salient/shared/areas/imports/texts/imports.de.ts';
import { importTargets } from '@salient/shared/areas/imports/texts/importTargets.de.ts';
import { keyLocations } from '@salient/shared/areas/key-locations/texts/keyLocations.de.ts';
import { keyWalks } from '@salient/shared/areas/key-locations/texts/keyWalks.de.ts';
import { kiosks } from '@salient/shared/areas/kiosks/texts/kiosks.de.ts';
import { memorialAddress } from '@salient/shared/areas/memorials/texts/memorialAddress.de.ts';
import { memorialDoubles } from '@salient/shared/areas/memorials/texts/memorialDoubles.de.ts';
import { memorialRecord } from '@salient/shared/areas/memorials/texts/memorialRecord.de.ts';
import { memorials } from '@salient/shared/areas/memorials/texts/memorials.de.ts';
import { trenchSquares } from '@salient/shared/areas/memorials/texts/trenchSquares.de.ts';
import { military } from '@salient/shared/areas/military/texts/military.de.ts';
import { trackTypes } from '@salient/shared/areas/military/texts/trackTypes.de.ts';
import { namesReview } from '@salient/shared/areas/names-of-day/texts/namesReview.de.ts';
import { merging } from '@salient/shared/areas/persons/texts/merging.de.ts';
import { personRecord } from '@salient/shared/areas/persons/texts/personRecord.de.ts';
import { persons } from '@salient/shared/areas/persons/texts/persons.de.ts';
import { reasons } from '@salient/shared/areas/persons/texts/reasons.de.ts';
import { places } from '@salient/shared/areas/places/texts/places.de.ts';
import { personalData } from '@salient/shared/areas/privacy/erase/texts/personalData.de.ts';
import { retention } from '@salient/shared/areas/privacy/retention/texts/retention.de.ts';
import { projectPages } from '@salient/shared/areas/projects/texts/projectPages.de.ts';
import { projectRecord } from '@salient/shared/areas/projects/texts/projectRecord.de.ts';
import { referring } from '@salient/shared/areas/references/texts/referring.de.ts';
import { relations } from '@salient/shared/areas/relations/texts/relations.de.ts';
import { savedSearches } from '@salient/shared/areas/saved-searches/texts/savedSearches.de.ts';
import { scanRights } from '@salient/shared/areas/scan-rights/texts/scanRights.de.ts';
import { filters } from '@salient/shared/areas/search/texts/filters.de.ts';
import { search } from '@salient/shared/areas/search/texts/search.de.ts';
import { storyEditor } from '@salient/shared/areas/stories/editor/texts/storyEditor.de.ts';
import { storyPreview } from '@salient/shared/areas/stories/editor/texts/storyPreview.de.ts';
import { storySummary } from '@salient/shared/areas/stories/editor/texts/storySummary.de.ts';
import { permissions } from '@salient/shared/areas/stories/photos/texts/permissions.de.ts';
import { storyPictures } from '@salient/shared/areas/stories/photos/texts/storyPictures.de.ts';
import { stories } from '@salient/shared/areas/stories/texts/stories.de.ts';
import { tagging } from '@salient/shared/areas/tags/texts/tagging.de.ts';
import { access } from '@salient/shared/areas/users/texts/access.de.ts';
import { accounts } from '@salient/shared/areas/users/texts/accounts.de.ts';
import { session } from '@salient/shared/areas/users/texts/session.de.ts';
import { users } from '@salient/shared/areas/users/texts/users.de.ts';
import { errors } from '@salient/shared/lib/contract/texts/errors.de.ts';
import { staffErrors } from '@salient/shared/lib/contract/texts/staffErrors.de.ts';
import { validation } from '@salient/shared/lib/contract/texts/validation.de.ts';
import { dateFields } from '@salient/shared/lib/dates/texts/dateFields.de.ts';
import { dates } from '@salient/shared/lib/dates/texts/dates.de.ts';
import { history } from '@salient/shared/lib/history/texts/history.de.ts';
import { historyPanel } from '@salient/shared/lib/history/texts/historyPanel.de.ts';
import { common } from '@salient/shared/lib/i18n/texts/common.de.ts';
import { frame } from '@salient/shared/lib/i18n/texts/frame.de.ts';
import { home } from '@salient/shared/lib/i18n/texts/home.de.ts';
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
} from '@salient/shared/lib/i18n/texts/notices.de.ts';
import { pages } from '@salient/shared/lib/i18n/texts/pages.de.ts';
import { map } from '@salient/shared/lib/map/texts/map.de.ts';
import { recordMerges } from '@salient/shared/lib/merges/texts/recordMerges.de.ts';
import { forms } from '@salient/shared/lib/ui/texts/forms.de.ts';
import { lists } from '@salient/shared/lib/ui/texts/lists.de.ts';
import { messages } from '@salient/shared/lib/ui/texts/messages.de.ts';
import { pickers } from '@salient/shared/lib/ui/texts/pickers.de.ts';
import { shortcuts } from '@salient/shared/lib/ui/texts/shortcuts.de.ts';
import { unsaved } from '@salient/shared/lib/ui/texts/unsaved.de.ts';

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
