import { megabytes, type UploadCode, uploadLimits } from '@salient/shared/areas/attachments/uploadRules.ts';
import { type Language, locales } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/**
 * Why a file is refused, in words.
 *
 * @param bytes that such a file may have.
 */
export function uploadText(
  t: Translate,
  code: UploadCode,
  room: number = uploadLimits.guestFiles,
  bytes: number = uploadLimits.bytes,
): string {
  const { megapixels, scanPages: pages } = uploadLimits;
  const words = t(`files.codes.${code}`, { megapixels, megabytes: megabytes(bytes), count: room, pages });
  return code === 'INVALID_FILE_TYPE' ? `${t('file.invalidType')} ${words}` : words;
}

/** The size of a file as people read it. */
export const fileSize = (t: Translate, language: Language, bytes: number) =>
  t('files.size', {
    megabytes: Math.max(0.1, megabytes(bytes)).toLocaleString(locales[language], { maximumFractionDigits: 1 }),
  });
