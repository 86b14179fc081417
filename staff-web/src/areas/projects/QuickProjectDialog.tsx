import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import type { QuickCreateProps } from '../../lib/picker/quickCreate.ts';
import { projectReference } from '../../lib/picker/referenceSources.ts';
import { ProjectEditor } from './ProjectDialog.tsx';

/** Makes a project without leaving the record at hand, with the title that was typed. */
export function QuickProjectDialog({ typed, onCreated, onClose }: QuickCreateProps) {
  const { t } = useTexts();
  const queries = useQueryClient();
  return (
    <PanelDialog opened closesBeside={false} onClose={onClose} title={t('projectPages.create')}>
      <ProjectEditor
        project={undefined}
        title={typed}
        onCancel={onClose}
        onSaved={({ record }) => {
          // What pickers remember of projects does not know this one (QUICK-17).
          void queries.invalidateQueries({ queryKey: ['references', 'project'] });
          onCreated(projectReference(record));
        }}
      />
    </PanelDialog>
  );
}
