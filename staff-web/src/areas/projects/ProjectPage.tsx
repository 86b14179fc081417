import { Button } from '@mantine/core';
import type { Project } from '@salient/shared/areas/projects/project.ts';
import { canEdit, isAdmin } from '@salient/shared/areas/users/actor.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link, useParams } from 'react-router-dom';
import { periodText } from '../../lib/dates/periodText.ts';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { isRecordAway } from '../../lib/missing/RecordAway.tsx';
import { FactRows } from '../../lib/page/FactRows.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { NotFoundPage } from '../../lib/page/NotFoundPage.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { PublicPageButton } from '../../lib/page/PublicPageButton.tsx';
import { useRecordSlots } from '../../lib/related/recordSlots.ts';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { useShortcut } from '../../lib/shortcuts/useShortcut.ts';
import { RecordTabs } from '../../lib/tabs/RecordTabs.tsx';
import { useActiveTab } from '../../lib/tabs/useActiveTab.ts';
import { ProjectDialog } from './ProjectDialog.tsx';
import { projectPeriod } from './projectPeriod.ts';
import { useProjectSlots } from './projectSlots.ts';
import './projects.css';
import { HistoryButton } from '../../lib/history/HistoryButton.tsx';

const tabs = ['persons', 'stories', 'documents', 'figures'] as const;

/** A project with all that belongs to it (PROJECT-02). */
export function ProjectPage() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getProject', { id });
  if (error && isRecordAway(error)) return <NotFoundPage />;
  if (data && 'version' in data) return <ProjectRecord key={id} project={data} />;
  return (
    <Page title={t('pages.project')} isWaiting={!error}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={8} />}
    </Page>
  );
}

function ProjectRecord({ project }: { readonly project: Project }) {
  const { t } = useTexts();
  const actor = useActor();
  const [tab, openTab] = useActiveTab(tabs);
  const { shown, hrefOf, close, finish } = useOpenPanel();
  const { Persons, Stories, Figures } = useProjectSlots();
  const { Documents } = useRecordSlots();
  const { id, title, type, description } = project;
  const period = projectPeriod(project);
  return (
    <Page
      title={title}
      actions={
        <>
          <PublicPageButton href={`/project/${id}`} />
          {canEdit(actor) && <ProjectActions title={title} hrefOf={(panel) => hrefOf(panel, id)} />}
        </>
      }
    >
      <dl className="project-facts">
        <FactRows
          facts={[
            [t('projectRecord.fields.type'), t(`projectRecord.types.${type}`)],
            [t('projectPages.period'), hasDays(project) ? periodText(t, period) : null],
          ]}
        />
      </dl>
      {description && <p className="project-description">{description}</p>}
      <RecordTabs
        label={t('projectPages.parts')}
        tabs={tabs.map((key) => ({
          key,
          label: t(`projectPages.tabs.${key}`),
          ...(key === 'persons' ? { count: project.nbr_of_persons } : {}),
        }))}
        active={tab}
        onActive={openTab}
      >
        {tab === 'persons' && <Persons project={project} />}
        {tab === 'stories' && <Stories project={project} />}
        {tab === 'documents' && <Documents type="project" id={id} name={title} />}
        {tab === 'figures' && <Figures project={project} />}
      </RecordTabs>
      {shown?.panel === 'edit' && isAdmin(actor) && (
        <ProjectDialog key={shown.key} opened={shown.opened} id={id} onClose={close} onSaved={finish} />
      )}
      {shown?.panel === 'history' && canEdit(actor) && (
        <HistoryPanel key={shown.key} opened={shown.opened} record={{ type: 'project', id }} onClose={close} />
      )}
    </Page>
  );
}

const hasDays = ({ fromYear, fromMonth, fromDay, toYear, toMonth, toDay }: Project) =>
  [fromYear, fromMonth, fromDay, toYear, toMonth, toDay].some((part) => part !== '?');

interface ActionProps {
  readonly title: string;
  readonly hrefOf: (panel: string) => string;
}

/** What editors can do from here; changing a project is for administrators. */
function ProjectActions({ title, hrefOf }: ActionProps) {
  const { t } = useTexts();
  const mayChange = isAdmin(useActor());
  const { show } = useOpenPanel();
  const label = t('projectPages.edit', { title });
  useShortcut('e', label, () => show('edit'), mayChange);
  return (
    <>
      <HistoryButton to={hrefOf('history')} />
      {mayChange && (
        <Button
          component={Link}
          to={hrefOf('edit')}
          preventScrollReset
          variant="default"
          leftSection={<Icon name="edit" />}
          aria-label={label}
          aria-keyshortcuts="e"
        >
          {t('projectPages.editHere')}
        </Button>
      )}
    </>
  );
}
