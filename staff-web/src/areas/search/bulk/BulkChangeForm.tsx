import type { BulkAction } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import { callArguments, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useClient, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { SelectField } from '../../../lib/form/fields.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { field } from '../csv/field.ts';
import { ProjectField } from '../form/ProjectField.tsx';
import { BulkPersons } from './BulkPersons.tsx';
import { actionOf, type BulkChoice, bulkChoices, choiceText, needsProject } from './bulkActions.ts';

interface Props {
  readonly query: SearchQuery;
  readonly onStarted: (id: string) => void;
}

/** What becomes of all persons of a search: chosen, shown, and begun. */
export function BulkChangeForm({ query, onStarted }: Props) {
  const { t } = useTexts();
  const [choice, setChoice] = useState<BulkChoice | null>(null);
  const [project, setProject] = useState<string>();
  const action = choice && actionOf(choice, project);
  return (
    <div className="bulk-form">
      <SelectField
        {...field('action')}
        label={t('bulkChanges.what')}
        value={choice}
        choices={bulkChoices.map((value) => ({ value, label: choiceText(value, t) }))}
        onChange={setChoice}
      />
      {choice && needsProject(choice) && (
        <ProjectField
          path="project"
          label={t('bulkChanges.project')}
          argument={{ name: 'project', kind: 'text' }}
          errors={{}}
          value={project}
          onChange={(value) => setProject(value as string | undefined)}
        />
      )}
      {action && <Preview args={callArguments(query)} action={action} onStarted={onStarted} />}
    </div>
  );
}

interface PreviewProps extends Pick<Props, 'onStarted'> {
  readonly args: Readonly<Record<string, unknown>>;
  readonly action: BulkAction;
}

function Preview({ args, action, onStarted }: PreviewProps) {
  const { t } = useTexts();
  const client = useClient();
  const messages = useMessages();
  const [isStarting, setStarting] = useState(false);
  const { data, error, refetch } = useMethod('previewBulkChange', { args, action });
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t('bulkChanges.previewing')}</p>;
  const { changed, unchanged, refused, first } = data;
  const start = async () => {
    setStarting(true);
    try {
      onStarted((await client.startBulkChange({ args, action })).id);
    } catch (failure) {
      messages.failure(failure);
    } finally {
      setStarting(false);
    }
  };
  return (
    <>
      <p role="status" className="bulk-counts">
        {[
          t('bulkChanges.changes', { count: changed }),
          ...(unchanged > 0 ? [t('bulkChanges.unchanged', { count: unchanged })] : []),
          ...(refused > 0 ? [t('bulkChanges.refused', { count: refused })] : []),
        ].join(' · ')}
      </p>
      {refused > 0 && <p className="search-hint">{t('bulkChanges.whyRefused')}</p>}
      {first.length > 0 && <BulkPersons title={t('bulkChanges.first')} persons={first} isPreview />}
      <div>
        <SteadyButton disabled={changed === 0} loading={isStarting} onClick={() => void start()}>
          {t('bulkChanges.start', { count: changed })}
        </SteadyButton>
      </div>
    </>
  );
}
