import { flagText } from '@salient/shared/app/changeTexts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ConflictDialog } from '../../lib/form/ConflictDialog.tsx';
import { EmptyValue } from '../../lib/history/ShownValueText.tsx';
import { showPosition } from '../../lib/map/coordinates.ts';
import { keyLocationLabel } from './keyLocationLabel.ts';
import type { KeyLocationFormControl } from './useKeyLocationForm.ts';

/** Two editors saved one key location: what each of them wrote, field by field. */
export function KeyLocationConflict({ form }: { readonly form: KeyLocationFormControl }) {
  const { t, language } = useTexts();
  if (!form.conflict) return null;
  return (
    <ConflictDialog
      conflict={form.conflict}
      mine={form.draft}
      labelOf={keyLocationLabel(t)}
      show={(field, value, { position }) => {
        if (field === 'position') return showPosition(position, language);
        if (typeof value === 'boolean') return flagText(t, value);
        return value === '' ? <EmptyValue /> : String(value);
      }}
      onDecide={(choices) => void form.decide(choices)}
      onPostpone={form.postpone}
    />
  );
}
