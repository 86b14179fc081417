import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ConflictDialog } from '../../lib/form/ConflictDialog.tsx';
import { EmptyValue } from '../../lib/history/ShownValueText.tsx';
import { usePlaceReference } from '../../lib/picker/usePlaceReference.ts';
import { contactPersonLabel } from './contactPersonLabel.ts';
import type { ContactPersonFormControl } from './useContactPersonForm.ts';

/** Two saved one contact person: what each of them wrote, field by field. */
export function ContactPersonConflict({ form }: { readonly form: ContactPersonFormControl }) {
  const { t } = useTexts();
  if (!form.conflict) return null;
  return (
    <ConflictDialog
      conflict={form.conflict}
      mine={form.draft}
      labelOf={contactPersonLabel(t)}
      show={(field, value, draft) => {
        if (field === 'placeId') return <PlaceName id={draft.placeId} />;
        return value === '' ? <EmptyValue /> : String(value);
      }}
      onDecide={(choices) => void form.decide(choices)}
      onPostpone={form.postpone}
    />
  );
}

function PlaceName({ id }: { readonly id: string | null }) {
  return usePlaceReference(id)?.name ?? <EmptyValue />;
}
