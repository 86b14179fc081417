import { Button } from '@mantine/core';
import { contactMethods, momentLimits } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link, useNavigate } from 'react-router-dom';
import { MinuteField } from '../../../lib/dates/MinuteField.tsx';
import { EditingLine } from '../../../lib/form/EditingLine.tsx';
import { EntityForm } from '../../../lib/form/EntityForm.tsx';
import { FormSection } from '../../../lib/form/FormSection.tsx';
import { SelectField } from '../../../lib/form/fields.tsx';
import { HistoryPanel } from '../../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { MarkdownField } from '../../../lib/markdown/MarkdownField.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { useOpenPanel } from '../../../lib/routing/useOpenPanel.ts';
import '../contacts.css';
import { momentQueries } from '../contactQueries.ts';
import { useContactRemoval } from '../useContactRemoval.ts';
import { Contributions } from './Contributions.tsx';
import { MomentConflict } from './MomentConflict.tsx';
import type { EditedMoment } from './momentForm.ts';
import { momentLabel } from './momentLabel.ts';
import { momentName, personOf } from './momentName.ts';
import { type MomentFormControl, useMomentForm } from './useMomentForm.ts';

/** The form of a contact moment (MOMENT-04, MOMENT-05). */
export function MomentEditor({ moment }: { readonly moment: EditedMoment }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const messages = useMessages();
  const { shown, hrefOf, close } = useOpenPanel();
  const form = useMomentForm(moment, ({ record }) =>
    messages.success(t('contactPages.saved', { name: momentName(t, record) })),
  );
  const { id, record } = form.entity ?? moment;
  const isRefused = form.failure !== null || Object.keys(form.errors).length > 0;
  const personPath = pathTo('contact_person', { id: record.contactPersonId });
  return (
    <Page
      title={t('contactPages.momentWith', { name: personOf(record) })}
      actions={<MomentActions personPath={personPath} historyPath={hrefOf('history', id)} />}
    >
      <EditingLine record={{ type: 'contact_person_event', id }} />
      <EntityForm
        form={form}
        verb={t('forms.save')}
        unchanged={!form.dirty}
        labelOf={momentLabel(t)}
        onCancel={() => void navigate(personPath)}
        aside={<RemoveButton moment={form.entity ?? moment} />}
      >
        {isRefused && <Notice tone="error">{t('contacts.messages.saveFailed')}</Notice>}
        <MomentFields form={form} />
      </EntityForm>
      <MomentConflict form={form} />
      {shown?.panel === 'history' && (
        <HistoryPanel
          key={shown.key}
          opened={shown.opened}
          record={{ type: 'contact_person_event', id }}
          onClose={close}
        />
      )}
    </Page>
  );
}

function MomentFields({ form }: { readonly form: MomentFormControl }) {
  const { t, language } = useTexts();
  const label = momentLabel(t);
  return (
    <>
      <FormSection title={t('pages.contact_moment')}>
        <MinuteField
          {...form.field('start')}
          label={label('start')}
          invalid={t('contacts.messages.invalidStart')}
          required
        />
        <MinuteField {...form.field('end')} label={label('end')} invalid={t('contacts.messages.invalidEnd')} />
        <SelectField
          {...form.field('contactMethod')}
          label={label('contactMethod')}
          choices={contactMethods.map((value) => ({ value, label: t(`contacts.methods.${value}`) }))}
        />
        <div className="form-wide">
          <MarkdownField
            {...form.field('transcript')}
            label={label('transcript')}
            lang={language}
            maxLength={momentLimits.transcript}
          />
        </div>
      </FormSection>
      <FormSection title={label('contributions')}>
        <Contributions {...form.field('contributions')} />
      </FormSection>
    </>
  );
}

interface ActionProps {
  readonly personPath: string;
  readonly historyPath: string;
}

function MomentActions({ personPath, historyPath }: ActionProps) {
  const { t } = useTexts();
  return (
    <>
      <Button component={Link} to={personPath} variant="default" leftSection={<Icon name="contact" />}>
        {t('contactPages.toPerson')}
      </Button>
      <Button
        component={Link}
        to={historyPath}
        preventScrollReset
        variant="default"
        leftSection={<Icon name="history" />}
      >
        {t('historyPanel.open')}
      </Button>
    </>
  );
}

/** Whatever shows moments but the page of the one that is gone, which would only be told so. */
const stillAnswering = momentQueries.filter((method) => method !== 'getContactPersonEvent' && method !== 'findChanges');

function RemoveButton({ moment: { id, version, record } }: { readonly moment: EditedMoment }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const removal = useContactRemoval();
  const command = useCommand('removeContactPersonEvent', { refreshes: stillAnswering, showsFailure: true });
  const run = () => command.mutateAsync({ id, version });
  const onRemoved = () => void navigate(pathTo('contact_person', { id: record.contactPersonId }));
  return (
    <Button
      variant="default"
      leftSection={<Icon name="remove" />}
      onClick={() => void removal({ name: momentName(t, record), run, onRemoved })}
    >
      {t('forms.remove')}
    </Button>
  );
}
