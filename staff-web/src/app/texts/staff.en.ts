import { access } from '@salient/shared/i18n/en/access.ts';
import { accounts } from '@salient/shared/i18n/en/accounts.ts';
import { common } from '@salient/shared/i18n/en/common.ts';
import { dateFields } from '@salient/shared/i18n/en/dateFields.ts';
import { dates } from '@salient/shared/i18n/en/dates.ts';
import { errors } from '@salient/shared/i18n/en/errors.ts';
import { events } from '@salient/shared/i18n/en/events.ts';
import { forms } from '@salient/shared/i18n/en/forms.ts';
import { frame } from '@salient/shared/i18n/en/frame.ts';
import { history } from '@salient/shared/i18n/en/history.ts';
import { historyPanel } from '@salient/shared/i18n/en/historyPanel.ts';
import { home } from '@salient/shared/i18n/en/home.ts';
import { lists } from '@salient/shared/i18n/en/lists.ts';
import { memorials } from '@salient/shared/i18n/en/memorials.ts';
import { messages } from '@salient/shared/i18n/en/messages.ts';
import { pages } from '@salient/shared/i18n/en/pages.ts';
import { personEvents } from '@salient/shared/i18n/en/personEvents.ts';
import { personRecord } from '@salient/shared/i18n/en/personRecord.ts';
import { persons } from '@salient/shared/i18n/en/persons.ts';
import { pickers } from '@salient/shared/i18n/en/pickers.ts';
import { relations } from '@salient/shared/i18n/en/relations.ts';
import { session } from '@salient/shared/i18n/en/session.ts';
import { shortcuts } from '@salient/shared/i18n/en/shortcuts.ts';
import { unsaved } from '@salient/shared/i18n/en/unsaved.ts';
import { users } from '@salient/shared/i18n/en/users.ts';
import { validation } from '@salient/shared/i18n/en/validation.ts';

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
