import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { QuickCreateProps } from '../../../lib/picker/quickCreate.ts';
import { personReference } from '../../../lib/picker/referenceSources.ts';
import { QuickPersonDialog } from './QuickPersonDialog.tsx';

/** The dialog of a new person as pickers open it. */
export function QuickPerson({ onCreated, ...dialog }: QuickCreateProps) {
  const texts = useTexts();
  return <QuickPersonDialog {...dialog} onCreated={({ record }) => onCreated(personReference(record, texts))} />;
}
