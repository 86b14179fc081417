import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import type { PublicPerson } from '@salient/shared/persons/publicPerson.ts';
import { fullDate } from '@salient/shared/ui/dateWords.ts';
import { useEffect, useState } from 'react';
import { useSite } from '../app/SiteContext.ts';
import { Icon } from '../ui/icons.tsx';
import { personPath } from './personPath.ts';

interface Props {
  readonly person: PublicPerson;
  readonly name: string;
  readonly years: string;
}

/** The permanent address, a citation with the day of consultation, sharing where the device can, and printing (P9). */
export function CiteAndShare({ person, name, years }: Props) {
  const { t } = useTexts();
  const { origin, now } = useSite();
  const address = origin + personPath(person._id);
  const [year = 0, month = 0, day = 0] = now.split('-').map(Number);
  const date = fullDate(day, month, year, t);
  const citation = years
    ? t('personPage.cite', { name, years, address, date })
    : t('personPage.citeWithoutYears', { name, address, date });

  return (
    <section className="person-section cite" aria-labelledby="cite">
      <h2 id="cite">{t('personPage.share.title')}</h2>
      <div className="section-body">
        <dl className="cite-texts">
          <div className="cite-address">
            <dt>{t('personPage.share.address')}</dt>
            <dd>
              <span className="address">{address}</span>
              <CopyButton text={address} label={t('personPage.share.copyAddress')} />
            </dd>
          </div>
          <div>
            <dt>{t('personPage.share.citation')}</dt>
            <dd>
              <span className="citation">{citation}</span>
              <CopyButton text={citation} label={t('personPage.share.copyCitation')} />
            </dd>
          </div>
        </dl>
        <p className="cite-actions">
          <ShareButton title={name} url={address} />
          <button type="button" className="button" onClick={() => window.print()}>
            <Icon name="print" />
            {t('personPage.share.print')}
          </button>
        </p>
      </div>
    </section>
  );
}

function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useTexts();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), 5000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    // Without a secure context there is no clipboard, and the text stays to be selected by hand.
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  };
  return (
    <span className="copy">
      <button type="button" className="button button-small" onClick={copy}>
        <Icon name="copy" />
        {label}
      </button>
      <span role="status">{outcome && t(`personPage.share.${outcome}`)}</span>
    </span>
  );
}

function ShareButton({ title, url }: { readonly title: string; readonly url: string }) {
  const { t } = useTexts();
  const [possible, setPossible] = useState(false);
  useEffect(() => setPossible(typeof navigator.share === 'function'), []);
  if (!possible) return null;
  return (
    // Closing the device's own sheet without sharing rejects; nothing is to be said about it.
    <button
      type="button"
      className="button"
      onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
    >
      <Icon name="share" />
      {t('personPage.share.share')}
    </button>
  );
}
