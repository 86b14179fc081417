import type { FoundPerson } from '@salient/shared/areas/search/personRow.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

type Row = Pick<FoundPerson, 'reason' | 'matched_name'> & Partial<Pick<FoundPerson, 'met'>>;

/** Why a person was found, when it is not simply the name as typed, and what else that was typed holds of the person. */
export function MatchReason({ row }: { readonly row: Row }) {
  const { t } = useTexts();
  const { reason, matched_name, met = [] } = row;
  return (
    <>
      {reason === 'alternative' && matched_name && (
        <span className="reason">{t('reasons.alternative', { name: matched_name })}</span>
      )}
      {reason && reason !== 'name' && reason !== 'alternative' && (
        <span className="reason">{t(`reasons.${reason}`)}</span>
      )}
      {met.length > 0 && (
        <span className="reason reason-met">
          <span className="visually-hidden">{t('reasons.met')}</span>
          <bdi>{met.join(' · ')}</bdi>
        </span>
      )}
    </>
  );
}
