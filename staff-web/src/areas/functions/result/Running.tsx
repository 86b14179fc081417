import { Button } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useDelayed } from '@salient/shared/lib/ui/useDelayed.ts';
import { useEffect, useState } from 'react';

/** So long a run says nothing. Milliseconds. */
const patienceMs = 700;

interface Props {
  readonly isRunning: boolean;
  readonly onCancel: () => void;
}

/** For how long a run has been at work, and the way to stop it; nothing of one that ends at once. */
export function Running({ isRunning, onCancel }: Props) {
  const isLong = useDelayed(isRunning, patienceMs);
  return isLong ? <LongRun onCancel={onCancel} /> : null;
}

function LongRun({ onCancel }: Pick<Props, 'onCancel'>) {
  const { t } = useTexts();
  const [seconds, setSeconds] = useState(1);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="functions-running">
      <progress aria-label={t('functions.running.text', { seconds })} />
      <span aria-hidden="true">{t('functions.running.text', { seconds })}</span>
      <Button variant="default" onClick={onCancel}>
        {t('functions.running.cancel')}
      </Button>
    </div>
  );
}
