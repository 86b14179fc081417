import type { PublicDocumentRow } from '@salient/shared/areas/documents/publicDocument.ts';
import { textInLanguage } from '@salient/shared/lib/i18n/textInLanguage.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { CardPicture } from './CardPicture.tsx';
import { linkToDocument } from './linkToDocument.ts';

/** Documents side by side, each with its first page. */
export function DocumentCards({ documents }: { readonly documents: readonly PublicDocumentRow[] }) {
  const { t } = useTexts();
  const address = useAddress();
  return (
    <ul className="document-cards">
      {documents.map(({ id, title, type, nbr_of_pages: count, image, credit }) => (
        <li key={id}>
          <Link to={linkToDocument(address, id)} className="document-card">
            <span className="document-card-picture">{image && <CardPicture image={image} />}</span>
            <bdi className="document-card-title">{title}</bdi>
          </Link>
          <p className="document-card-facts">
            {t(`documentCards.types.${type}`)}
            {count > 0 && `, ${t('documentCards.pages', { count })}`}
          </p>
          <Owed credit={credit} />
        </li>
      ))}
    </ul>
  );
}

/** To whom the picture of a card is owed. */
export function Owed({ credit }: Pick<PublicDocumentRow, 'credit'>) {
  const { language } = useTexts();
  const owed = textInLanguage(credit, language);
  if (!owed) return null;
  return (
    <p className="document-card-facts" lang={owed.language === language ? undefined : owed.language}>
      {owed.text}
    </p>
  );
}
