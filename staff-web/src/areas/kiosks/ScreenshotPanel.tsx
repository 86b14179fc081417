import type { KioskStatus } from '@salient/shared/areas/kiosks/kioskState.ts';
import { isAtLeastNormal } from '@salient/shared/areas/users/actor.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useActor } from '../../lib/session/useSession.ts';
import { Panel } from './Panel.tsx';

/** The last picture that was asked for of a kiosk's screen. */
export function ScreenshotPanel({ status }: { readonly status: KioskStatus }) {
  const { t } = useTexts();
  const { number, screenshot_at } = status;
  const queries = useQueryClient();
  const maySee = isAtLeastNormal(useActor());
  const { data } = useMethod('getKioskScreenshot', { kiosk: number }, { enabled: maySee && screenshot_at !== null });
  useEffect(() => {
    if (screenshot_at) void queries.invalidateQueries({ queryKey: ['getKioskScreenshot'] });
  }, [queries, screenshot_at]);
  if (!maySee) return null;
  const at = data && momentText(data.taken_at);
  return (
    <Panel title={t('kiosks.screenshot.title')}>
      {screenshot_at && data && at ? (
        <figure className="kiosk-screenshot">
          <img src={data.picture} alt={t('kiosks.screenshot.alt', { number, at })} />
          <figcaption>{t('kiosks.screenshot.taken', { at })}</figcaption>
        </figure>
      ) : (
        <p className="form-hint">{t('kiosks.screenshot.none')}</p>
      )}
    </Panel>
  );
}
