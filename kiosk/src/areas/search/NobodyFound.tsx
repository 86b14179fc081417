import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';
import { type NameQuery, withText } from './nameQuery.ts';

interface Props {
  readonly query: NameQuery;
  /** The list that the kiosk holds knows no sounds. */
  readonly isShortList: boolean;
  readonly onQuery: (next: NameQuery) => void;
}

/** Nobody found: what helps next, each with one touch, and whom to ask. */
export function NobodyFound({ query, isShortList, onQuery }: Props) {
  const { t } = useTexts();
  const fewer = withText([...query.text].slice(0, -1).join(''));
  return (
    <div className="nobody-found">
      <p>{t('kioskSearch.nobody.why')}</p>
      <div className="nobody-next">
        {!isShortList && !query.soundsAlike && (
          <TouchButton className="button-main" onClick={() => onQuery({ ...query, soundsAlike: true })}>
            {t('kioskSearch.soundsAlike')}
          </TouchButton>
        )}
        <TouchButton className="button-main" onClick={() => onQuery(fewer)}>
          {t('kioskSearch.nobody.fewer')}
        </TouchButton>
      </div>
      <p>{t('kioskSearch.nobody.ask')}</p>
    </div>
  );
}
