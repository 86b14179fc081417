import { dayInBrussels } from '@salient/shared/lib/dates/dayInBrussels.ts';
import { decodeDate } from '@salient/shared/lib/dates/partialDate.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { dateInSentence } from '@salient/shared/lib/ui/dateWords.ts';
import { Link } from 'react-router-dom';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { NothingHere } from '../../lib/ui/NothingHere.tsx';
import { linkToKeys } from './keyLinks.ts';

/** For an address where no key is, or where one was until the moment `at`. */
export function NoKey({ at }: { readonly at?: string }) {
  const { t } = useTexts();
  const address = useAddress();
  const date = at === undefined ? null : decodeDate(dayInBrussels(at));
  const [title, text, status] =
    at === undefined
      ? ([t('keyLocationPages.notFound.title'), t('keyLocationPages.notFound.text'), 404] as const)
      : ([
          t('keyLocationPages.gone.title'),
          t('keyLocationPages.gone.text', { day: (date && dateInSentence(date, t)) ?? '' }),
          410,
        ] as const);
  return (
    <NothingHere title={title} text={text} status={status}>
      <p>
        <Link className="button button-primary" to={linkToKeys(address)}>
          {t('keyLocationPages.list')}
        </Link>
      </p>
    </NothingHere>
  );
}
