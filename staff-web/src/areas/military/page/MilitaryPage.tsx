import { Button } from '@mantine/core';
import { namingFields } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { armyInFull } from '@salient/shared/areas/military/names/armyNames.ts';
import { militaryName } from '@salient/shared/areas/military/names/militaryName.ts';
import type { WholeMilitaryEntity } from '@salient/shared/areas/military/wholeMilitaryEntity.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { HistoryPanel } from '../../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { RecordMerges } from '../../../lib/merges/RecordMerges.tsx';
import { ArrivedNotice, isRecordAway, RecordAway } from '../../../lib/missing/RecordAway.tsx';
import { FactRows } from '../../../lib/page/FactRows.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { PublicPageButton } from '../../../lib/page/PublicPageButton.tsx';
import { useRecordSlots } from '../../../lib/related/recordSlots.ts';
import { pathTo, withVia } from '../../../lib/routing/links.ts';
import { useOpenPanel } from '../../../lib/routing/useOpenPanel.ts';
import { useActor } from '../../../lib/session/useSession.ts';
import { useShortcut } from '../../../lib/shortcuts/useShortcut.ts';
import { RecordTabs } from '../../../lib/tabs/RecordTabs.tsx';
import { useActiveTab } from '../../../lib/tabs/useActiveTab.ts';
import { HistoryLines } from '../HistoryLines.tsx';
import { mayKeepMilitary } from '../mayKeepMilitary.ts';
import { MilitaryMergePanel } from '../merge/MilitaryMergePanel.tsx';
import { useMilitaryMergeCommands } from '../merge/useMilitaryMergeCommands.ts';
import { RemoveMilitaryDialog } from '../RemoveMilitaryDialog.tsx';
import { SoldierList } from './SoldierList.tsx';
import { SubEntityList } from './SubEntityList.tsx';
import { UnitInTime } from './UnitInTime.tsx';
import '../military.css';
import { HistoryButton } from '../../../lib/history/HistoryButton.tsx';

/** A military entity, to be read (ROUTE-22, MILITARY-07). */
export function MilitaryPage() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getMilitaryEntity', { id, extend: ['history.entity', 'history.place'] });
  if (error && isRecordAway(error)) {
    return <RecordAway error={error} list="military_entities" type="military_entity" title={t('military.gone')} />;
  }
  if (data) return <MilitaryRecord key={id} entity={data} />;
  return (
    <Page title={t('pages.military_entity')} isWaiting={!error}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={8} />}
    </Page>
  );
}

type Tab = 'persons' | 'events' | 'documents' | 'entities';

/** Persons serve in regiments and units; units have no parts (MILITARY-07). */
const tabsOf = ({ type }: WholeMilitaryEntity): readonly [Tab, ...Tab[]] =>
  type === 'unit'
    ? ['persons', 'events', 'documents']
    : type === 'regiment'
      ? ['persons', 'events', 'documents', 'entities']
      : ['events', 'documents', 'entities'];

function MilitaryRecord({ entity }: { readonly entity: WholeMilitaryEntity }) {
  const { t, language } = useTexts();
  const { id, type, army, history } = entity;
  const navigate = useNavigate();
  const mayKeep = mayKeepMilitary(useActor());
  const name = militaryName(entity);
  const { Documents } = useRecordSlots();
  const panel = useOpenPanel();
  const { shown, hrefOf, close } = panel;
  const tabs = tabsOf(entity);
  const [tab, openTab] = useActiveTab(tabs);
  const facts: readonly (readonly [string, string])[] = [
    [t('military.fields.type'), t(`military.types.${type}`)],
    [t('military.fields.army'), armyInFull(army, language)],
    // All others have one name, which the title says.
    ...(type === 'unit' ? namingFields.unit : []).map(
      (field) => [t(`military.fields.${field}`), entity[field]] as const,
    ),
  ];
  return (
    <Page title={name} actions={<MilitaryActions id={id} name={name} mayKeep={mayKeep} hrefOf={hrefOf} />}>
      <ArrivedNotice text={t('military.mergedInto')} />
      <dl className="military-facts">
        <FactRows facts={facts} />
      </dl>
      <RecordTabs
        label={t('military.parts')}
        tabs={tabs.map((key) => ({
          key,
          label: t(`military.tabs.${key}`),
          ...(key === 'events' && history.length > 0 ? { count: history.length } : {}),
        }))}
        active={tab}
        onActive={openTab}
      >
        {tab === 'persons' && <SoldierList entity={entity} />}
        {tab === 'events' && (
          <>
            <HistoryLines history={history} />
            <UnitInTime id={id} />
          </>
        )}
        {tab === 'documents' && <Documents type="military_entity" id={id} name={name} />}
        {tab === 'entities' && <SubEntityList id={id} />}
      </RecordTabs>
      {mayKeep && <Merges id={id} />}
      {shown?.panel === 'history' && mayKeep && (
        <HistoryPanel key={shown.key} opened={shown.opened} record={{ type: 'military_entity', id }} onClose={close} />
      )}
      {mayKeep && <MilitaryMergePanel panel={panel} behind={id} />}
      {shown?.panel === 'remove' && mayKeep && (
        <RemoveMilitaryDialog
          key={shown.key}
          opened={shown.opened}
          id={id}
          onClose={close}
          onRemoved={() => void navigate(pathTo('military_entities'))}
        />
      )}
    </Page>
  );
}

function Merges({ id }: { readonly id: string }) {
  const { data = [] } = useMethod('findMilitaryMerges', { military_entity_id: id });
  const { undo } = useMilitaryMergeCommands();
  return <RecordMerges id={id} merges={data} undo={(merge) => undo(merge.id)} />;
}

interface ActionProps {
  readonly id: string;
  readonly name: string;
  readonly mayKeep: boolean;
  readonly hrefOf: (panel: string, id?: string) => string;
}

/** Every military entity has a public page, under the pages of the public search. */
const publicUnitPath = (id: string) => `/publicsearch/unit/${id}`;

/** What can be done from here; changing it is for those who keep the military entities. */
function MilitaryActions({ id, name, mayKeep, hrefOf }: ActionProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const editPath = withVia(pathTo('military_entity_edit', { id }), { code: 'military_entity', id });
  const label = t('military.edit', { name });
  useShortcut('e', label, () => void navigate(editPath), mayKeep);
  return (
    <>
      <PublicPageButton href={publicUnitPath(id)} />
      {mayKeep && (
        <>
          <Button
            component={Link}
            to={hrefOf('remove', id)}
            preventScrollReset
            variant="default"
            leftSection={<Icon name="remove" />}
            aria-label={t('military.remove', { name })}
          >
            {t('forms.remove')}
          </Button>
          <HistoryButton to={hrefOf('history', id)} />
          <Button
            component={Link}
            to={editPath}
            leftSection={<Icon name="edit" />}
            aria-label={label}
            aria-keyshortcuts="e"
          >
            {t('military.editHere')}
          </Button>
        </>
      )}
    </>
  );
}
