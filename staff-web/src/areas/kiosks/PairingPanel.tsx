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
    const title = t('fleet.pairing.endTitle', { number });
    if (!(await confirm({ title, text: t('fleet.pairing.endText'), verb: t('fleet.pairing.end'), tone: 'danger' })))
      return;
    await unpair.mutateAsync({ kiosk: number });
    messages.success(t('fleet.pairing.ended'));
  };
  return (
    <Panel title={t('fleet.pairing.title')}>
      <p>{paired_at ? t('fleet.pairing.paired', { since: momentText(paired_at) }) : t('fleet.pairing.unpaired')}</p>
      <div role="status">
        {code && (
          <>
            <p>{t('fleet.pairing.intro', { number, until: momentText(code.expires_at) })}</p>
            <p className="pairing-code">
              <span className="visually-hidden">{t('fleet.pairing.code')} </span>
              {`${code.code.slice(0, 4)} ${code.code.slice(4)}`}
            </p>
          </>
        )}
        {wasUsed && <p>{t('fleet.pairing.done')}</p>}
      </div>
      {mayPair ? (
        <p className="kiosk-ways">
          <SteadyButton variant="default" loading={open.isPending} onClick={openCode}>
            {t(paired_at ? 'fleet.pairing.openAgain' : 'fleet.pairing.open')}
          </SteadyButton>
          {paired_at && (
            <Button variant="default" onClick={() => void end()}>
              {t('fleet.pairing.end')}
            </Button>
          )}
        </p>
      ) : (
        <p className="form-hint">{t('fleet.pairing.onlyAdmin')}</p>
      )}
    </Panel>
  );
}
