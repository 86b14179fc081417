import { access } from '@salient/shared/i18n/de/access.ts';
import { accounts } from '@salient/shared/i18n/de/accounts.ts';
import { common } from '@salient/shared/i18n/de/common.ts';
import { dateFields } from '@salient/shared/i18n/de/dateFields.ts';
import { dates } from '@salient/shared/i18n/de/dates.ts';
import { errors } from '@salient/shared/i18n/de/errors.ts';
import { events } from '@salient/shared/i18n/de/events.ts';
import { forms } from '@salient/shared/i18n/de/forms.ts';
import { frame } from '@salient/shared/i18n/de/frame.ts';
import { history } from '@salient/shared/i18n/de/history.ts';
import { historyPanel } from '@salient/shared/i18n/de/historyPanel.ts';
import { home } from '@salient/shared/i18n/de/home.ts';
import { lists } from '@salient/shared/i18n/de/lists.ts';
import { memorials } from '@salient/shared/i18n/de/memorials.ts';
import { messages } from '@salient/shared/i18n/de/messages.ts';
import { pages } from '@salient/shared/i18n/de/pages.ts';
import { personEvents } from '@salient/shared/i18n/de/personEvents.ts';
import { personRecord } from '@salient/shared/i18n/de/personRecord.ts';
import { persons } from '@salient/shared/i18n/de/persons.ts';
import { pickers } from '@salient/shared/i18n/de/pickers.ts';
import { relations } from '@salient/shared/i18n/de/relations.ts';
import { session } from '@salient/shared/i18n/de/session.ts';
import { shortcuts } from '@salient/shared/i18n/de/shortcuts.ts';
import { unsaved } from '@salient/shared/i18n/de/unsaved.ts';
import { users } from '@salient/shared/i18n/de/users.ts';
import { validation } from '@salient/shared/i18n/de/validation.ts';

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
