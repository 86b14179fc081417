import { Select } from '@mantine/core';
import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import { type HistoryType, historyTypes } from '@salient/shared/lib/history/historyTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { ReferencePicker } from '../../lib/picker/ReferencePicker.tsx';
import { type ReferenceKind, referenceKinds } from '../../lib/records/referenceKinds.ts';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { AllChanges } from './AllChanges.tsx';
import './changes.css';
import { typeText } from '@salient/shared/app/changeTexts.ts';

/** The history of any record, found by its name; for administrators also what changed last, whatever it was. */
export function ChangesPage() {
  const { t } = useTexts();
  const actor = useActor();
  const panel = useOpenPanel();
  const { shown } = panel;
  const open = (type: HistoryType, id: string) => panel.show(type, id);
  const lookUp = <RecordLookup onFound={open} />;
  return (
    <>
      {isAdmin(actor) ? (
        <AllChanges lead={lookUp} pathOf={({ type, id }) => panel.hrefOf(type, id)} />
      ) : (
        <Page title={t('pages.changes')}>{lookUp}</Page>
      )}
      {shown?.id && isHistoryType(shown.panel) && (
        <HistoryPanel
          key={shown.key}
          opened={shown.opened}
          record={{ type: shown.panel, id: shown.id }}
          onClose={panel.close}
        />
      )}
    </>
  );
}

const isHistoryType = (text: string): text is HistoryType => (historyTypes as readonly string[]).includes(text);

/** Kinds of records that can be looked up and have a history. */
const lookedUp = referenceKinds.filter(isHistoryType) as readonly (ReferenceKind & HistoryType)[];

function RecordLookup({ onFound }: { readonly onFound: (type: HistoryType, id: string) => void }) {
  const { t } = useTexts();
  const [kind, setKind] = useState<ReferenceKind & HistoryType>('person');
  return (
    <div className="record-lookup">
      <Select
        label={t('historyPanel.all.kindOf')}
        data={lookedUp.map((value) => ({ value, label: typeText(t, value) }))}
        allowDeselect={false}
        value={kind}
        onChange={(value) => setKind(value as typeof kind)}
      />
      <ReferencePicker
        key={kind}
        kind={kind}
        label={t('historyPanel.all.look')}
        value={null}
        isLookupOnly
        onChange={(chosen) => chosen && onFound(kind, chosen.id)}
      />
    </div>
  );
}
