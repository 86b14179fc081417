import { callArguments, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SelectField } from '../../../lib/form/fields.tsx';
import type { Selection } from '../../../lib/list/selection.ts';
import { mayCreate } from '../../../lib/picker/mayCreate.ts';
import { ReferencePicker } from '../../../lib/picker/ReferencePicker.tsx';
import type { Reference } from '../../../lib/picker/referenceSources.ts';
import { useActor } from '../../../lib/session/useSession.ts';
import { field } from '../csv/field.ts';
import { BulkPreview } from './BulkPreview.tsx';
import { actionOf, type BulkChoice, bulkChoices, choiceText, needsProject } from './bulkActions.ts';

interface Props {
  readonly query: SearchQuery;
  /** With nobody chosen all are meant. */
  readonly chosen: Selection;
  readonly onStarted: (id: string) => void;
}

/** What becomes of all persons of a search: chosen, shown, and begun. */
export function BulkChangeForm({ query, chosen, onStarted }: Props) {
  const { t } = useTexts();
  const actor = useActor();
  const [choice, setChoice] = useState<BulkChoice | null>(null);
  const [project, setProject] = useState<Reference | null>(null);
  const action = choice && actionOf(choice, project?.id);
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
        <ReferencePicker
          kind="project"
          label={t('bulkChanges.project')}
          value={project}
          // Nobody is in a project that is new.
          isLookupOnly={choice === 'removeFromProject'}
          {...(choice === 'addToProject' && !mayCreate(actor, 'project')
            ? { noneFound: () => t('bulkChanges.noProject') }
            : {})}
          onChange={setProject}
        />
      )}
      {action && (
        <BulkPreview
          key={JSON.stringify(action)}
          args={callArguments(query)}
          chosen={chosen}
          action={action}
          onStarted={onStarted}
        />
      )}
    </div>
  );
}
