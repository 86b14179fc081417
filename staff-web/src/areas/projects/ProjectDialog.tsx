import type { Project } from '@salient/shared/areas/projects/project.ts';
import { projectFields, projectLimits, projectTypes } from '@salient/shared/areas/projects/projectFields.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { formatPartialDate } from '@salient/shared/lib/dates/partialDate.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { partialDateOf } from '../../lib/dates/dateTexts.ts';
import { PeriodField } from '../../lib/dates/PeriodField.tsx';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { ConflictDialog } from '../../lib/form/ConflictDialog.tsx';
import { EntityForm } from '../../lib/form/EntityForm.tsx';
import { FormSkeleton } from '../../lib/form/FormSkeleton.tsx';
import { SelectField, TextAreaField, TextField } from '../../lib/form/fields.tsx';
import { EmptyValue } from '../../lib/history/ShownValueText.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { useServices } from '../../lib/services/services.ts';
import { type EditedProject, editedProject } from './projectForm.ts';
import { projectLabel } from './projectLabel.ts';
import { type ProjectFormControl, useProjectForm } from './useProjectForm.ts';

interface Props {
  readonly opened: boolean;
  /** Absent for a new project. */
  readonly id: string | undefined;
  readonly onClose: () => void;
  readonly onSaved: (id: string) => void;
}

/** The dialog in which a project is made or changed (PROJECT-03). */
export function ProjectDialog({ opened, id, onClose, onSaved }: Props) {
  const { t } = useTexts();
  const { unsavedWork } = useServices();
  const leave = async () => {
    if (await unsavedWork.mayLeave('dialog')) onClose();
  };
  const saved = (project: EditedProject) => onSaved(project.id);
  return (
    <PanelDialog
      opened={opened}
      closesBeside={false}
      onClose={() => void leave()}
      title={id ? t('projectPages.editTitle') : t('projectPages.create')}
    >
      {id ? (
        <StoredProject id={id} onSaved={saved} onCancel={() => void leave()} />
      ) : (
        <ProjectEditor project={undefined} onSaved={saved} onCancel={() => void leave()} />
      )}
    </PanelDialog>
  );
}

interface EditorProps {
  readonly onSaved: (saved: EditedProject) => void;
  readonly onCancel: () => void;
}

function StoredProject({ id, ...props }: EditorProps & { readonly id: string }) {
  const { data, error, refetch } = useMethod('getProject', { id });
  if (error && !data) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  return data && 'version' in data ? <ProjectEditor project={data} {...props} /> : <FormSkeleton />;
}

interface ProjectEditorProps extends EditorProps {
  /** Absent for a new project. */
  readonly project: Project | undefined;
  /** With which a new one begins. */
  readonly title?: string;
}

/** The form of one project. */
export function ProjectEditor({ project, title = '', onSaved, onCancel }: ProjectEditorProps) {
  const { t } = useTexts();
  const messages = useMessages();
  const form = useProjectForm(project && editedProject(project), title, (saved) => {
    messages.success(t('projectPages.saved', { title: saved.title }));
    onSaved(saved);
  });
  const label = projectLabel(t);
  return (
    <>
      <EntityForm form={form} verb={t('forms.save')} labelOf={label} onCancel={onCancel}>
        <TextField {...form.field('title')} label={label('title')} maxLength={projectLimits.title} required autoFocus />
        <SelectField
          {...form.field('type')}
          label={label('type')}
          choices={projectTypes.map((value) => ({ value, label: t(`projectRecord.types.${value}`) }))}
        />
        <PeriodField
          start={{ ...form.field('from'), label: label('from'), yearsNear: new Date().getFullYear() }}
          end={{ ...form.field('to'), label: label('to'), yearsNear: new Date().getFullYear() }}
        />
        <TextAreaField
          {...form.field('description')}
          label={label('description')}
          maxLength={projectFields.description.longest}
        />
      </EntityForm>
      <Conflict form={form} />
    </>
  );
}

/** Two administrators saved one project: what each of them wrote, field by field. */
function Conflict({ form }: { readonly form: ProjectFormControl }) {
  const { t } = useTexts();
  if (!form.conflict) return null;
  return (
    <ConflictDialog
      conflict={form.conflict}
      mine={form.draft}
      labelOf={projectLabel(t)}
      show={(field, value, draft) => {
        if (field === 'from' || field === 'to') return formatPartialDate(partialDateOf(draft[field]));
        if (field === 'type') return t(`projectRecord.types.${draft.type}`);
        return value === '' ? <EmptyValue /> : String(value);
      }}
      onDecide={(choices) => void form.decide(choices)}
      onPostpone={form.postpone}
    />
  );
}
