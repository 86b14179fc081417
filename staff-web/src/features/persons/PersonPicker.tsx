import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import { useState } from 'react';
import { ReferencePicker } from '../../ui/picker/ReferencePicker.tsx';
import { QuickPersonDialog } from './QuickPersonDialog.tsx';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly readOnly: boolean;
  readonly onPick: (personId: string) => void;
}

/** Looks up a person, or makes a new one from what was typed (QUICK-02, QUICK-15); each pick empties it for the next. */
export function PersonPicker({ label, hint, readOnly, onPick }: Props) {
  const { language } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const [picks, setPicks] = useState(0);
  const pick = (id: string) => {
    onPick(id);
    setPicks(picks + 1);
  };
  return (
    <>
      <ReferencePicker
        key={`${picks} ${language}`}
        kind="person"
        label={label}
        {...(hint ? { hint } : {})}
        value={null}
        readOnly={readOnly}
        onChange={(reference) => reference && pick(reference.id)}
        onCreate={setTyped}
      />
      {typed !== null && (
        <QuickPersonDialog
          typed={typed}
          onClose={() => setTyped(null)}
          onCreated={({ id }) => {
            setTyped(null);
            pick(id);
          }}
        />
      )}
    </>
  );
}
