import { flagText } from '@salient/shared/app/changeTexts.ts';
import type { Kiosk } from '@salient/shared/areas/kiosks/kiosk.ts';
import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useNavigate } from 'react-router-dom';
import { useOpenedRecord } from '../../lib/client/useOpenedRecord.ts';
import { ConflictDialog } from '../../lib/form/ConflictDialog.tsx';
import { EditingLine } from '../../lib/form/EditingLine.tsx';
import { EntityForm } from '../../lib/form/EntityForm.tsx';
import { EmptyValue } from '../../lib/history/ShownValueText.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { Notice } from '../../lib/page/Notice.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useActor } from '../../lib/session/useSession.ts';
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
  const form = useKioskForm(kiosk, () => messages.success(t('kiosks.form.saved')));
  return (
    <>
      {mayChange ? (
        <EditingLine record={{ type: 'kiosk', id: kiosk.id }} />
      ) : (
        <Notice tone="hint">{t('kiosks.form.onlyAdmin')}</Notice>
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
