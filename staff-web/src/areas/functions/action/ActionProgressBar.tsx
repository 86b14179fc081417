import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

interface Props {
  readonly done: number;
  readonly count: number;
  readonly text: 'functions.outcome.doing' | 'functions.preview.checking';
}

/** How far something is that is done with rows one by one. */
export function ActionProgressBar({ done, count, text }: Props) {
  const { t } = useTexts();
  const shown = t(text, { done, count });
  return (
    <div className="functions-progress" role="status">
      <progress value={done} max={count} aria-label={shown} />
      <p>{shown}</p>
    </div>
  );
}
