import type { KioskStatus } from '@salient/shared/areas/kiosks/kioskState.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { kioskNumberSchema } from '@salient/shared/lib/schemas/kioskNumber.ts';
import { useParams } from 'react-router-dom';
import { FormSkeleton } from '../../lib/form/FormSkeleton.tsx';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { NotFoundPage } from '../../lib/page/NotFoundPage.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { RecordTabs } from '../../lib/tabs/RecordTabs.tsx';
import { useActiveTab } from '../../lib/tabs/useActiveTab.ts';
import { AskPanel } from './AskPanel.tsx';
import { CommandPanel } from './CommandPanel.tsx';
import { ExitPinPanel } from './ExitPinPanel.tsx';
import { allFacts, KioskFacts } from './KioskFacts.tsx';
import { KioskSettings } from './KioskSettings.tsx';
import { KioskStateLine } from './KioskStateLine.tsx';
import './kiosks.css';
import { HistoryButton } from '../../lib/history/HistoryButton.tsx';
import { kioskTitle } from './kioskWords.ts';
import { PairingPanel } from './PairingPanel.tsx';
import { Panel } from './Panel.tsx';
import { ScreenshotPanel } from './ScreenshotPanel.tsx';
import { useKiosks } from './useKiosks.ts';

/** One kiosk: how it is, what is asked of it, and how it is set up. */
export function KioskPage() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  const number = kioskNumberSchema.safeParse(Number(id));
  const { data: kiosks, error, refetch } = useKiosks();
  if (!number.success) return <NotFoundPage />;
  const status = kiosks?.find((kiosk) => kiosk.number === number.data);
  if (status) return <KioskDetails key={status.number} status={status} />;
  return (
    <Page title={t('pages.kiosk')}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}
    </Page>
  );
}

const tabs = ['state', 'settings'] as const;

function KioskDetails({ status }: { readonly status: KioskStatus }) {
  const texts = useTexts();
  const { t } = texts;
  const [tab, openTab] = useActiveTab(tabs);
  const panel = useOpenPanel();
  const { data: kiosk } = useMethod('getKiosk', { kiosk: status.number });
  return (
    <Page title={kioskTitle(texts, status)} actions={kiosk && <HistoryButton to={panel.hrefOf('history', kiosk.id)} />}>
      <RecordTabs
        label={t('kiosks.parts')}
        tabs={tabs.map((key) => ({ key, label: t(`kiosks.tabs.${key}`) }))}
        active={tab}
        onActive={openTab}
      >
        {tab === 'state' ? (
          <div className="kiosk-panels">
            <div>
              <Panel title={t('kiosks.facts.state')}>
                {status.place !== '' && <p className="kiosk-place">{status.place}</p>}
                <KioskStateLine status={status} />
                {status.state !== 'unpaired' && <KioskFacts status={status} facts={allFacts} />}
              </Panel>
              <ScreenshotPanel status={status} />
            </div>
            <div>
              <AskPanel status={status} />
              <CommandPanel kiosk={status.number} />
              <PairingPanel status={status} />
            </div>
          </div>
        ) : (
          <>
            <KioskSettings number={status.number} />
            <ExitPinPanel number={status.number} />
          </>
        )}
      </RecordTabs>
      {panel.shown?.panel === 'history' && kiosk && (
        <HistoryPanel
          key={panel.shown.key}
          opened={panel.shown.opened}
          record={{ type: 'kiosk', id: kiosk.id }}
          onClose={panel.close}
        />
      )}
    </Page>
  );
}
