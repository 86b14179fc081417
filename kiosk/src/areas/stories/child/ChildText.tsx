import { type ExplainedWord, findHardWords } from '@salient/shared/areas/stories/hard-words/findHardWords.ts';
import { questionAfter, type ShownVersion } from '@salient/shared/areas/stories/shownVersion.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Icon } from '../../../lib/touch/Icon.tsx';
import { TouchButton } from '../../../lib/touch/TouchButton.tsx';
import { usePagedColumns } from '../../../lib/touch/usePagedColumns.ts';
import { WordDialog } from './WordDialog.tsx';

interface Props {
  readonly text: ShownVersion;
  readonly part: 'part_1' | 'part_2';
  /** Of the text, where it does not fit one screen. */
  readonly page: number;
  readonly onPages: (pages: number) => void;
}

/** A part of a text for children: its hard words explain themselves at a touch, and the last part asks for something. */
export function ChildText({ text, part, page, onPages }: Props) {
  const { t, language } = useTexts();
  const box = usePagedColumns<HTMLDivElement>(page, onPages, true);
  const [word, setWord] = useState<ExplainedWord | null>(null);
  const question = questionAfter(text, part);
  return (
    <div ref={box} className="paged-text child-text">
      {findHardWords(text[part].split('\n'), text.language).map((runs, paragraph) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places
        <p key={paragraph}>
          {runs.map((run) =>
            run.word ? (
              <TouchButton key={run.word.id} className="hard-word" onClick={() => setWord(run.word)}>
                {run.text}
              </TouchButton>
            ) : (
              run.text
            ),
          )}
        </p>
      ))}
      {question && (
        <aside className="child-question">
          <Icon name="search" />
          <div>
            <strong lang={language}>{t('childStory.look')}</strong>
            <p>{question}</p>
          </div>
        </aside>
      )}
      {word && <WordDialog word={word} language={text.language} onClose={() => setWord(null)} />}
    </div>
  );
}
