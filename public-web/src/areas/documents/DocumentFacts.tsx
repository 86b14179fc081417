import type { PublicDocument } from '@salient/shared/areas/documents/publicDocument.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { type Fact, FactList } from '../../lib/ui/FactList.tsx';
import { FreeText } from '../../lib/ui/FreeText.tsx';
import { linkToDocument } from './linkToDocument.ts';

/** Where a document is kept, and under which numbers; what is not known is left out. */
export function DocumentFacts({ document }: { readonly document: PublicDocument }) {
  const { t } = useTexts();
  const address = useAddress();
  const { parent, collection, kind, number, institution, inventoryId, source, url } = document;
  const facts: readonly Fact[] = [
    [t('publicDocument.partOf'), parent && <Link to={linkToDocument(address, parent.id)}>{parent.title}</Link>],
    [t('publicDocument.kind'), t(`publicDocument.kinds.${kind}`)],
    [t('publicDocument.number'), number],
    [
      t('publicDocument.collection'),
      collection && [collection.adlibCode, collection.title].filter(Boolean).join(' – '),
    ],
    [t('publicDocument.institution'), institution],
    [t('publicDocument.inventoryId'), inventoryId],
    [t('publicDocument.source'), source && <FreeText text={source} />],
    [
      t('publicDocument.url'),
      url && (
        <a href={url} rel="external noreferrer nofollow">
          {new URL(url).hostname}
        </a>
      ),
    ],
  ];
  return (
    <section className="person-section" aria-labelledby="facts">
      <h2 id="facts">{t('publicDocument.facts')}</h2>
      <div className="section-body">
        <FactList facts={facts} />
      </div>
    </section>
  );
}
