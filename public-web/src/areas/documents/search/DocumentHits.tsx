import type { PublicDocumentHit } from '@salient/shared/areas/documents/publicDocumentMethods.ts';
import { MarkedText } from '@salient/shared/areas/documents/search/MarkedText.tsx';
import { languageOfText } from '@salient/shared/lib/i18n/languageOfText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useAddress } from '../../../lib/routing/useAddress.ts';
import { CardPicture } from '../CardPicture.tsx';
import { Owed } from '../DocumentCards.tsx';
import { linkToDocument } from '../linkToDocument.ts';

/** What was found: pages and documents, each with its picture and the sentence that has the words. */
export function DocumentHits({ hits, asked }: { readonly hits: readonly PublicDocumentHit[]; readonly asked: string }) {
  return (
    <ol className="document-hits">
      {hits.map((hit) => (
        <Hit key={hit.id} hit={hit} asked={asked} />
      ))}
    </ol>
  );
}

function Hit({ hit, asked }: { readonly hit: PublicDocumentHit; readonly asked: string }) {
  const { t } = useTexts();
  const address = useAddress();
  const { document, title, page_number, image, credit, snippet } = hit;
  const { id, type, nbr_of_pages: count } = document;
  const said = snippet.map(({ text }) => text).join('');
  return (
    <li className="document-hit">
      <span className="document-hit-picture">{image && <CardPicture image={image} />}</span>
      <div>
        <h2 className="document-hit-title">
          <Link to={linkToDocument(address, id, { page: page_number ?? 1, found: page_number === null ? '' : asked })}>
            <bdi>
              <MarkedText parts={title} />
            </bdi>
          </Link>
        </h2>
        <p className="document-card-facts">
          {page_number === null
            ? [t(`documentCards.types.${type}`), count > 0 && t('documentCards.pages', { count })]
                .filter(Boolean)
                .join(', ')
            : t('publicDocument.pageOf', { page: page_number, pages: count })}
        </p>
        {said !== '' && (
          <p className="document-hit-text" lang={languageOfText(said)}>
            <MarkedText parts={snippet} />
          </p>
        )}
        <Owed credit={credit} />
      </div>
    </li>
  );
}
