import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { RecordTabs } from '../../../lib/tabs/RecordTabs.tsx';
import { useActiveTab } from '../../../lib/tabs/useActiveTab.ts';
import { healingTabs } from './healingTabs.ts';
import { PlaceTexts } from './texts/PlaceTexts.tsx';
import { WaitingPlaces } from './WaitingPlaces.tsx';
import '../places.css';
import './healing.css';

/** What waits for somebody to say where it lies: places without a position, and places that events only name as a text. */
export function PlaceHealingPage() {
  const { t } = useTexts();
  const [tab, openTab] = useActiveTab(healingTabs);
  return (
    <Page title={t('places.healing.title')}>
      {/* The digits choose what a place is. */}
      <RecordTabs
        label={t('places.healing.title')}
        tabs={healingTabs.map((key) => ({ key, label: t(`places.healingTabs.${key}`) }))}
        active={tab}
        onActive={(key) => openTab(key, { alone: true })}
        digits={false}
      >
        {tab === 'texts' ? <PlaceTexts /> : <WaitingPlaces />}
      </RecordTabs>
    </Page>
  );
}
