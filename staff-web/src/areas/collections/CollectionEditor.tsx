import { Button } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link, useNavigate } from 'react-router-dom';
import { EditingLine } from '../../lib/form/EditingLine.tsx';
import { EntityForm } from '../../lib/form/EntityForm.tsx';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { Page } from '../../lib/page/Page.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { CollectionConflict } from './CollectionConflict.tsx';
import { CollectionFields } from './CollectionFields.tsx';
import type { EditedCollection } from './collectionForm.ts';
import { collectionLabel } from './collectionLabel.ts';
import './collections.css';
import { HistoryButton } from '../../lib/history/HistoryButton.tsx';
import { useCollectionForm } from './useCollectionForm.ts';
import { useCollectionRemoval } from './useCollectionRemoval.ts';

/** The form of a collection, new or stored (COLLECTION-07 to COLLECTION-14). */
export function CollectionEditor({ collection }: { readonly collection: EditedCollection | undefined }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const messages = useMessages();
  const panel = useOpenPanel();
  const form = useCollectionForm({
    entity: collection,
    onSaved: ({ id, record }, isNew) => {
      messages.success(t('collectionPages.saved', { name: record.composedTitle }));
      if (isNew) void navigate(pathTo('collection', { id }), { replace: true });
    },
  });
  const saved = form.entity;
  return (
    <Page
      title={saved ? saved.record.composedTitle : t('pages.collection_create')}
      takesFocus={saved !== undefined}
      actions={saved && <EditActions id={saved.id} historyPath={panel.hrefOf('history', saved.id)} />}
    >
      {saved && <EditingLine record={{ type: 'collection', id: saved.id }} />}
      <EntityForm
        form={form}
        verb={t('forms.save')}
        unchanged={!form.dirty}
        labelOf={collectionLabel(t)}
        onCancel={() => void navigate(pathTo('collections'))}
        aside={saved && <RemoveButton collection={saved} />}
      >
        <CollectionFields form={form} />
      </EntityForm>
      <CollectionConflict form={form} />
      {panel.shown?.panel === 'history' && saved && (
        <HistoryPanel
          key={panel.shown.key}
          opened={panel.shown.opened}
          record={{ type: 'collection', id: saved.id }}
          onClose={panel.close}
        />
      )}
    </Page>
  );
}

function RemoveButton({ collection }: { readonly collection: EditedCollection }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const remove = useCollectionRemoval(() => void navigate(pathTo('collections')));
  const { id, version, record } = collection;
  return (
    <Button
      variant="default"
      leftSection={<Icon name="remove" />}
      onClick={() => void remove({ id, version, composedTitle: record.composedTitle })}
    >
      {t('forms.remove')}
    </Button>
  );
}

function EditActions({ id, historyPath }: { readonly id: string; readonly historyPath: string }) {
  const { t } = useTexts();
  return (
    <>
      <Button
        component={Link}
        to={pathTo('collection', { id })}
        variant="default"
        leftSection={<Icon name="collection" />}
      >
        {t('collectionPages.view')}
      </Button>
      <HistoryButton to={historyPath} />
    </>
  );
}
