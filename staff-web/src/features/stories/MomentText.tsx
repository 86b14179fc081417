import { locales } from '@salient/shared/i18n/languages.ts';
import { useTexts } from '@salient/shared/i18n/useTexts.ts';

interface Props {
  /** ISO 8601. */
  readonly at: string;
  readonly dateOnly?: boolean;
}

/** A moment in the reader's language and time zone. */
export function MomentText({ at, dateOnly = false }: Props) {
  const { language } = useTexts();
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    ...(dateOnly ? {} : { timeStyle: 'short' as const }),
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
