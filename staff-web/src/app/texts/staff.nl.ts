import { access } from '@salient/shared/i18n/nl/access.ts';
import { common } from '@salient/shared/i18n/nl/common.ts';
import { errors } from '@salient/shared/i18n/nl/errors.ts';
import { frame } from '@salient/shared/i18n/nl/frame.ts';
import { home } from '@salient/shared/i18n/nl/home.ts';
import { messages } from '@salient/shared/i18n/nl/messages.ts';
import { pages } from '@salient/shared/i18n/nl/pages.ts';
import { persons } from '@salient/shared/i18n/nl/persons.ts';
import { session } from '@salient/shared/i18n/nl/session.ts';
import { shortcuts } from '@salient/shared/i18n/nl/shortcuts.ts';
import { unsaved } from '@salient/shared/i18n/nl/unsaved.ts';
import { users } from '@salient/shared/i18n/nl/users.ts';
import { validation } from '@salient/shared/i18n/nl/validation.ts';

export default {
  access,
  common,
  errors,
  frame,
  home,
  messages,
  pages,
  persons,
  session,
  shortcuts,
  unsaved,
  users,
  validation,
};
