import { documentLimits } from '@salient/shared/areas/documents/documentTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId, useRef } from 'react';
import { errorTexts } from '../../../lib/form/errorTexts.ts';
import type { FieldProps } from '../../../lib/form/useEntityForm.ts';
import { useShortcut } from '../../../lib/shortcuts/useShortcut.ts';

/** Lines that stand open from the start; the field grows with its text. */
const leastLines = 10;

/** The text of a page line by line, with the number of each beside it. A line is never broken, so that numbers stay true. */
export function TranscriptionField({ name, value, codes, readOnly, onChange }: FieldProps<string>) {
  const { t } = useTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  const error = useId();
  const errors = errorTexts(codes, t);
  useShortcut('t', t('pageEditor.toTranscription'), () => field.current?.focus());
  const lines = value.split('\n').length;
  return (
    <>
      <div className="transcription" data-invalid={errors.length > 0 || undefined}>
        <LineNumbers count={Math.max(lines, leastLines)} />
        <textarea
          ref={field}
          name={name}
          aria-label={t('documentRecord.fields.transcription')}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={errors.length > 0 ? error : undefined}
          aria-keyshortcuts="t"
          wrap="off"
          spellCheck={false}
          readOnly={readOnly}
          rows={Math.max(lines, leastLines)}
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

/** The same to be read. */
export function TranscriptionText({ text }: { readonly text: string }) {
  return (
    <div className="transcription">
      <LineNumbers count={text.split('\n').length} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways is reached by keyboard. */}
      <pre tabIndex={0}>{text}</pre>
    </div>
  );
}

function LineNumbers({ count }: { readonly count: number }) {
  return (
    <div className="line-numbers" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index + 1).join('\n')}
    </div>
  );
}
