import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useState } from 'react';
import { useContainment } from '../../../lib/containment/ContainmentProvider.tsx';
import { useKioskContent } from '../../../lib/content/KioskContentProvider.tsx';
import { TouchButton } from '../../../lib/touch/TouchButton.tsx';
import { askToPair } from './askToPair.ts';
import { StaffDialog } from './StaffDialog.tsx';

interface Props {
  readonly onAttract: () => void;
  readonly onClose: () => void;
}

/** What somebody who stands before a kiosk wants to know of it, and to do with it. */
export function StaffPanel({ onAttract, onClose }: Props) {
  const { t, language } = useTexts();
  const { kiosk, version, stories, days, settings } = useKioskContent();
  const server = useServerState();
  const letOut = useContainment();
  const [isOpenToAll, setIsOpenToAll] = useState(false);
  const lastDay = days.at(-1);
  const facts: readonly (readonly [string, string])[] = [
    [t('staffExit.facts.server'), t(`staffExit.server.${server}`)],
    [t('staffExit.facts.content'), version],
    [t('staffExit.facts.stories'), String(stories.length)],
    [t('staffExit.facts.namesUntil'), lastDay ? `${lastDay.day}/${lastDay.month}` : '–'],
    [
      t('staffExit.facts.panel'),
      t('staffExit.panel', {
        inches: new Intl.NumberFormat(locales[language]).format(settings.panel_inches),
        width: innerWidth,
        height: innerHeight,
      }),
    ],
    [t('staffExit.facts.address'), location.host],
  ];
  return (
    <StaffDialog title={t('staffExit.title', { kiosk })} className="staff-panel">
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isOpenToAll && <p role="status">{t('staffExit.left')}</p>}
      <div className="staff-buttons">
        <TouchButton className="button-main" onClick={() => location.reload()}>
          {t('staffExit.reload')}
        </TouchButton>
        <TouchButton className="button-main" onClick={onAttract}>
          {t('staffExit.attract')}
        </TouchButton>
        <TouchButton className="button-main" onClick={() => askToPair(kiosk)}>
          {t('staffExit.pair')}
        </TouchButton>
        <TouchButton
          className="button-main"
          onClick={() => {
            letOut();
            setIsOpenToAll(true);
            // Closes the browser where nothing was opened since it started; elsewhere the words say how.
            window.close();
          }}
        >
          {t('staffExit.leave')}
        </TouchButton>
        <TouchButton className="button-main staff-close" onClick={onClose}>
          {t('staffExit.close')}
        </TouchButton>
      </div>
    </StaffDialog>
  );
}

/** Whether the server answers, and whether it has something that this kiosk does not show yet. */
function useServerState(): 'asking' | 'newest' | 'newer' | 'silent' {
  const client = useClient();
  const { kiosk, version } = useKioskContent();
  const [state, setState] = useState<'asking' | 'newest' | 'newer' | 'silent'>('asking');
  useEffect(() => {
    const leaving = new AbortController();
    client
      .getKioskContentVersion({ kiosk }, { signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(5_000)]) })
      .then(({ version: newest }) => setState(newest === version ? 'newest' : 'newer'))
      .catch(() => !leaving.signal.aborted && setState('silent'));
    return () => leaving.abort();
  }, [client, kiosk, version]);
  return state;
}
