import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { fullDate } from '@salient/shared/lib/ui/dateWords.ts';
import type { ComponentType } from 'react';
import { useSite } from '../site/SiteContext.ts';

interface Props {
  /** The permanent address, whole. */
  readonly address: string;
  /** What the address is called; the permanent one of the page, unless given. */
  readonly addressLabel?: string;
  /** The citation for a day of consultation in words. */
  readonly cite: (date: string) => string;
  /** How this page copies a text. */
  readonly CopyButton: ComponentType<{ readonly text: string; readonly label: string }>;
}

/** The permanent address and a citation with the day of consultation (P8, P9), each to be copied. */
export function CiteTexts({ address, addressLabel, cite, CopyButton }: Props) {
  const { t } = useTexts();
  const [year = 0, month = 0, day = 0] = useSite().now.split('-').map(Number);
  const citation = cite(fullDate(day, month, year, t));
  return (
    <dl className="cite-texts">
      <div className="cite-address">
        <dt>{addressLabel ?? t('sharing.address')}</dt>
        <dd>
          <span className="address">{address}</span>
          <CopyButton text={address} label={t('sharing.copyAddress')} />
        </dd>
      </div>
      <div>
        <dt>{t('sharing.citation')}</dt>
        <dd>
          <span className="citation">{citation}</span>
          <CopyButton text={citation} label={t('sharing.copyCitation')} />
        </dd>
      </div>
    </dl>
  );
}
