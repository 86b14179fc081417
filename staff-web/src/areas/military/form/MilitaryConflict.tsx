import type { MilitaryEntityType } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ConflictDialog } from '../../../lib/form/ConflictDialog.tsx';
import { EmptyValue } from '../../../lib/history/ShownValueText.tsx';
import { HistoryLines } from '../HistoryLines.tsx';
import { militaryLabel } from './militaryLabel.ts';
import type { MilitaryFormControl } from './useMilitaryForm.ts';

/** Two editors saved one military entity: what each of them wrote, field by field. */
export function MilitaryConflict({ form }: { readonly form: MilitaryFormControl }) {
  const { t } = useTexts();
  if (!form.conflict) return null;
  return (
    <ConflictDialog
      conflict={form.conflict}
      mine={form.draft}
      labelOf={militaryLabel(t)}
      show={(field, value, { history }) => {
        if (field === 'history') return <HistoryLines history={history} />;
        if (field === 'type') return t(`military.types.${value as MilitaryEntityType}`);
        return value === '' ? <EmptyValue /> : String(value);
      }}
      onDecide={(choices) => void form.decide(choices)}
      onPostpone={form.postpone}
    />
  );
}
