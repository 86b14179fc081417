import { Button } from '@mantine/core';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { useServices } from '../../../lib/services/services.ts';
import { useRefreshPlaces } from '../useRefreshPlaces.ts';

/** Says of texts in events that are a name of this place, and links them when somebody says that they mean it. */
export function TextsOfPlace({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTexts();
  const { client } = useServices();
  const messages = useMessages();
  const refresh = useRefreshPlaces();
  const [isBusy, setBusy] = useState(false);
  const { data } = useMethod('findPlaceTexts', { place_id: id, limit: 5 });
  if (!data || data.data.length === 0) return null;
  const attempt = async (steps: () => Promise<void>) => {
    setBusy(true);
    await steps().catch(messages.failure);
    await refresh();
    setBusy(false);
  };
  const undo = (link: string, text: string) =>
    attempt(async () => {
      const { events } = await client.undoPlaceTextLink({ id: link });
      messages.success(t('places.texts.undone', { count: events, text }));
    });
  const link = (text: string, events: number) =>
    attempt(async () => {
      const linked = await client.linkPlaceText({ text, place_id: id, events });
      messages.success(t('places.texts.linked', { count: linked.events, text: linked.text, name }), {
        action: { label: t('recordMerges.undo'), run: () => void undo(linked.id, linked.text) },
      });
    });
  return (
    <Notice tone="hint">
      {data.data.map(({ id: key, text, events, places }) => (
        <p key={key}>
          {t('places.texts.waiting', { count: events, text })}{' '}
          <Button size="compact-md" variant="default" disabled={isBusy} onClick={() => void link(key, events)}>
            {t('places.texts.link', { count: events })}
          </Button>
          {places > 1 && <span className="place-facts"> {t('places.texts.others', { count: places - 1 })}</span>}
        </p>
      ))}
      <Link to={`${pathTo('places_healing')}?tab=texts`}>{t('places.texts.open')}</Link>
    </Notice>
  );
}
