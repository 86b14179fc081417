import { access } from '@salient/shared/i18n/nl/access.ts';
import { accounts } from '@salient/shared/i18n/nl/accounts.ts';
import { common } from '@salient/shared/i18n/nl/common.ts';
import { dateFields } from '@salient/shared/i18n/nl/dateFields.ts';
import { dates } from '@salient/shared/i18n/nl/dates.ts';
import { errors } from '@salient/shared/i18n/nl/errors.ts';
import { events } from '@salient/shared/i18n/nl/events.ts';
import { forms } from '@salient/shared/i18n/nl/forms.ts';
import { frame } from '@salient/shared/i18n/nl/frame.ts';
import { history } from '@salient/shared/i18n/nl/history.ts';
import { historyPanel } from '@salient/shared/i18n/nl/historyPanel.ts';
import { home } from '@salient/shared/i18n/nl/home.ts';
import { lists } from '@salient/shared/i18n/nl/lists.ts';
import { memorials } from '@salient/shared/i18n/nl/memorials.ts';
import { messages } from '@salient/shared/i18n/nl/messages.ts';
import { pages } from '@salient/shared/i18n/nl/pages.ts';
import { personEvents } from '@salient/shared/i18n/nl/personEvents.ts';
import { personRecord } from '@salient/shared/i18n/nl/personRecord.ts';
import { persons } from '@salient/shared/i18n/nl/persons.ts';
import { pickers } from '@salient/shared/i18n/nl/pickers.ts';
import { relations } from '@salient/shared/i18n/nl/relations.ts';
import { session } from '@salient/shared/i18n/nl/session.ts';
import { shortcuts } from '@salient/shared/i18n/nl/shortcuts.ts';
import { unsaved } from '@salient/shared/i18n/nl/unsaved.ts';
import { users } from '@salient/shared/i18n/nl/users.ts';
import { validation } from '@salient/shared/i18n/nl/validation.ts';

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
