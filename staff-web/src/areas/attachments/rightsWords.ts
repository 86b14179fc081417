import type { AttachmentRights } from '@salient/shared/areas/attachments/attachment.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { emptyWords } from './RightsFields.tsx';

/** The rights of a picture, in the order in which they are told. */
export const rightsFields = [
  ...(['licence', 'usable_for', 'rights_holder', 'credit_line'] as const),
  ...(['permission_date', 'permission_expires', 'permission_scope'] as const),
] satisfies readonly (keyof AttachmentRights)[];

/** What a form for several says; what is left empty stays with each as it is. */
export const filledRights = (words: AttachmentRights): Partial<AttachmentRights> =>
  Object.fromEntries(
    rightsFields
      .filter((field) => JSON.stringify(words[field]) !== JSON.stringify(emptyWords[field]))
      .map((field) => [field, words[field]]),
  );

/** A right in words; empty where nothing is said. */
export function rightText(rights: AttachmentRights, field: (typeof rightsFields)[number], t: Translate): string {
  if (field === 'licence') return t(`files.licences.${rights.licence}`);
  if (field === 'usable_for') return rights.usable_for.map((usage) => t(`files.usages.${usage}`)).join(', ');
  if (field === 'credit_line') return languages.flatMap((each) => rights.credit_line[each] ?? []).join(' / ');
  return rights[field] ?? '';
}
