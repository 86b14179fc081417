import { access } from '@salient/shared/i18n/fr/access.ts';
import { accounts } from '@salient/shared/i18n/fr/accounts.ts';
import { backups } from '@salient/shared/i18n/fr/backups.ts';
import { common } from '@salient/shared/i18n/fr/common.ts';
import { dateFields } from '@salient/shared/i18n/fr/dateFields.ts';
import { dates } from '@salient/shared/i18n/fr/dates.ts';
import { errors } from '@salient/shared/i18n/fr/errors.ts';
import { events } from '@salient/shared/i18n/fr/events.ts';
import { feedbackDesk } from '@salient/shared/i18n/fr/feedbackDesk.ts';
import { feedbackForm } from '@salient/shared/i18n/fr/feedbackForm.ts';
import { feedbackTemplates } from '@salient/shared/i18n/fr/feedbackTemplates.ts';
import { figures } from '@salient/shared/i18n/fr/figures.ts';
import { files } from '@salient/shared/i18n/fr/files.ts';
import { fleet } from '@salient/shared/i18n/fr/fleet.ts';
import { forms } from '@salient/shared/i18n/fr/forms.ts';
import { frame } from '@salient/shared/i18n/fr/frame.ts';
import { history } from '@salient/shared/i18n/fr/history.ts';
import { historyPanel } from '@salient/shared/i18n/fr/historyPanel.ts';
import { home } from '@salient/shared/i18n/fr/home.ts';
import { keyLocations } from '@salient/shared/i18n/fr/keyLocations.ts';
import { keyWalks } from '@salient/shared/i18n/fr/keyWalks.ts';
import { lists } from '@salient/shared/i18n/fr/lists.ts';
import { map } from '@salient/shared/i18n/fr/map.ts';
import { memorials } from '@salient/shared/i18n/fr/memorials.ts';
import { merging } from '@salient/shared/i18n/fr/merging.ts';
import { messages } from '@salient/shared/i18n/fr/messages.ts';
import { namesReview } from '@salient/shared/i18n/fr/namesReview.ts';
import { feedback, file, keyLocation, person } from '@salient/shared/i18n/fr/notices.ts';
import { pages } from '@salient/shared/i18n/fr/pages.ts';
import { permissions } from '@salient/shared/i18n/fr/permissions.ts';
import { personEvents } from '@salient/shared/i18n/fr/personEvents.ts';
import { personRecord } from '@salient/shared/i18n/fr/personRecord.ts';
import { persons } from '@salient/shared/i18n/fr/persons.ts';
import { pickers } from '@salient/shared/i18n/fr/pickers.ts';
import { reasons } from '@salient/shared/i18n/fr/reasons.ts';
import { relations } from '@salient/shared/i18n/fr/relations.ts';
import { session } from '@salient/shared/i18n/fr/session.ts';
import { shortcuts } from '@salient/shared/i18n/fr/shortcuts.ts';
import { stories } from '@salient/shared/i18n/fr/stories.ts';
import { storyEditor } from '@salient/shared/i18n/fr/storyEditor.ts';
import { storyPictures } from '@salient/shared/i18n/fr/storyPictures.ts';
import { storyPreview } from '@salient/shared/i18n/fr/storyPreview.ts';
import { storySummary } from '@salient/shared/i18n/fr/storySummary.ts';
import { unsaved } from '@salient/shared/i18n/fr/unsaved.ts';
import { users } from '@salient/shared/i18n/fr/users.ts';
import { validation } from '@salient/shared/i18n/fr/validation.ts';

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
