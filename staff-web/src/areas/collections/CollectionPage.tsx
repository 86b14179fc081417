import { Button } from '@mantine/core';
import type { Collection } from '@salient/shared/areas/collections/collection.ts';
import { collectionFields } from '@salient/shared/areas/collections/collectionFields.ts';
import { mayEditArchive } from '@salient/shared/areas/documents/documentPolicy.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { factsOf } from '../../lib/fields/factsOf.ts';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { isRecordAway } from '../../lib/missing/RecordAway.tsx';
import { FactRows } from '../../lib/page/FactRows.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { NotFoundPage } from '../../lib/page/NotFoundPage.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { useRecordPath } from '../../lib/records/useRecordPath.ts';
import { pathTo, withVia } from '../../lib/routing/links.ts';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { useShortcut } from '../../lib/shortcuts/useShortcut.ts';
import { ScanRightsPanel } from '../scan-rights/ScanRightsPanel.tsx';
import { useArchiveSlots } from './archiveSlots.ts';
import { collectionLabel } from './collectionLabel.ts';
import './collections.css';
import { HistoryButton } from '../../lib/history/HistoryButton.tsx';
import { ManifestAddress } from './ManifestAddress.tsx';
import { RemovedCollection } from './RemovedCollection.tsx';

/** A collection with its documents, to be read (COLLECTION-18 to COLLECTION-21). */
export function CollectionPage() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getCollection', { id });
  if (error && isRecordAway(error)) return <NotFoundPage />;
  if (data) return <CollectionRecord key={id} collection={data} />;
  return (
    <Page title={t('pages.collection')} isWaiting={!error}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />}
    </Page>
  );
}

function CollectionRecord({ collection }: { readonly collection: Collection }) {
  const { t } = useTexts();
  const { shown, hrefOf, close } = useOpenPanel();
  const { CollectionDocuments, CatalogueReread } = useArchiveSlots();
  const isEditor = mayEditArchive(useActor());
  const { id, composedTitle, description, deleted, adlibId } = collection;
  return (
    <Page
      title={composedTitle}
      actions={isEditor && <CollectionActions collection={collection} historyPath={hrefOf('history', id)} />}
    >
      {deleted && <RemovedCollection collection={collection} />}
      <CollectionFacts collection={collection} />
      {description && <p className="collection-description">{description}</p>}
      {CatalogueReread && isEditor && !deleted && adlibId !== '' && (
        <div className="collection-catalogue">
          <CatalogueReread type="collection" record={collection} />
        </div>
      )}
      <ScanRightsPanel
        owner={{ type: 'collection', id, ...collection.rights }}
        inherited={null}
        unsaid={t('scanRights.unsaidBox')}
        mayEdit={isEditor && !deleted}
      />
      <CollectionDocuments collection={collection} />
      {shown?.panel === 'history' && isEditor && (
        <HistoryPanel key={shown.key} opened={shown.opened} record={{ type: 'collection', id }} onClose={close} />
      )}
    </Page>
  );
}

/** What is known of it; its title is that of the page, and its description stands below. */
function CollectionFacts({ collection }: { readonly collection: Collection }) {
  const { t } = useTexts();
  const pathOf = useRecordPath();
  const label = collectionLabel(t);
  const sections = ['collection', 'catalogue'] as const;
  const facts = sections
    .flatMap((section) => factsOf(collectionFields, section, collection, t))
    .filter(({ name }) => name !== 'title' && name !== 'description');
  const { person } = collection;
  const path = person && pathOf('person', person.id);
  return (
    <dl className="collection-facts">
      <FactRows
        facts={[
          ...facts.map(({ name, value }) => [label(name), value] as const),
          [label('person_id'), person && (path ? <Link to={path}>{person.name}</Link> : person.name)],
          [
            t('manifestAddress.term'),
            <ManifestAddress key="manifest" type="collection" id={collection.id} name={collection.composedTitle} />,
          ],
        ]}
      />
    </dl>
  );
}

interface ActionProps {
  readonly collection: Collection;
  readonly historyPath: string;
}

/** What can be done from here; a removed collection is restored before it is changed. */
function CollectionActions({ collection: { id, composedTitle: name, deleted }, historyPath }: ActionProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const editPath = withVia(pathTo('collection_edit', { id }), { code: 'collection', id });
  const label = t('collectionPages.edit', { name });
  useShortcut('e', label, () => void navigate(editPath), !deleted);
  return (
    <>
      <HistoryButton to={historyPath} />
      {!deleted && (
        <Button
          component={Link}
          to={editPath}
          variant="default"
          leftSection={<Icon name="edit" />}
          aria-label={label}
          aria-keyshortcuts="e"
        >
          {t('collectionPages.editHere')}
        </Button>
      )}
    </>
  );
}
