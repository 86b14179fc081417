import { access } from '@salient/shared/i18n/nl/access.ts';
import { accounts } from '@salient/shared/i18n/nl/accounts.ts';
import { backups } from '@salient/shared/i18n/nl/backups.ts';
import { common } from '@salient/shared/i18n/nl/common.ts';
import { dateFields } from '@salient/shared/i18n/nl/dateFields.ts';
import { dates } from '@salient/shared/i18n/nl/dates.ts';
import { errors } from '@salient/shared/i18n/nl/errors.ts';
import { events } from '@salient/shared/i18n/nl/events.ts';
import { feedbackDesk } from '@salient/shared/i18n/nl/feedbackDesk.ts';
import { feedbackForm } from '@salient/shared/i18n/nl/feedbackForm.ts';
import { feedbackTemplates } from '@salient/shared/i18n/nl/feedbackTemplates.ts';
import { figures } from '@salient/shared/i18n/nl/figures.ts';
import { files } from '@salient/shared/i18n/nl/files.ts';
import { fleet } from '@salient/shared/i18n/nl/fleet.ts';
import { forms } from '@salient/shared/i18n/nl/forms.ts';
import { frame } from '@salient/shared/i18n/nl/frame.ts';
import { history } from '@salient/shared/i18n/nl/history.ts';
import { historyPanel } from '@salient/shared/i18n/nl/historyPanel.ts';
import { home } from '@salient/shared/i18n/nl/home.ts';
import { keyLocations } from '@salient/shared/i18n/nl/keyLocations.ts';
import { keyWalks } from '@salient/shared/i18n/nl/keyWalks.ts';
import { lists } from '@salient/shared/i18n/nl/lists.ts';
import { map } from '@salient/shared/i18n/nl/map.ts';
import { memorials } from '@salient/shared/i18n/nl/memorials.ts';
import { merging } from '@salient/shared/i18n/nl/merging.ts';
import { messages } from '@salient/shared/i18n/nl/messages.ts';
import { namesReview } from '@salient/shared/i18n/nl/namesReview.ts';
import { feedback, file, keyLocation, person } from '@salient/shared/i18n/nl/notices.ts';
import { pages } from '@salient/shared/i18n/nl/pages.ts';
import { permissions } from '@salient/shared/i18n/nl/permissions.ts';
import { personEvents } from '@salient/shared/i18n/nl/personEvents.ts';
import { personRecord } from '@salient/shared/i18n/nl/personRecord.ts';
import { persons } from '@salient/shared/i18n/nl/persons.ts';
import { pickers } from '@salient/shared/i18n/nl/pickers.ts';
import { reasons } from '@salient/shared/i18n/nl/reasons.ts';
import { relations } from '@salient/shared/i18n/nl/relations.ts';
import { session } from '@salient/shared/i18n/nl/session.ts';
import { shortcuts } from '@salient/shared/i18n/nl/shortcuts.ts';
import { stories } from '@salient/shared/i18n/nl/stories.ts';
import { storyEditor } from '@salient/shared/i18n/nl/storyEditor.ts';
import { storyPictures } from '@salient/shared/i18n/nl/storyPictures.ts';
import { storyPreview } from '@salient/shared/i18n/nl/storyPreview.ts';
import { storySummary } from '@salient/shared/i18n/nl/storySummary.ts';
import { unsaved } from '@salient/shared/i18n/nl/unsaved.ts';
import { users } from '@salient/shared/i18n/nl/users.ts';
import { validation } from '@salient/shared/i18n/nl/validation.ts';

export default {
  access,
  accounts,
  backups,
  common,
  dateFields,
  dates,
  errors,
  events,
  feedback,
  feedbackDesk,
  feedbackTemplates,
  feedbackForm,
  file,
  figures,
  files,
  fleet,
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
  memorials,
  merging,
  messages,
  namesReview,
  pages,
  person,
  personEvents,
  personRecord,
  persons,
  pickers,
  reasons,
  relations,
  session,
  shortcuts,
  storyEditor,
  stories,
  storyPictures,
  permissions,
  storySummary,
  storyPreview,
  unsaved,
  users,
  validation,
};
