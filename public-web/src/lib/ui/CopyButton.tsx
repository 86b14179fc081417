import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useState } from 'react';
import { Icon } from './icons.tsx';

/** Copies a text and says whether it worked. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useTexts();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), 5000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    // Without a secure context there is no clipboard, and the text stays to be selected by hand.
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  };
  return (
    <span className="copy">
      <button type="button" className="button button-small" onClick={copy}>
        <Icon name="copy" />
        {label}
      </button>
      <span role="status">{outcome && t(`sharing.${outcome}`)}</span>
    </span>
  );
}
