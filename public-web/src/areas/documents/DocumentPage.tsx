import type { PublicDocument } from '@salient/shared/areas/documents/publicDocument.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { pathInLanguage, useHead } from '../../lib/site/head.ts';
import { useSite } from '../../lib/site/SiteContext.ts';
import { FailedPage } from '../../lib/ui/FailedPage.tsx';
import { Icon } from '../../lib/ui/icons.tsx';
import { NothingHere } from '../../lib/ui/NothingHere.tsx';
import { PageTitle } from '../../lib/ui/PageTitle.tsx';
import { WaitingPage } from '../../lib/ui/WaitingPage.tsx';
import { CiteDocument } from './CiteDocument.tsx';
import { DocumentCards } from './DocumentCards.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { AboutPersons, DocumentReferences, type LinkToReference } from './DocumentReferences.tsx';
import { documentGraph } from './documentJsonLd.ts';
import type { DocumentRoute } from './documentRoute.ts';
import { askedPage, foundBy } from './linkToDocument.ts';
import { PageTurner } from './PageTurner.tsx';
import { previewSrc } from './pictureOf.ts';
import { ShownPage } from './ShownPage.tsx';
import { linkToDocumentSearch } from './search/linkToDocumentSearch.ts';

export const documentQuery = ({ id }: DocumentRoute, language: Language, client: Client) =>
  methodQuery(client, 'getPublicDocument', { id, language });

interface Props extends PageProps<DocumentRoute> {
  /** Where the page of a record is that the document is about; null for one without. */
  readonly linkTo: LinkToReference;
}

/** A disclosed document as visitors read it: its scans, what is written on them, and whom it is about. */
export function DocumentPage({ address, linkTo }: Props) {
  const { t, language } = useTexts();
  const { data: document, error, refetch } = useMethod('getPublicDocument', { id: address.route.id, language });
  if (document) return <DocumentArticle document={document} number={askedPage(address)} linkTo={linkTo} />;
  if (!error) return <WaitingPage />;
  if (failureOf(error).name === 'notFound') {
    return (
      <NothingHere title={t('publicDocument.notFound.title')} text={t('publicDocument.notFound.text')} status={404}>
        <p>
          <Link to={linkToDocumentSearch(address)}>{t('documentSearch.title')}</Link>
        </p>
      </NothingHere>
    );
  }
  return <FailedPage error={error} onRetry={() => void refetch()} />;
}

interface ArticleProps {
  readonly document: PublicDocument;
  readonly number: number;
  readonly linkTo: LinkToReference;
}

function DocumentArticle({ document, number, linkTo }: ArticleProps) {
  const { t, language } = useTexts();
  const { origin } = useSite();
  const address = useAddress();
  const { id, title, type, description, pages, subdocuments, image } = document;
  const path = `/document/${id}`;
  const shown = number <= pages.length ? number : 1;
  const page = pages[shown - 1];
  useHead({
    title: `${title} – Salient`,
    description: description || t('publicDocument.metaDescription', { title }),
    path,
    image: image === null ? undefined : previewSrc(image),
    imageAlt: title,
    graph: documentGraph(document, { origin, address: origin + pathInLanguage(path, language), language }),
  });
  return (
    <article className="page document-page">
      <p className="back-link">
        <Link to={linkToDocumentSearch(address)}>
          <Icon name="search" />
          {t('search.inDocuments')}
        </Link>
      </p>
      <header className="person-header">
        <p className="person-kind">
          <span>{t(`documentCards.types.${type}`)}</span>
        </p>
        <PageTitle className="person-name">
          <bdi>{title}</bdi>
        </PageTitle>
        <AboutPersons references={document.references} linkTo={linkTo} />
        {description && <p className="lead document-description">{description}</p>}
      </header>
      {page && (
        <section className="document-pages" aria-label={t('publicDocument.pages')}>
          <PageTurner id={id} number={shown} pages={pages} />
          <ShownPage key={page.id} page={page} number={shown} pages={pages.length} found={foundBy(address)} />
        </section>
      )}
      {subdocuments.length > 0 && (
        <section className="person-section" aria-labelledby="parts">
          <h2 id="parts">{t('publicDocument.parts')}</h2>
          <div className="section-body">
            <DocumentCards documents={subdocuments} />
          </div>
        </section>
      )}
      <DocumentReferences references={document.references} linkTo={linkTo} />
      <DocumentFacts document={document} />
      <CiteDocument document={document} number={shown} />
    </article>
  );
}
