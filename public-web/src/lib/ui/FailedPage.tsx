import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useHead } from '../site/head.ts';
import { Failure } from './Failure.tsx';

interface Props {
  /** What failed; that something did, unless given. */
  readonly title?: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A page whose contents could not be had. */
export function FailedPage({ title, error, onRetry }: Props) {
  const { t } = useTexts();
  const heading = title ?? t('common.errorTitle');
  useHead({ title: `${heading} – Salient`, status: 503, index: false });
  return (
    <div className="page page-narrow">
      <Failure title={heading} error={error} onRetry={onRetry} />
    </div>
  );
}
