import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ConflictDialog } from '../../../lib/form/ConflictDialog.tsx';
import { EmptyValue } from '../../../lib/history/ShownValueText.tsx';
import { ContributionName } from './ContributionName.tsx';
import { momentLabel } from './momentLabel.ts';
import type { MomentFormControl } from './useMomentForm.ts';

/** Two saved one contact moment: what each of them wrote, field by field. */
export function MomentConflict({ form }: { readonly form: MomentFormControl }) {
  const { t } = useTexts();
  if (!form.conflict) return null;
  return (
    <ConflictDialog
      conflict={form.conflict}
      mine={form.draft}
      labelOf={momentLabel(t)}
      show={(field, value, { contactMethod, contributions }) => {
        if (field === 'contactMethod') return t(`contacts.methods.${contactMethod}`);
        if (field === 'contributions' && contributions.length > 0) {
          return contributions.map((each) => <ContributionName key={each.targetId} contribution={each} />);
        }
        return value === '' || field === 'contributions' ? <EmptyValue /> : String(value);
      }}
      onDecide={(choices) => void form.decide(choices)}
      onPostpone={form.postpone}
    />
  );
}
