import type { TranscriptionUploadAnswer } from '@salient/shared/areas/documents/transcriptionUpload.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import type { ReadZip } from './useTranscriptionImport.ts';

interface Props extends ReadZip {
  /** Has the ZIP replace the texts that stayed; null while it is on its way. */
  readonly onReplace: (() => void) | null;
}

/** What became of the files of a ZIP: what was written, what stayed, and each file that gave nothing, by its name. */
export function TranscriptionReport({ file, answer, onReplace }: Props) {
  const { t } = useTexts();
  const { written, same, kept, refused } = answer;
  return (
    <section className="transcription-report" aria-label={t('transcriptionFiles.result', { name: file.name })}>
      <div role="status">
        {written > 0 && <p>{t('transcriptionFiles.written', { count: written })}</p>}
        {same > 0 && <p>{t('transcriptionFiles.same', { count: same })}</p>}
        {isNothing(answer) && <p>{t('transcriptionFiles.nothing')}</p>}
      </div>
      {kept.length > 0 && (
        <Notice tone="warning">
          <p>{t('transcriptionFiles.kept', { count: kept.length })}</p>
          <Names names={kept} />
          <SteadyButton size="sm" variant="default" loading={onReplace === null} onClick={() => onReplace?.()}>
            {t('transcriptionFiles.replace')}
          </SteadyButton>
          <p className="transcription-hint">{t('transcriptionFiles.replaceHint')}</p>
        </Notice>
      )}
      {(['without_scan', 'ambiguous', 'empty'] as const).map(
        (each) =>
          answer[each].length > 0 && (
            <div key={each}>
              <p>{t(`transcriptionFiles.${each}`, { count: answer[each].length })}</p>
              <Names names={answer[each]} />
            </div>
          ),
      )}
      {refused.length > 0 && (
        <div>
          <p>{t('transcriptionFiles.refused', { count: refused.length })}</p>
          <Names
            names={refused.map(({ name }) => name)}
            noteOf={(index) => refused[index] && t(`transcriptionFiles.reasons.${refused[index].reason}`)}
          />
        </div>
      )}
    </section>
  );
}

const isNothing = ({ written, same, ...lists }: TranscriptionUploadAnswer) =>
  written + same === 0 && Object.values(lists).every(({ length }) => length === 0);

interface NamesProps {
  readonly names: readonly string[];
  readonly noteOf?: (index: number) => ReactNode;
}

/** Names of files, which scroll within a few lines where there are many. */
function Names({ names, noteOf }: NamesProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard.
    <ul className="transcription-names" tabIndex={0}>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: files in two folders may have one name, and the list does not change.
        <li key={index}>
          <bdi>{name}</bdi> {noteOf && <small>{noteOf(index)}</small>}
        </li>
      ))}
    </ul>
  );
}
