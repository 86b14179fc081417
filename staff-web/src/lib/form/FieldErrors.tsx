import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { errorTexts } from './errorTexts.ts';

/** What was refused of a list of rows, above them. */
export function FieldErrors({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTexts();
  // What was not picked is said by the picker itself.
  const own = codes.filter((code) => !code.endsWith('NOT_PICKED'));
  const texts = [...new Set(errorTexts(own, t))];
  if (texts.length === 0) return null;
  return (
    <p className="field-errors" role="alert">
      {texts.join(' ')}
    </p>
  );
}
