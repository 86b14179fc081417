import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { errorTexts } from './errorTexts.ts';

interface Props {
  readonly codes: readonly string[];
  /** The one row that it is said of, for who does not see where it stands. */
  readonly of?: string;
}

/** What was refused of a list of rows, above them, or of one of them beside it. */
export function FieldErrors({ codes, of }: Props) {
  const { t } = useTexts();
  // What was not picked is said by the picker itself.
  const own = codes.filter((code) => !code.endsWith('NOT_PICKED'));
  const texts = [...new Set(errorTexts(own, t))];
  if (texts.length === 0) return null;
  return (
    <p className="field-errors" role="alert">
      {of && (
        <span className="visually-hidden">
          {of}
          {t('common.colon')}
        </span>
      )}
      {texts.join(' ')}
    </p>
  );
}

/** Of a row of which something was refused: it can take the focus, as a refused field does. */
export const refusedRow = (codes: readonly string[]) =>
  codes.length > 0 ? { 'data-refused': true, tabIndex: -1 } : {};
