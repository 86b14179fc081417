import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { useServices } from '../../lib/services/services.ts';
import { useShortcut } from '../../lib/shortcuts/useShortcut.ts';
import { useStore } from '../../lib/store/Store.ts';
import type { DocumentEditing } from './useDocumentEditing.ts';

/** Makes the document and its pages editable, or ends that; not while something is unsaved (DOCUMENT-25, DOCUMENT-26). */
export function EditToggle({ editing: { mayEdit, isEditing, toggle } }: { readonly editing: DocumentEditing }) {
  const { t } = useTexts();
  const { unsavedWork } = useServices();
  const isUnsaved = useStore(unsavedWork).forms.size > 0;
  const label = t(isEditing ? 'documentPages.read' : 'documentPages.edit');
  useShortcut('e', label, toggle, mayEdit && !isUnsaved);
  if (!mayEdit) return null;
  return (
    <SteadyButton
      variant={isEditing ? 'default' : 'filled'}
      leftSection={<Icon name={isEditing ? 'eye' : 'edit'} />}
      aria-keyshortcuts="e"
      disabled={isUnsaved}
      title={isUnsaved ? t('documentPages.saveBefore') : undefined}
      onClick={toggle}
    >
      {label}
    </SteadyButton>
  );
}
