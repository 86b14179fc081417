import type { Erasure } from '@salient/shared/areas/privacy/erase/erasure.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type Ref, useId } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';

const mostShown = 50;
/** A proof that is being made shall be seen soon. Milliseconds. */
const askEveryMs = 3_000;

/** What was erased so far: how much, by whom, and the proof; never who it was. */
export function ErasureList({ ref }: { readonly ref: Ref<HTMLElement> }) {
  const { t } = useTexts();
  const id = useId();
  const { data, error, refetch } = useMethod('findErasures', { limit: mostShown }, { everyMs: askEveryMs });
  return (
    <section ref={ref} tabIndex={-1} className="form-section personal-erased" aria-labelledby={id}>
      <h2 id={id}>{t('personalData.erasures.title')}</h2>
      {error ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : data?.total === 0 ? (
        <p className="form-hint">{t('personalData.erasures.none')}</p>
      ) : (
        <ol className="personal-erasures">
          {data?.data.map((erasure) => (
            <ErasureItem key={erasure.id} erasure={erasure} />
          ))}
        </ol>
      )}
      {data && data.total > mostShown && <p>{t('personalData.more', { count: data.total - mostShown })}</p>}
    </section>
  );
}

function ErasureItem({ erasure }: { readonly erasure: Erasure }) {
  const { t } = useTexts();
  const { at, account, records, texts, repeatedAt, proof } = erasure;
  const count = records.reduce((sum, each) => sum + each.count, 0);
  return (
    <li data-found={proof && proof.found > 0 ? true : undefined}>
      <Icon name={proof === null ? 'history' : proof.found > 0 ? 'warning' : 'check'} />
      <div>
        <strong>{t('personalData.erasures.summary', { count, texts })}</strong>
        <span className="personal-when">
          {momentText(at)}
          {account !== null && `, ${t('personalData.erasures.by', { account })}`}
        </span>
        {repeatedAt !== null && <p>{t('personalData.erasures.repeated', { at: momentText(repeatedAt) })}</p>}
        {proof === null ? (
          <p>{t('personalData.erasures.proving')}</p>
        ) : (
          <p>
            {t(proof.found > 0 ? 'personalData.erasures.found' : 'personalData.erasures.proven', {
              ...proof,
              at: momentText(proof.at),
            })}
          </p>
        )}
        {proof && proof.places.length > 0 && (
          <ul>
            {proof.places.map(({ place, count: often }) => (
              <li key={place}>
                {place} ({often})
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
