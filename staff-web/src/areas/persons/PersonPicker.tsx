import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ReferencePicker } from '../../lib/picker/ReferencePicker.tsx';

interface Props {
  /** The field of the form around it. */
  readonly name?: string;
  readonly label: string;
  readonly hint?: string;
  readonly readOnly: boolean;
  readonly onPick: (personId: string) => void;
}

/** Looks up a person, or makes a new one from what was typed (QUICK-02, QUICK-15); each pick empties it for the next. */
export function PersonPicker({ name, label, hint, readOnly, onPick }: Props) {
  const { language } = useTexts();
  return (
    <ReferencePicker
      key={language}
      kind="person"
      {...(name ? { name } : {})}
      label={label}
      {...(hint ? { hint } : {})}
      value={null}
      readOnly={readOnly}
      isForList
      onChange={(reference) => reference && onPick(reference.id)}
    />
  );
}
