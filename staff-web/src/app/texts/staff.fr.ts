import { access } from '@salient/shared/i18n/fr/access.ts';
import { accounts } from '@salient/shared/i18n/fr/accounts.ts';
import { common } from '@salient/shared/i18n/fr/common.ts';
import { dateFields } from '@salient/shared/i18n/fr/dateFields.ts';
import { dates } from '@salient/shared/i18n/fr/dates.ts';
import { errors } from '@salient/shared/i18n/fr/errors.ts';
import { events } from '@salient/shared/i18n/fr/events.ts';
import { forms } from '@salient/shared/i18n/fr/forms.ts';
import { frame } from '@salient/shared/i18n/fr/frame.ts';
import { history } from '@salient/shared/i18n/fr/history.ts';
import { historyPanel } from '@salient/shared/i18n/fr/historyPanel.ts';
import { home } from '@salient/shared/i18n/fr/home.ts';
import { lists } from '@salient/shared/i18n/fr/lists.ts';
import { memorials } from '@salient/shared/i18n/fr/memorials.ts';
import { messages } from '@salient/shared/i18n/fr/messages.ts';
import { pages } from '@salient/shared/i18n/fr/pages.ts';
import { personEvents } from '@salient/shared/i18n/fr/personEvents.ts';
import { personRecord } from '@salient/shared/i18n/fr/personRecord.ts';
import { persons } from '@salient/shared/i18n/fr/persons.ts';
import { pickers } from '@salient/shared/i18n/fr/pickers.ts';
import { relations } from '@salient/shared/i18n/fr/relations.ts';
import { session } from '@salient/shared/i18n/fr/session.ts';
import { shortcuts } from '@salient/shared/i18n/fr/shortcuts.ts';
import { unsaved } from '@salient/shared/i18n/fr/unsaved.ts';
import { users } from '@salient/shared/i18n/fr/users.ts';
import { validation } from '@salient/shared/i18n/fr/validation.ts';

export default {
  access,
  accounts,
  common,
  dateFields,
  dates,
  errors,
  events,
  forms,
  frame,
  history,
  historyPanel,
  home,
  lists,
  memorials,
  messages,
  pages,
  personEvents,
  personRecord,
  persons,
  pickers,
  relations,
  session,
  shortcuts,
  unsaved,
  users,
  validation,
};
