import { access } from '@salient/shared/i18n/de/access.ts';
import { accounts } from '@salient/shared/i18n/de/accounts.ts';
import { backups } from '@salient/shared/i18n/de/backups.ts';
import { common } from '@salient/shared/i18n/de/common.ts';
import { dateFields } from '@salient/shared/i18n/de/dateFields.ts';
import { dates } from '@salient/shared/i18n/de/dates.ts';
import { errors } from '@salient/shared/i18n/de/errors.ts';
import { events } from '@salient/shared/i18n/de/events.ts';
import { feedbackDesk } from '@salient/shared/i18n/de/feedbackDesk.ts';
import { feedbackForm } from '@salient/shared/i18n/de/feedbackForm.ts';
import { feedbackTemplates } from '@salient/shared/i18n/de/feedbackTemplates.ts';
import { figures } from '@salient/shared/i18n/de/figures.ts';
import { files } from '@salient/shared/i18n/de/files.ts';
import { fleet } from '@salient/shared/i18n/de/fleet.ts';
import { forms } from '@salient/shared/i18n/de/forms.ts';
import { frame } from '@salient/shared/i18n/de/frame.ts';
import { history } from '@salient/shared/i18n/de/history.ts';
import { historyPanel } from '@salient/shared/i18n/de/historyPanel.ts';
import { home } from '@salient/shared/i18n/de/home.ts';
import { keyLocations } from '@salient/shared/i18n/de/keyLocations.ts';
import { keyWalks } from '@salient/shared/i18n/de/keyWalks.ts';
import { lists } from '@salient/shared/i18n/de/lists.ts';
import { map } from '@salient/shared/i18n/de/map.ts';
import { memorials } from '@salient/shared/i18n/de/memorials.ts';
import { merging } from '@salient/shared/i18n/de/merging.ts';
import { messages } from '@salient/shared/i18n/de/messages.ts';
import { namesReview } from '@salient/shared/i18n/de/namesReview.ts';
import { feedback, file, keyLocation, person } from '@salient/shared/i18n/de/notices.ts';
import { pages } from '@salient/shared/i18n/de/pages.ts';
import { permissions } from '@salient/shared/i18n/de/permissions.ts';
import { personEvents } from '@salient/shared/i18n/de/personEvents.ts';
import { personRecord } from '@salient/shared/i18n/de/personRecord.ts';
import { persons } from '@salient/shared/i18n/de/persons.ts';
import { pickers } from '@salient/shared/i18n/de/pickers.ts';
import { reasons } from '@salient/shared/i18n/de/reasons.ts';
import { relations } from '@salient/shared/i18n/de/relations.ts';
import { session } from '@salient/shared/i18n/de/session.ts';
import { shortcuts } from '@salient/shared/i18n/de/shortcuts.ts';
import { stories } from '@salient/shared/i18n/de/stories.ts';
import { storyEditor } from '@salient/shared/i18n/de/storyEditor.ts';
import { storyPictures } from '@salient/shared/i18n/de/storyPictures.ts';
import { storyPreview } from '@salient/shared/i18n/de/storyPreview.ts';
import { storySummary } from '@salient/shared/i18n/de/storySummary.ts';
import { unsaved } from '@salient/shared/i18n/de/unsaved.ts';
import { users } from '@salient/shared/i18n/de/users.ts';
import { validation } from '@salient/shared/i18n/de/validation.ts';

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
