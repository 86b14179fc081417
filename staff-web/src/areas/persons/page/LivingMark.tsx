import { isPublicPerson } from '@salient/shared/areas/persons/living/livingStatus.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';

/** That somebody may be alive and is hidden from visitors, or is presumed dead; a death that is known says itself. */
export function LivingMark({ record }: { readonly record: Person }) {
  const { t } = useTexts();
  const { living_status, living_status_reason: reason } = record;
  if (living_status === 'dead') return null;
  const words = t(`persons.livingStatuses.${living_status}`);
  if (isPublicPerson(record)) return <li title={reason || undefined}>{words}</li>;
  return (
    <li className="person-hidden">
      <Icon name="warning" />
      {words}
      {t('common.colon')}
      {t('personRecord.livingHidden')}
      {reason && ` (${reason})`}
    </li>
  );
}
