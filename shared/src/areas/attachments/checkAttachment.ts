import { FieldErrorList } from '../../lib/contract/validation.ts';
import { cleanLine, cleanText } from '../../lib/schemas/cleanText.ts';
import { type AttachmentWords, mayBePermitted } from './attachment.ts';

/** What is written about a file, as it is stored: without stray blanks, empty words and a permission that its licence has not. */
export function cleanWords(words: AttachmentWords): AttachmentWords {
  const cleaned = (texts: AttachmentWords['alt'], clean: (text: string) => string) =>
    Object.fromEntries(
      Object.entries(texts)
        .map(([language, text]) => [language, clean(text)])
        .filter(([, text]) => text !== ''),
    );
  return {
    ...words,
    alt: cleaned(words.alt, cleanLine),
    legend: cleaned(words.legend, cleanText),
    rights_holder: cleanLine(words.rights_holder),
    credit_line: cleaned(words.credit_line, cleanLine),
    permission_scope: cleanText(words.permission_scope),
    usable_for: [...new Set(words.usable_for)],
    ...(mayBePermitted(words.licence) ? {} : noPermission),
  };
}

/**
 * What is written about a file once `given` is said of it, as it is stored: what is not named stays, in every language too,
 * and an empty text takes one away.
 */
export const changedWords = (stored: AttachmentWords, given: Partial<AttachmentWords>): AttachmentWords =>
  cleanWords({
    ...stored,
    ...given,
    alt: { ...stored.alt, ...given.alt },
    legend: { ...stored.legend, ...given.legend },
    credit_line: { ...stored.credit_line, ...given.credit_line },
  });

const noPermission = { permission_date: null, permission_expires: null, permission_scope: '' } as const;

/** The rules of rights: a permission says for what it was given, and ends no sooner than it began. */
export function checkAttachment(words: AttachmentWords): FieldErrorList {
  const errors = new FieldErrorList();
  const { licence, permission_date, permission_expires, permission_scope } = words;
  if (licence === 'permission' && permission_scope === '') errors.add('permission_scope', 'DATA_REQUIRED');
  if (permission_date !== null && permission_expires !== null && permission_expires < permission_date) {
    errors.add('permission_expires', 'INVALID_DATE_ORDER');
  }
  return errors;
}
