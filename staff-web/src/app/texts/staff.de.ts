import { access } from '@salient/shared/i18n/de/access.ts';
import { common } from '@salient/shared/i18n/de/common.ts';
import { errors } from '@salient/shared/i18n/de/errors.ts';
import { frame } from '@salient/shared/i18n/de/frame.ts';
import { home } from '@salient/shared/i18n/de/home.ts';
import { messages } from '@salient/shared/i18n/de/messages.ts';
import { pages } from '@salient/shared/i18n/de/pages.ts';
import { persons } from '@salient/shared/i18n/de/persons.ts';
import { session } from '@salient/shared/i18n/de/session.ts';
import { shortcuts } from '@salient/shared/i18n/de/shortcuts.ts';
import { unsaved } from '@salient/shared/i18n/de/unsaved.ts';
import { users } from '@salient/shared/i18n/de/users.ts';
import { validation } from '@salient/shared/i18n/de/validation.ts';

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
