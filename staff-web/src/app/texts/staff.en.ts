import { access } from '@salient/shared/i18n/en/access.ts';
import { common } from '@salient/shared/i18n/en/common.ts';
import { errors } from '@salient/shared/i18n/en/errors.ts';
import { frame } from '@salient/shared/i18n/en/frame.ts';
import { home } from '@salient/shared/i18n/en/home.ts';
import { messages } from '@salient/shared/i18n/en/messages.ts';
import { pages } from '@salient/shared/i18n/en/pages.ts';
import { persons } from '@salient/shared/i18n/en/persons.ts';
import { session } from '@salient/shared/i18n/en/session.ts';
import { shortcuts } from '@salient/shared/i18n/en/shortcuts.ts';
import { unsaved } from '@salient/shared/i18n/en/unsaved.ts';
import { users } from '@salient/shared/i18n/en/users.ts';
import { validation } from '@salient/shared/i18n/en/validation.ts';

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
