import { Checkbox } from '@mantine/core';
import { flagText } from '@salient/shared/app/changeTexts.ts';
import type { MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { type KeyWalk, keyWalkLimits } from '@salient/shared/areas/key-locations/keyWalk.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { ConflictDialog } from '../../lib/form/ConflictDialog.tsx';
import { EntityForm } from '../../lib/form/EntityForm.tsx';
import { TextField } from '../../lib/form/fields.tsx';
import { EmptyValue } from '../../lib/history/ShownValueText.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useServices } from '../../lib/services/services.ts';
import { KeyStopsField, keyText } from './KeyStopsField.tsx';
import { keyWalkLabel } from './keyWalkLabel.ts';
import { type KeyWalkFormControl, useKeyWalkForm } from './useKeyWalkForm.ts';

interface Props {
  readonly opened: boolean;
  /** Absent for a new walk. */
  readonly keyWalk: KeyWalk | undefined;
  /** All keys of the museum. */
  readonly keys: readonly MapKeyLocation[];
  readonly onClose: () => void;
}

/** The dialog that writes a theme walk. */
export function KeyWalkDialog({ opened, keyWalk, keys, onClose }: Props) {
  const { t } = useTexts();
  const { unsavedWork } = useServices();
  const leave = async () => {
    if (await unsavedWork.mayLeave('dialog')) onClose();
  };
  return (
    <PanelDialog
      opened={opened}
      closesBeside={false}
      onClose={() => void leave()}
      title={keyWalk ? t('keyWalks.edit', { name: keyWalk.titles.nl }) : t('keyWalks.create')}
    >
      <KeyWalkEditor keyWalk={keyWalk} keys={keys} onClose={onClose} onCancel={() => void leave()} />
    </PanelDialog>
  );
}

interface EditorProps extends Omit<Props, 'opened'> {
  readonly onCancel: () => void;
}

function KeyWalkEditor({ keyWalk, keys, onClose, onCancel }: EditorProps) {
  const { t } = useTexts();
  const messages = useMessages();
  const label = keyWalkLabel(t);
  const form = useKeyWalkForm(keyWalk, ({ titles }) => {
    messages.success(t('keyWalks.saved', { name: titles.nl }));
    onClose();
  });
  const forChildren = form.field('for_children');
  return (
    <>
      <EntityForm form={form} verb={t('forms.save')} labelOf={label} onCancel={onCancel}>
        <p className="form-hint">{t('keyWalks.themeHint')}</p>
        {languages.map((language) => (
          <TextField
            key={language}
            {...form.field(`titles.${language}`)}
            label={label(`titles.${language}`)}
            maxLength={keyWalkLimits.title}
            required={language === 'nl'}
            autoFocus={language === 'nl'}
          />
        ))}
        <KeyStopsField {...form.field('keys')} all={keys} />
        <div className="form-grid">
          <TextField {...form.field('length_km')} label={label('length_km')} hint={t('keyWalks.lengthHint')} required />
          <TextField {...form.field('minutes')} label={label('minutes')} hint={t('keyWalks.minutesHint')} required />
        </div>
        <Checkbox
          label={label('for_children')}
          checked={forChildren.value}
          onChange={(event) => forChildren.onChange(event.currentTarget.checked)}
        />
      </EntityForm>
      <KeyWalkConflict form={form} keys={keys} />
    </>
  );
}

interface ConflictProps extends Pick<Props, 'keys'> {
  readonly form: KeyWalkFormControl;
}

/** Two editors saved one walk: what each of them wrote, field by field. */
function KeyWalkConflict({ form, keys }: ConflictProps) {
  const { t } = useTexts();
  if (!form.conflict) return null;
  const show = (value: unknown) => {
    if (typeof value === 'boolean') return flagText(t, value);
    if (Array.isArray(value)) return value.map((id) => nameOf(keys, id)).join(', ');
    return value === '' ? <EmptyValue /> : String(value);
  };
  return (
    <ConflictDialog
      conflict={form.conflict}
      mine={form.draft}
      labelOf={keyWalkLabel(t)}
      show={(_field, value) => show(value)}
      onDecide={(choices) => void form.decide(choices)}
      onPostpone={form.postpone}
    />
  );
}

function nameOf(keys: readonly MapKeyLocation[], id: unknown): string {
  const key = keys.find((each) => each.id === id);
  return key ? keyText(key) : String(id);
}
