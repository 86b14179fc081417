import { Button, Checkbox, TextInput } from '@mantine/core';
import { pinSchema } from '@salient/shared/areas/kiosks/kioskMethods.ts';
import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { kioskNumbers } from '@salient/shared/lib/schemas/kioskNumber.ts';
import { type SubmitEvent, useState } from 'react';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { Panel } from './Panel.tsx';

/** The PIN by which staff come from the visitors' screens to their own. It can be set anew, but not read. */
export function ExitPinPanel({ number }: { readonly number: number }) {
  const { t } = useTexts();
  const messages = useMessages();
  const mayChange = isAdmin(useActor());
  const { data: kiosk } = useMethod('getKiosk', { kiosk: number });
  const setPin = useCommand('setKioskExitPin', { refreshes: ['getKiosk', 'findChanges'] });
  const [typed, setTyped] = useState('');
  const [isForAll, setForAll] = useState(true);
  const [isBad, setBad] = useState(false);
  if (!kiosk) return null;

  const send = async (pin: string | null) => {
    await setPin.mutateAsync({ kiosks: isForAll ? [...kioskNumbers] : [number], pin });
    setTyped('');
    messages.success(t(pin === null ? 'kiosks.pin.removed' : 'kiosks.pin.saved'));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isGood = pinSchema.safeParse(typed).success;
    setBad(!isGood);
    if (isGood) void send(typed);
  };
  return (
    <Panel title={t('kiosks.pin.title')}>
      <p>{t(kiosk.has_exit_pin ? 'kiosks.pin.set' : 'kiosks.pin.notSet')}</p>
      {mayChange && (
        <form className="kiosk-pin" onSubmit={submit}>
          <TextInput
            label={t('kiosks.pin.pin')}
            description={t('kiosks.pin.hint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            value={typed}
            error={isBad && t('kiosks.pin.bad')}
            onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(/\D/g, ''))}
          />
          <Checkbox
            label={t('kiosks.pin.all')}
            checked={isForAll}
            onChange={({ currentTarget }) => setForAll(currentTarget.checked)}
          />
          <p className="kiosk-ways">
            <SteadyButton type="submit" variant="default" loading={setPin.isPending}>
              {t('kiosks.pin.save')}
            </SteadyButton>
            {kiosk.has_exit_pin && (
              <Button variant="default" onClick={() => void send(null)}>
                {t('kiosks.pin.remove')}
              </Button>
            )}
          </p>
        </form>
      )}
    </Panel>
  );
}
