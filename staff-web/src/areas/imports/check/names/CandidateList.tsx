import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { SteadyButton } from '../../../../lib/controls/SteadyButton.tsx';
import { FailedNotice } from '../../../../lib/page/FailedNotice.tsx';

/** Something that a name may mean. */
export interface Candidate {
  readonly key: string;
  readonly name: string;
  readonly facts: readonly string[];
  readonly isChosen: boolean;
  readonly choose: () => void;
}

interface Props {
  /** The words of the list. */
  readonly words: string;
  /** Undefined until they are known. */
  readonly candidates: readonly Candidate[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isPending?: boolean;
  /** The way to say that the words name nothing of the kind. */
  readonly nothing: Pick<Candidate, 'isChosen' | 'choose'> & { readonly text: string };
  /** What is said where there are none. */
  readonly none: string;
  /** The way to any other record. */
  readonly children: ReactNode;
}

/** What a name may mean, side by side, the likeliest first. */
export function CandidateList({
  words,
  candidates,
  error,
  onRetry,
  isPending = false,
  nothing,
  none,
  children,
}: Props) {
  const { t } = useTexts();
  if (error) return <FailedNotice error={error} onRetry={onRetry} />;
  if (!candidates) return <p role="status">{t('common.loading')}</p>;
  return (
    <div className="imports-candidates">
      {candidates.length > 0 && (
        <ol>
          {candidates.map(({ key, name, facts, isChosen, choose }) => (
            <li key={key} data-chosen={isChosen || undefined}>
              <span>
                <strong>{name}</strong> <span className="imports-soft">{facts.join(' · ')}</span>
              </span>
              <SteadyButton
                size="xs"
                variant="default"
                loading={isPending}
                disabled={isChosen}
                aria-label={t('importNames.isThisOf', { name: words, place: name })}
                onClick={choose}
              >
                {t('importNames.isThis')}
              </SteadyButton>
            </li>
          ))}
        </ol>
      )}
      {candidates.length === 0 && !nothing.isChosen && <p className="form-hint">{none}</p>}
      {children}
      <SteadyButton
        className="imports-nothing"
        size="xs"
        variant="default"
        loading={isPending}
        disabled={nothing.isChosen}
        onClick={nothing.choose}
      >
        {nothing.text}
      </SteadyButton>
    </div>
  );
}
