import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ConflictDialog } from '../../../lib/form/ConflictDialog.tsx';
import { EmptyValue } from '../../../lib/history/ShownValueText.tsx';
import { NamedReferences, NamedTags } from '../form/DocumentConflict.tsx';
import { pageLabel } from './pageLabel.ts';
import type { PageFormControl } from './usePageForm.ts';

/** Two editors saved one page: what each of them wrote, field by field. */
export function PageConflict({ form }: { readonly form: PageFormControl }) {
  const { t } = useTexts();
  const { conflict } = form;
  if (!conflict) return null;
  return (
    <ConflictDialog
      conflict={conflict}
      mine={form.draft}
      labelOf={pageLabel(t)}
      show={(field, value, draft) => {
        if (field === 'tags') return <NamedTags tags={draft.tags} />;
        if (field === 'references') return <NamedReferences references={draft.references} />;
        return value === '' ? <EmptyValue /> : String(value);
      }}
      onDecide={(choices) => void form.decide(choices)}
      onPostpone={form.postpone}
    />
  );
}
