import { documentLimits } from '@salient/shared/areas/documents/documentTypes.ts';
import { MarkedText } from '@salient/shared/areas/documents/search/MarkedText.tsx';
import { markLines } from '@salient/shared/areas/documents/search/markAll.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useId, useRef } from 'react';
import { errorTexts } from '../../../lib/form/errorTexts.ts';
import type { FieldProps } from '../../../lib/form/useEntityForm.ts';
import { useShortcut } from '../../../lib/shortcuts/useShortcut.ts';
import { useGoesToTranscription } from './pageHistoryEntry.ts';

/** The text of a page line by line, with the number of each beside it. A long line goes on below, and keeps its one number. */
export function TranscriptionField({ name, value, codes, readOnly, onChange }: FieldProps<string>) {
  const { t } = useTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  const error = useId();
  const errors = errorTexts(codes, t);
  useShortcut('t', t('pageEditor.toTranscription'), () => field.current?.focus());
  const goesHere = useGoesToTranscription();
  useEffect(() => {
    if (goesHere) field.current?.focus();
  }, [goesHere]);
  return (
    <>
      <div className="transcription" data-editing data-invalid={errors.length > 0 || undefined}>
        <div aria-hidden="true">
          <Lines text={value} />
        </div>
        <textarea
          ref={field}
          name={name}
          aria-label={t('documentRecord.fields.transcription')}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={errors.length > 0 ? error : undefined}
          aria-keyshortcuts="t"
          spellCheck={false}
          readOnly={readOnly}
          maxLength={documentLimits.transcription}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {errors.length > 0 && (
        <p id={error} className="field-errors">
          {errors.join(' ')}
        </p>
      )}
    </>
  );
}

interface TextProps {
  readonly text: string;
  /** The words by which the page was found: they are marked, and the first of them is in sight. */
  readonly found: string;
}

/** The same to be read. */
export function TranscriptionText({ text, found }: TextProps) {
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (found !== '') lines.current?.querySelector('mark')?.scrollIntoView({ block: 'center' });
  }, [found]);
  return (
    <div className="transcription">
      <div ref={lines}>{found === '' ? <Lines text={text} /> : <FoundLines text={text} found={found} />}</div>
    </div>
  );
}

function FoundLines({ text, found }: TextProps) {
  return markLines(text, found).map((parts, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their number alone.
    <div key={index} className="transcription-line">
      {parts.length === 0 ? <br /> : <MarkedText parts={parts} />}
    </div>
  ));
}

/** Each line of a text as a block of its own, which is numbered; below the field of a form it gives that its height. */
function Lines({ text }: { readonly text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their number alone.
    <div key={index} className="transcription-line">
      {line === '' ? <br /> : line}
    </div>
  ));
}
