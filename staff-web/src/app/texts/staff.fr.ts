import { access } from '@salient/shared/i18n/fr/access.ts';
import { common } from '@salient/shared/i18n/fr/common.ts';
import { errors } from '@salient/shared/i18n/fr/errors.ts';
import { frame } from '@salient/shared/i18n/fr/frame.ts';
import { home } from '@salient/shared/i18n/fr/home.ts';
import { messages } from '@salient/shared/i18n/fr/messages.ts';
import { pages } from '@salient/shared/i18n/fr/pages.ts';
import { persons } from '@salient/shared/i18n/fr/persons.ts';
import { session } from '@salient/shared/i18n/fr/session.ts';
import { shortcuts } from '@salient/shared/i18n/fr/shortcuts.ts';
import { unsaved } from '@salient/shared/i18n/fr/unsaved.ts';
import { users } from '@salient/shared/i18n/fr/users.ts';
import { validation } from '@salient/shared/i18n/fr/validation.ts';

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
