import { Button } from '@mantine/core';
import type { UseFigures } from '@salient/shared/areas/figures/useFigures.ts';
import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { useActor } from '../../lib/session/useSession.ts';
import { StruckCountsDialog } from './StruckCountsDialog.tsx';

/** Which visits of the period are in no figure; administrators decide about some of them here. */
export function LeftOutLine({ leftOut: { unpaired, struck } }: { readonly leftOut: UseFigures['left_out'] }) {
  const { t } = useTexts();
  const mayStrike = isAdmin(useActor());
  const [opened, setOpened] = useState(false);
  const parts = [
    unpaired > 0 && t('figures.leftOut.unpaired', { count: unpaired }),
    struck > 0 && t('figures.leftOut.struck', { count: struck }),
  ].filter(Boolean);
  return (
    <>
      {parts.length > 0 && (
        <p className="figures-shown">
          {t('figures.leftOut.line')} {parts.join(' · ')}
        </p>
      )}
      {mayStrike && (
        <>
          <Button variant="default" className="figures-strike" onClick={() => setOpened(true)}>
            {t('figures.strike.open')}
          </Button>
          <StruckCountsDialog opened={opened} onClose={() => setOpened(false)} />
        </>
      )}
    </>
  );
}
