import { type AttachmentWords, mayBePermitted } from '@salient/shared/areas/attachments/attachment.ts';
import { checkAttachment, cleanWords } from '@salient/shared/areas/attachments/checkAttachment.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { isWholeDay } from '../../lib/dates/wholeDay.ts';

/** Days of a form that are typed only in part. */
export const unfinishedDays = (draft: AttachmentWords): FieldErrors =>
  Object.fromEntries(
    (['permission_date', 'permission_expires'] as const)
      .filter((field) => mayBePermitted(draft.licence) && draft[field] !== null && !isWholeDay(draft[field]))
      .map((field) => [field, ['INVALID_FORMAT']]),
  );

/** The area's own rules, which the server applies too; and days that are typed only in part, which no record holds. */
export const checkWordsForm = (draft: AttachmentWords): FieldErrors => ({
  ...unfinishedDays(draft),
  ...checkAttachment(cleanWords(draft)).errors,
});
