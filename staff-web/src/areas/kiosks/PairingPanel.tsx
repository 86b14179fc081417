import { Button } from '@mantine/core';
import type { KioskStatus } from '@salient/shared/areas/kiosks/kioskState.ts';
import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { useConfirm } from '../../lib/dialogs/ConfirmProvider.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { Panel } from './Panel.tsx';

/** The device that is the kiosk, and the code by which another becomes it. */
export function PairingPanel({ status }: { readonly status: KioskStatus }) {
  const { t } = useTexts();
  const { number, paired_at } = status;
  const mayPair = isAdmin(useActor());
  const messages = useMessages();
  const confirm = useConfirm();
  const open = useCommand('openKioskPairing');
  const unpair = useCommand('unpairKiosk', { refreshes: ['findKiosks'] });
  /** When the device of now was paired, as the code was made: another moment says that the code was used. */
  const [pairedBefore, setPairedBefore] = useState<string | null>(null);
  const code = open.data && paired_at === pairedBefore ? open.data : null;
  const wasUsed = open.data !== undefined && paired_at !== null && paired_at !== pairedBefore;

  const openCode = () => {
    setPairedBefore(paired_at);
    open.mutate({ kiosk: number });
  };
  const end = async () => {
    const title = t('kiosks.pairing.endTitle', { number });
    if (!(await confirm({ title, text: t('kiosks.pairing.endText'), verb: t('kiosks.pairing.end'), tone: 'danger' })))
      return;
    await unpair.mutateAsync({ kiosk: number });
    messages.success(t('kiosks.pairing.ended'));
  };
  return (
    <Panel title={t('kiosks.pairing.title')}>
      <p>{paired_at ? t('kiosks.pairing.paired', { since: momentText(paired_at) }) : t('kiosks.pairing.unpaired')}</p>
      <div role="status">
        {code && (
          <>
            <p>{t('kiosks.pairing.intro', { number, until: momentText(code.expires_at) })}</p>
            <p className="pairing-code">
              <span className="visually-hidden">{t('kiosks.pairing.code')} </span>
              {`${code.code.slice(0, 4)} ${code.code.slice(4)}`}
            </p>
          </>
        )}
        {wasUsed && <p>{t('kiosks.pairing.done')}</p>}
      </div>
      {mayPair ? (
        <p className="kiosk-ways">
          <SteadyButton variant="default" loading={open.isPending} onClick={openCode}>
            {t(paired_at ? 'kiosks.pairing.openAgain' : 'kiosks.pairing.open')}
          </SteadyButton>
          {paired_at && (
            <Button variant="default" onClick={() => void end()}>
              {t('kiosks.pairing.end')}
            </Button>
          )}
        </p>
      ) : (
        <p className="form-hint">{t('kiosks.pairing.onlyAdmin')}</p>
      )}
    </Panel>
  );
}
