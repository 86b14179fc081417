import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useNavigate } from 'react-router-dom';
import { EditingLine } from '../../../lib/form/EditingLine.tsx';
import { EntityForm } from '../../../lib/form/EntityForm.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { RecordDocuments } from '../../../lib/related/RecordDocuments.tsx';
import { useBack } from '../../../lib/routing/comingBack.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import { RecordTabs } from '../../../lib/tabs/RecordTabs.tsx';
import { useActiveTab } from '../../../lib/tabs/useActiveTab.ts';
import { placeLabel, usePlaceName } from '../placeTexts.ts';
import { PlaceConflict } from './PlaceConflict.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import type { EditedPlace } from './placeForm.ts';
import { SimilarPlaces } from './SimilarPlaces.tsx';
import { usePlaceForm } from './usePlaceForm.ts';

const tabs = ['info', 'documents'] as const;

/** The form of a place, new or stored (PLACE-13, PLACE-37). */
export function PlaceEditor({ place }: { readonly place: EditedPlace | undefined }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const back = useBack();
  const messages = useMessages();
  const nameOf = usePlaceName();
  const [tab, openTab] = useActiveTab(tabs);
  const form = usePlaceForm({
    name: 'place',
    place,
    onSaved: ({ id, record }, isNew) => {
      messages.success(t(isNew ? 'place.created' : 'places.saved', { name: nameOf(record) }));
      void navigate(back ?? pathTo('place', { id }), { replace: isNew || back !== null });
    },
  });
  const saved = form.entity;
  const refused = Object.keys(form.errors).filter((field) => field !== 'none').length;
  return (
    <Page
      title={saved ? t('places.edit', { name: nameOf(saved.record) }) : t('pages.place_create')}
      takesFocus={saved !== undefined}
    >
      {saved && <EditingLine record={{ type: 'place', id: saved.id }} />}
      <RecordTabs
        label={t('places.parts')}
        tabs={tabs.map((key) => ({ key, label: t(`places.tabs.${key}`), ...(key === 'info' ? { refused } : {}) }))}
        active={tab}
        onActive={openTab}
      >
        {tab === 'info' ? (
          <EntityForm
            form={form}
            verb={t('forms.save')}
            labelOf={placeLabel(t)}
            onCancel={() => void navigate(back ?? (saved ? pathTo('place', { id: saved.id }) : pathTo('places')))}
          >
            {form.failure !== null && <Notice tone="error">{t('place.saveFailed')}</Notice>}
            <PlaceFields form={form} similar={<SimilarPlaces draft={form.draft} except={saved?.id} />} />
          </EntityForm>
        ) : (
          <RecordDocuments record={saved && { type: 'place', id: saved.id, name: nameOf(saved.record) }} />
        )}
      </RecordTabs>
      <PlaceConflict form={form} />
    </Page>
  );
}
