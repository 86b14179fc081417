import { choiceText } from '@salient/shared/app/changeTexts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ConflictDialog } from '../../lib/form/ConflictDialog.tsx';
import { EmptyValue } from '../../lib/history/ShownValueText.tsx';
import { collectionLabel } from './collectionLabel.ts';
import type { CollectionFormControl } from './useCollectionForm.ts';
import { usePersonOf } from './usePersonOf.ts';

/** Two editors saved one collection: what each of them wrote, field by field. */
export function CollectionConflict({ form }: { readonly form: CollectionFormControl }) {
  const { t } = useTexts();
  const { conflict } = form;
  if (!conflict) return null;
  return (
    <ConflictDialog
      conflict={conflict}
      mine={form.draft}
      labelOf={collectionLabel(t)}
      show={(field, value, draft) => {
        if (field === 'person_id') return <PersonName id={draft.person_id} />;
        if (field === 'type' || field === 'status') return choiceText(t, 'collection', field, draft[field]);
        return value === '' ? <EmptyValue /> : String(value);
      }}
      onDecide={(choices) => void form.decide(choices)}
      onPostpone={form.postpone}
    />
  );
}

function PersonName({ id }: { readonly id: string | null }) {
  return usePersonOf(id)?.name ?? <EmptyValue />;
}
