import { flagText } from '@salient/shared/app/changeTexts.ts';
import type { Kiosk } from '@salient/shared/areas/kiosks/kiosk.ts';
import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../app/messages/useMessages.ts';
import { FailedNotice } from '../../app/pages/FailedNotice.tsx';
import { pathTo } from '../../app/routes/links.ts';
import { useActor } from '../../app/session/useSession.ts';
import { ConflictDialog } from '../../ui/form/ConflictDialog.tsx';
import { EditingLine } from '../../ui/form/EditingLine.tsx';
import { EntityForm } from '../../ui/form/EntityForm.tsx';
import { EmptyValue } from '../../ui/history/ShownValueText.tsx';
import { ListSkeleton } from '../../ui/list/ListStates.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useOpenedRecord } from '../../ui/useOpenedRecord.ts';
import { KioskFields } from './KioskFields.tsx';
import { kioskLabel, useKioskForm } from './useKioskForm.ts';

/** How a kiosk is set up: administrators change it, others read it. */
export function KioskSettings({ number }: { readonly number: number }) {
  const { record: kiosk, error, refetch } = useOpenedRecord('getKiosk', { kiosk: number });
  if (kiosk) return <SettingsForm kiosk={kiosk} />;
  return error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={9} />;
}

function SettingsForm({ kiosk }: { readonly kiosk: Kiosk }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const messages = useMessages();
  const mayChange = isAdmin(useActor());
  const form = useKioskForm(kiosk, () => messages.success(t('fleet.form.saved')));
  return (
    <>
      {mayChange ? (
        <EditingLine record={{ type: 'kiosk', id: kiosk.id }} />
      ) : (
        <Notice tone="hint">{t('fleet.form.onlyAdmin')}</Notice>
      )}
      <EntityForm
        form={form}
        verb={mayChange ? t('forms.save') : null}
        labelOf={kioskLabel(t)}
        onCancel={() => void navigate(pathTo('kiosks'))}
      >
        <fieldset className="kiosk-fields" disabled={!mayChange}>
          <KioskFields form={form} />
        </fieldset>
      </EntityForm>
      {form.conflict && (
        <ConflictDialog
          conflict={form.conflict}
          mine={form.draft}
          labelOf={kioskLabel(t)}
          show={(_field, value) => {
            if (typeof value === 'boolean') return flagText(t, value);
            return value === '' ? <EmptyValue /> : String(value);
          }}
          onDecide={(choices) => void form.decide(choices)}
          onPostpone={form.postpone}
        />
      )}
    </>
  );
}
