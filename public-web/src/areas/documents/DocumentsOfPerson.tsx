import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { DocumentCards } from './DocumentCards.tsx';

/** Documents that a person's page shows at first, and all of those that it shows at most. */
const few = 12;
const most = 48;

export const documentsOfPersonQuery = (id: string, client: Client) =>
  methodQuery(client, 'getPublicDocumentsOfPerson', { person_id: id, limit: few });

/** The disclosed documents about a person; nothing where there are none. */
export function DocumentsOfPerson({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const [limit, setLimit] = useState(few);
  const { data } = useMethod('getPublicDocumentsOfPerson', { person_id: id, limit }, { keepPrevious: true });
  if (!data || data.total === 0) return null;
  const isCut = data.total > data.data.length && limit < most;
  return (
    <section className="person-section person-documents" aria-labelledby="documents">
      <h2 id="documents">{t('documentCards.title')}</h2>
      <div className="section-body">
        <DocumentCards documents={data.data} />
        {isCut && (
          <button type="button" className="button" onClick={() => setLimit(most)}>
            {t('documentCards.all', { count: data.total })}
          </button>
        )}
      </div>
    </section>
  );
}
