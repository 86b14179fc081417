import { Button } from '@mantine/core';
import type { Collection } from '@salient/shared/areas/collections/collection.ts';
import { mayEditArchive } from '@salient/shared/areas/documents/documentPolicy.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ListBody } from '../../../lib/list/ListBody.tsx';
import type { ListFilter } from '../../../lib/list/listTypes.ts';
import { pathTo, withVia } from '../../../lib/routing/links.ts';
import { useActor } from '../../../lib/session/useSession.ts';
import { newDocumentIn } from '../documentPaths.ts';
import '../documents.css';
import { useDocumentColumns } from './useDocumentColumns.tsx';

/** The documents of a collection (COLLECTION-18 to COLLECTION-21). */
export function CollectionDocuments({ collection }: { readonly collection: Collection }) {
  const { t, language } = useTexts();
  const columns = useDocumentColumns({ isFull: true, sortsPages: true });
  const mayAdd = mayEditArchive(useActor()) && !collection.deleted;
  const via = { code: 'collection', id: collection.id } as const;
  const filters = useMemo(
    (): readonly ListFilter[] => [
      {
        name: 'removed',
        label: t('collectionPages.showRemoved'),
        choices: [
          { value: 'no', label: t('history.no') },
          { value: 'yes', label: t('history.yes') },
        ],
        isFlag: true,
      },
    ],
    [t],
  );
  const add = mayAdd && (
    <Button component={Link} to={withVia(newDocumentIn(collection), via)} leftSection={<Icon name="plus" />}>
      {t('documentPages.add')}
    </Button>
  );
  return (
    <div className="record-documents">
      <div className="record-documents-head">
        <h2>{t('collectionPages.documents')}</h2>
        {add}
      </div>
      <ListBody
        method="getCollectionDocuments"
        title={t('collectionPages.documentsHere')}
        columns={columns}
        sort={['sort_title', 1]}
        searchDelay={500}
        filters={filters}
        params={({ removed }) => ({
          collection: collection.id,
          includeDeleted: removed === 'yes' || collection.deleted,
          language,
        })}
        nameOf={({ title }) => title}
        rowPath={({ id }) => withVia(pathTo('document', { id }), via)}
        emptyText={t('collectionPages.noDocuments')}
      />
    </div>
  );
}
