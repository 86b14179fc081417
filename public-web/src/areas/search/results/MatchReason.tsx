import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

/** Why a person was found, when it is not simply the name as typed. */
export function MatchReason({ row }: { readonly row: Pick<PersonRow, 'reason' | 'matched_name'> }) {
  const { t } = useTexts();
  const { reason, matched_name } = row;
  if (!reason || reason === 'name') return null;
  if (reason !== 'alternative') return <span className="reason">{t(`reasons.${reason}`)}</span>;
  return matched_name ? <span className="reason">{t('reasons.alternative', { name: matched_name })}</span> : null;
}
