import { CopyButton, UnstyledButton } from '@mantine/core';
import { choiceText, flagText } from '@salient/shared/app/changeTexts.ts';
import { hasField } from '@salient/shared/areas/documents/checkDocument.ts';
import type { Document } from '@salient/shared/areas/documents/document.ts';
import { type DocumentField, documentFields } from '@salient/shared/areas/documents/documentFields.ts';
import { counterText, holdsPages, typeOfCategory } from '@salient/shared/areas/documents/documentTypes.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '../../lib/form/Panel.tsx';
import { FactRows } from '../../lib/page/FactRows.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { ManifestAddress } from '../collections/ManifestAddress.tsx';
import { documentLabel } from './documentLabel.ts';
import { PartFacts } from './PartFacts.tsx';

/** What is known of a document, to be read (DOCUMENT-24). */
export function DocumentFacts({ document }: { readonly document: Document }) {
  const { t } = useTexts();
  return (
    <>
      <Panel title={t('documentPages.content')}>
        <ContentFacts document={document} />
      </Panel>
      <PartFacts parts={document} />
    </>
  );
}

function ContentFacts({ document }: { readonly document: Document }) {
  const { t } = useTexts();
  const label = documentLabel(t);
  const { id, title, category, counter, parent, collectionId, created, modified } = document;
  const shown = (Object.keys(documentFields) as DocumentField[]).filter(
    (field) => hasField(category, field) && field !== 'title' && field !== 'collectionId',
  );
  return (
    <dl className="collection-facts">
      <FactRows
        facts={[
          [label('category'), t(`documentRecord.categories.${category}`)],
          [t('collections.fields.type'), t(`documentRecord.types.${typeOfCategory[category]}`)],
          [t('documentRecord.fields.counter'), counter === null ? null : counterText(counter)],
          ...shown
            .map((field): readonly [string, ReactNode] => [
              label(field),
              <Value key={field} document={document} field={field} />,
            ])
            .filter((_, index) => document[shown[index] as DocumentField] !== ''),
          [label('collectionId'), collectionId && <CollectionLink key="collection" id={collectionId} />],
          [label('parentId'), parent && <Link to={pathTo('document', { id: parent.id })}>{parent.title}</Link>],
          [t('documentPages.created_at'), momentText(created)],
          [t('documentPages.modified'), momentText(modified)],
          [t('documentPages.id'), <CopiedId key="id" id={id} />],
          [
            t('manifestAddress.term'),
            holdsPages(category) && <ManifestAddress key="manifest" type="document" id={id} name={title} />,
          ],
        ]}
      />
    </dl>
  );
}

interface ValueProps {
  readonly document: Document;
  readonly field: DocumentField;
}

/** A field in words. */
function Value({ document, field }: ValueProps) {
  const { t } = useTexts();
  const value = document[field];
  const { kind } = documentFields[field];
  if (kind === 'choice') return choiceText(t, 'document', field, String(value));
  if (kind === 'flag') return flagText(t, value === true);
  if (field === 'url') {
    return (
      <a href={String(value)} target="_blank" rel="noopener noreferrer">
        {value}
      </a>
    );
  }
  return <bdi className="document-text">{value}</bdi>;
}

function CollectionLink({ id }: { readonly id: string }) {
  const { data } = useMethod('getCollection', { id });
  return <Link to={pathTo('collection', { id })}>{data?.composedTitle ?? '…'}</Link>;
}

/** The id, to be given where something is moved (DOCUMENT-17). */
function CopiedId({ id }: { readonly id: string }) {
  const { t } = useTexts();
  return (
    <CopyButton value={id}>
      {({ copied, copy }) => (
        <span className="document-id">
          <code>{id}</code>{' '}
          <UnstyledButton className="fact-button" onClick={copy}>
            {t(copied ? 'frame.copied' : 'documentPages.copy')}
          </UnstyledButton>
        </span>
      )}
    </CopyButton>
  );
}
