import type { ExplainedWord } from '@salient/shared/areas/stories/hard-words/findHardWords.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../../lib/touch/Icon.tsx';
import { TouchButton } from '../../../lib/touch/TouchButton.tsx';

/** The tap that opened it may tremble (ux.md K9). Milliseconds. */
const openAtLeastMs = 300;

interface Props {
  readonly word: ExplainedWord;
  /** Of the text that the word stands in. */
  readonly language: Language;
  readonly onClose: () => void;
}

/** What a hard word means, in large letters. Any tap closes it, also while another hand rests on the glass (K11). */
export function WordDialog({ word, language, onClose }: Props) {
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    dialog.current?.showModal();
    openedAt.current = performance.now();
  }, []);
  const close = () => {
    if (performance.now() - openedAt.current < openAtLeastMs) return;
    dialog.current?.close();
    // Told at once: the dialog's own event comes later, and would shut the word that was opened in between.
    onClose();
  };
  // Apart from the text, whose columns it would join.
  return createPortal(
    <dialog ref={dialog} className="word-dialog" aria-labelledby="hard-word" onPointerUp={close} onClose={onClose}>
      <h2 id="hard-word" lang={language}>
        {word.forms[0]}
      </h2>
      <p lang={language}>{word.means}</p>
      <TouchButton className="button-main" lang={texts.language} onClick={close}>
        <Icon name="close" />
        {texts.t('childStory.close')}
      </TouchButton>
    </dialog>,
    document.body,
  );
}
