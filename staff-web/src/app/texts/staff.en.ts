import { access } from '@salient/shared/i18n/en/access.ts';
import { accounts } from '@salient/shared/i18n/en/accounts.ts';
import { backups } from '@salient/shared/i18n/en/backups.ts';
import { common } from '@salient/shared/i18n/en/common.ts';
import { dateFields } from '@salient/shared/i18n/en/dateFields.ts';
import { dates } from '@salient/shared/i18n/en/dates.ts';
import { errors } from '@salient/shared/i18n/en/errors.ts';
import { events } from '@salient/shared/i18n/en/events.ts';
import { feedbackDesk } from '@salient/shared/i18n/en/feedbackDesk.ts';
import { feedbackForm } from '@salient/shared/i18n/en/feedbackForm.ts';
import { feedbackTemplates } from '@salient/shared/i18n/en/feedbackTemplates.ts';
import { figures } from '@salient/shared/i18n/en/figures.ts';
import { files } from '@salient/shared/i18n/en/files.ts';
import { fleet } from '@salient/shared/i18n/en/fleet.ts';
import { forms } from '@salient/shared/i18n/en/forms.ts';
import { frame } from '@salient/shared/i18n/en/frame.ts';
import { history } from '@salient/shared/i18n/en/history.ts';
import { historyPanel } from '@salient/shared/i18n/en/historyPanel.ts';
import { home } from '@salient/shared/i18n/en/home.ts';
import { keyLocations } from '@salient/shared/i18n/en/keyLocations.ts';
import { keyWalks } from '@salient/shared/i18n/en/keyWalks.ts';
import { lists } from '@salient/shared/i18n/en/lists.ts';
import { map } from '@salient/shared/i18n/en/map.ts';
import { memorials } from '@salient/shared/i18n/en/memorials.ts';
import { merging } from '@salient/shared/i18n/en/merging.ts';
import { messages } from '@salient/shared/i18n/en/messages.ts';
import { namesReview } from '@salient/shared/i18n/en/namesReview.ts';
import { feedback, file, keyLocation, person } from '@salient/shared/i18n/en/notices.ts';
import { pages } from '@salient/shared/i18n/en/pages.ts';
import { permissions } from '@salient/shared/i18n/en/permissions.ts';
import { personEvents } from '@salient/shared/i18n/en/personEvents.ts';
import { personRecord } from '@salient/shared/i18n/en/personRecord.ts';
import { persons } from '@salient/shared/i18n/en/persons.ts';
import { pickers } from '@salient/shared/i18n/en/pickers.ts';
import { reasons } from '@salient/shared/i18n/en/reasons.ts';
import { relations } from '@salient/shared/i18n/en/relations.ts';
import { session } from '@salient/shared/i18n/en/session.ts';
import { shortcuts } from '@salient/shared/i18n/en/shortcuts.ts';
import { stories } from '@salient/shared/i18n/en/stories.ts';
import { storyEditor } from '@salient/shared/i18n/en/storyEditor.ts';
import { storyPictures } from '@salient/shared/i18n/en/storyPictures.ts';
import { storyPreview } from '@salient/shared/i18n/en/storyPreview.ts';
import { storySummary } from '@salient/shared/i18n/en/storySummary.ts';
import { unsaved } from '@salient/shared/i18n/en/unsaved.ts';
import { users } from '@salient/shared/i18n/en/users.ts';
import { validation } from '@salient/shared/i18n/en/validation.ts';

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
