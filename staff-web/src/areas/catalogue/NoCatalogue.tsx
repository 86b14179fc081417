import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Notice } from '../../lib/page/Notice.tsx';
import { useActor } from '../../lib/session/useSession.ts';

/** Tells administrators, as long as it is so, that no archive catalogue is set; others see nothing. */
export function NoCatalogue() {
  const { t } = useTexts();
  const { data } = useMethod('getServerState', {}, { enabled: isAdmin(useActor()) });
  if (!data || data.catalogue.is_set) return null;
  return <Notice tone="hint">{t('catalogueImport.notSet')}</Notice>;
}
