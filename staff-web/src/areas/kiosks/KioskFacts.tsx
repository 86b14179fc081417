import type { KioskStatus } from '@salient/shared/areas/kiosks/kioskState.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

type Fact =
  | 'screen'
  | 'seen'
  | 'touched'
  | 'started'
  | 'content'
  | 'contentDate'
  | 'app'
  | 'bundle'
  | 'size'
  | 'memory'
  | 'errors'
  | 'offline'
  | 'opening';

/** What a card tells, and what stands on the kiosk's own page beside it. */
export const cardFacts: readonly Fact[] = ['screen', 'seen', 'touched', 'content', 'app'];
export const allFacts: readonly Fact[] = [
  ...cardFacts,
  'contentDate',
  'bundle',
  'opening',
  'started',
  'offline',
  'errors',
  'memory',
  'size',
];

/** Letters of a bundle's id that tell it from others. */
const idLength = 8;

interface Props {
  readonly status: KioskStatus;
  readonly facts: readonly Fact[];
}

/** What a kiosk said of itself, in the words of the museum. */
export function KioskFacts({ status, facts }: Props) {
  const texts = useTexts();
  return (
    <dl className="kiosk-facts">
      {facts.map((fact) => (
        <div key={fact}>
          <dt>{texts.t(`kiosks.facts.${fact}`)}</dt>
          <dd>{factText(fact, status, texts)}</dd>
        </div>
      ))}
    </dl>
  );
}

function factText(fact: Fact, status: KioskStatus, { t, language }: Texts): string {
  const { report } = status;
  const moment = (at: string | null) => (at ? momentText(at) : t('kiosks.values.never'));
  if (fact === 'opening') return t(status.is_open ? 'kiosks.values.open' : 'kiosks.values.closed');
  if (fact === 'seen') return moment(status.seen_at);
  if (!report) return t('kiosks.values.unknown');
  switch (fact) {
    case 'screen':
      return t(`kiosks.screens.${report.state}`);
    case 'touched':
      return moment(status.touched_at);
    case 'started':
      return moment(status.started_at);
    case 'content':
      if (report.content_version === null) return t('kiosks.values.noContent');
      return t(status.has_newest_content ? 'kiosks.values.newestContent' : 'kiosks.values.outdatedContent');
    case 'contentDate':
      return report.content_date ? moment(report.content_date) : t('kiosks.values.unknown');
    case 'app':
      if (status.has_newest_app === null) return report.app_version;
      return status.has_newest_app
        ? t('kiosks.values.newestApp')
        : t('kiosks.values.outdatedApp', { version: report.app_version });
    case 'bundle':
      return report.bundle?.slice(0, idLength) ?? t('kiosks.values.noBundle');
    case 'size':
      return t('kiosks.values.pixels', { width: report.screen.width, height: report.screen.height });
    case 'memory':
      if (report.free_memory_mb === null) return t('kiosks.values.unknown');
      return t('kiosks.values.megabytes', { count: report.free_memory_mb });
    case 'errors':
      return [String(report.error_count), report.errors.at(-1)?.message].filter(Boolean).join(' · ');
    case 'offline':
      if (report.offline_seconds === null) return t('kiosks.values.noInterruption');
      return new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(
        report.offline_seconds,
      );
  }
}
