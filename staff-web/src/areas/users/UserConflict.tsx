import { choiceText } from '@salient/shared/app/changeTexts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ConflictDialog } from '../../lib/form/ConflictDialog.tsx';
import { EmptyValue } from '../../lib/history/ShownValueText.tsx';
import { userLabel } from './userLabel.ts';
import type { useUserForm } from './useUserForm.ts';

/** Two administrators saved one account: what each of them wrote, field by field. */
export function UserConflict({ form }: { readonly form: ReturnType<typeof useUserForm> }) {
  const { t } = useTexts();
  if (!form.conflict) return null;
  return (
    <ConflictDialog
      conflict={form.conflict}
      mine={form.draft}
      labelOf={userLabel(t)}
      show={(field, value) =>
        typeof value === 'string' && value !== '' ? choiceText(t, 'app_user', field, value) : <EmptyValue />
      }
      onDecide={(choices) => void form.decide(choices)}
      onPostpone={form.postpone}
    />
  );
}
