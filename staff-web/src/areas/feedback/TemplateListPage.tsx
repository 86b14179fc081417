import { Button } from '@mantine/core';
import type { FeedbackTemplate } from '@salient/shared/areas/feedback/feedbackTemplate.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { languageNames, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useRemoval } from '../../lib/dialogs/useRemoval.ts';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ListEmpty, ListSkeleton } from '../../lib/list/ListStates.tsx';
import { RecordCardHead } from '../../lib/list/RecordCardHead.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { useShortcut } from '../../lib/shortcuts/useShortcut.ts';
import { TemplateDialog } from './TemplateDialog.tsx';
import '../../lib/list/list.css';
import './staffFeedback.css';

/** The texts that answers to visitors begin with, for administrators. */
export function TemplateListPage() {
  const { t } = useTexts();
  const panel = useOpenPanel();
  const { shown, close } = panel;
  const { data, error, refetch } = useMethod('findFeedbackTemplates', {});
  useShortcut('n', t('feedbackTemplates.create'), () => panel.show('create'));
  const create = (
    <Button
      component={Link}
      to={panel.hrefOf('create')}
      preventScrollReset
      leftSection={<Icon name="plus" />}
      aria-keyshortcuts="n"
    >
      {t('feedbackTemplates.create')}
    </Button>
  );
  const edited = data?.data.find(({ id }) => id === shown?.id);
  return (
    <Page title={t('pages.feedback_templates')} actions={create}>
      <p className="lead">{t('feedbackTemplates.lead')}</p>
      {error && !data ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={4} />
      ) : data.total === 0 ? (
        <ListEmpty narrowed={false} onClear={() => undefined} action={create} />
      ) : (
        <ul className="template-cards">
          {data.data.map((template) => (
            <TemplateCard key={template.id} template={template} hrefOf={panel.hrefOf} />
          ))}
        </ul>
      )}
      {shown?.panel === 'create' && (
        <TemplateDialog key={shown.key} opened={shown.opened} template={undefined} onClose={close} />
      )}
      {shown?.panel === 'edit' && edited && (
        <TemplateDialog key={shown.key} opened={shown.opened} template={edited} onClose={close} />
      )}
      {shown?.panel === 'history' && shown.id && (
        <HistoryPanel
          key={shown.key}
          opened={shown.opened}
          record={{ type: 'feedback_template', id: shown.id }}
          onClose={close}
        />
      )}
    </Page>
  );
}

interface CardProps {
  readonly template: FeedbackTemplate;
  readonly hrefOf: (panel: string, id?: string) => string;
}

/** One text as it reads in the reader's language, or in the first that it has. */
function TemplateCard({ template, hrefOf }: CardProps) {
  const { t, language } = useTexts();
  const removal = useRemoval();
  const remove = useCommand('removeFeedbackTemplate', { refreshes: ['findFeedbackTemplates', 'findChanges'] });
  const { id, version, name } = template;
  const written = languages.filter((each) => template[each] !== '');
  const shown = written.includes(language) ? language : written[0];
  const askRemoval = () =>
    removal({ name, text: t('feedbackTemplates.removeText'), run: () => remove.mutateAsync({ id, version }) });
  return (
    <li className="template-card">
      <RecordCardHead
        name={name}
        hrefOf={(panel) => hrefOf(panel, id)}
        labels={{ edit: t('feedbackTemplates.edit', { name }), remove: t('feedbackTemplates.remove', { name }) }}
        onRemove={() => void askRemoval()}
      />
      {shown && <p lang={shown}>{template[shown]}</p>}
      <small>
        {t('feedbackTemplates.languages')}
        {t('common.colon')}
        {written.map((each) => languageNames[each]).join(', ')}
      </small>
    </li>
  );
}
