import { choiceText, flagText } from '@salient/shared/app/changeTexts.ts';
import { formatPartialDate } from '@salient/shared/lib/dates/partialDate.ts';
import type { FieldChange } from '@salient/shared/lib/history/shownValue.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { positionText } from '@salient/shared/lib/map/positionText.ts';
import { partialDateOf } from '../../lib/dates/dateTexts.ts';
import { ConflictDialog } from '../../lib/form/ConflictDialog.tsx';
import { EmptyValue } from '../../lib/history/ShownValueText.tsx';
import { showPosition } from '../../lib/map/coordinates.ts';
import { type MemorialForm, unsaid } from './memorialForm.ts';
import { memorialLabel } from './memorialLabel.ts';
import type { MemorialFormControl } from './useMemorialForm.ts';
import { usePlaceOf } from './usePlaceOf.ts';

/** Two editors saved one memorial: what each of them wrote, field by field. */
export function MemorialConflict({ form }: { readonly form: MemorialFormControl }) {
  const texts = useTexts();
  const { conflict } = form;
  if (!conflict) return null;
  return (
    <ConflictDialog
      conflict={conflict}
      mine={form.draft}
      labelOf={memorialLabel(texts.t)}
      show={(field, value, draft) => {
        if (field === 'place_id') return <PlaceName id={draft.place_id} changes={conflict.changes} />;
        return shownField(texts, field as keyof MemorialForm, draft) ?? (value === '' ? <EmptyValue /> : String(value));
      }}
      onDecide={(choices) => void form.decide(choices)}
      onPostpone={form.postpone}
    />
  );
}

function PlaceName({ id, changes }: { readonly id: string | null; readonly changes: readonly FieldChange[] }) {
  return usePlaceOf(id, changes)?.reference.name ?? <EmptyValue />;
}

/** A value as the form words it; null for one that stands for itself. */
function shownField({ t, language }: Texts, field: keyof MemorialForm, draft: MemorialForm) {
  const { loc, address_loc, start_date } = draft;
  switch (field) {
    case 'loc':
      return loc.lat === '' && loc.lon === '' ? <EmptyValue /> : showPosition(loc, language);
    case 'address_loc':
      return address_loc ? positionText(address_loc, language) : <EmptyValue />;
    case 'start_date':
      return formatPartialDate(partialDateOf(start_date));
    case 'position_locked':
      return flagText(t, draft.position_locked);
    case 'cemetery_exists':
      return draft.cemetery_exists === unsaid
        ? t('memorialRecord.unsaid')
        : flagText(t, draft.cemetery_exists === 'yes');
    case 'type':
    case 'type_plate_details':
    case 'cemetery_kind':
      return draft[field] === unsaid ? t('memorialRecord.unsaid') : choiceText(t, 'memorial', field, draft[field]);
    default:
      return null;
  }
}
