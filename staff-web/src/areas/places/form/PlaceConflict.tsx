import { flagText } from '@salient/shared/app/changeTexts.ts';
import type { PlaceType } from '@salient/shared/areas/places/placeTypes.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { periodText } from '../../../lib/dates/periodText.ts';
import { ConflictDialog } from '../../../lib/form/ConflictDialog.tsx';
import { EmptyValue } from '../../../lib/history/ShownValueText.tsx';
import { showPosition } from '../../../lib/map/coordinates.ts';
import { usePlaceReference } from '../../../lib/picker/usePlaceReference.ts';
import { placeLabel } from '../placeTexts.ts';
import { containmentInput, type TypedContainment } from './containmentForm.ts';
import type { PlaceFormControl } from './usePlaceForm.ts';

/** Two editors saved one place: what each of them wrote, field by field. */
export function PlaceConflict({ form }: { readonly form: PlaceFormControl }) {
  const { t, language } = useTexts();
  if (!form.conflict) return null;
  return (
    <ConflictDialog
      conflict={form.conflict}
      mine={form.draft}
      labelOf={placeLabel(t)}
      show={(field, value, { loc }) => {
        if (field === 'containments') return <TypedContainments containments={value as readonly TypedContainment[]} />;
        if (field === 'loc') return showPosition(loc, language);
        if (typeof value === 'boolean') return flagText(t, value);
        if (value === '') return <EmptyValue />;
        if (field === 'type') return t(`places.types.${value as PlaceType}`);
        return field === 'country_code' ? countryName(String(value), language) : String(value);
      }}
      onDecide={(choices) => void form.decide(choices)}
      onPostpone={form.postpone}
    />
  );
}

function TypedContainments({ containments }: { readonly containments: readonly TypedContainment[] }) {
  if (containments.length === 0) return <EmptyValue />;
  return containments.map((containment) => (
    <p key={containment.key}>
      <TypedContainmentText containment={containment} />
    </p>
  ));
}

function TypedContainmentText({ containment }: { readonly containment: TypedContainment }) {
  const { t } = useTexts();
  const container = usePlaceReference(containment.container_id);
  const { from_date, to_date } = containmentInput(containment);
  return `${container?.name ?? t('places.containments.unnamed')} (${periodText(t, { from_date, to_date })})`;
}
