import type { ResolutionStatus } from '@salient/shared/areas/places/placeTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon, type IconName } from '../../lib/icons/Icon.tsx';
import './places.css';

/** Nobody has to tell the colours apart: each status has a sign and a word too (PLACE-27). */
const icons: Readonly<Record<ResolutionStatus, IconName>> = {
  found: 'check',
  not_found: 'close',
  ambiguous: 'list',
  unresolved: 'genderUnknown',
  custom: 'edit',
};

/** Whether a place was found, by what, or has still to be looked up. */
export function PlaceStatus({ status }: { readonly status: ResolutionStatus }) {
  const { t } = useTexts();
  return (
    <span className="place-status" data-status={status}>
      <Icon name={icons[status]} />
      {t(`places.statuses.${status}`)}
    </span>
  );
}
