import { contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import type { ActiveContactMoment } from '@salient/shared/areas/contacts/moments/contactMomentDraft.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { readLocalMinute } from '@salient/shared/lib/dates/localMinute.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfirm } from '../../../lib/dialogs/ConfirmProvider.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import { useServices } from '../../../lib/services/services.ts';

/** What shows contact moments. */
const momentQueries = [
  'findContactPersonEvents',
  'getContactPersonEvent',
  'getContactPersonEventsForPerson',
  'findContactMomentsForPerson',
  'findContactMomentsForDocument',
] as const;

/** The two ends of a moment: saved, or thrown away; both lead back to the person (MOMENT-12, MOMENT-17, MOMENT-19). */
export function useEndMoment(moment: ActiveContactMoment, onStartRefused: () => void) {
  const { t } = useTexts();
  const client = useClient();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const messages = useMessages();
  const { contactRecorder, queries } = useServices();
  const [isEnding, setEnding] = useState(false);
  const [startError, setStartError] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [gone, setGone] = useState<readonly string[]>([]);
  const { person } = moment;
  const back = () => navigate(pathTo('contact_person', { id: person.id }));

  const finish = async () => {
    if (isEnding) return;
    setFailure(null);
    const start = readLocalMinute(moment.startsAt);
    const isLater = start !== null && start > momentText(new Date());
    if (start === null || isLater) {
      setStartError(t(isLater ? 'contactRecorder.startsLater' : 'contacts.messages.invalidStart'));
      return onStartRefused();
    }
    setEnding(true);
    try {
      if (!(await contactRecorder.finish())) return;
      const count = moment.contributions.length;
      messages.success(t('contactRecorder.finished', { person: contactName(person), count }));
      for (const method of momentQueries) void queries.invalidateQueries({ queryKey: [method] });
      await back();
    } catch (error) {
      setFailure(error);
      const isRefused = failureOf(error).name === 'invalidData';
      setGone(isRefused ? await findGone(client, moment.contributions) : []);
    } finally {
      setEnding(false);
    }
  };

  const discard = async () => {
    const isSure = await confirm({
      title: t('contactRecorder.discardTitle', { person: contactName(person) }),
      text: t('contacts.messages.cancel'),
      verb: t('contactRecorder.discard'),
      tone: 'danger',
    });
    if (!isSure) return;
    void contactRecorder.discard();
    messages.success(t('contactRecorder.discarded'));
    await back();
  };

  return { finish, discard, isEnding, startError, clearStartError: () => setStartError(null), failure, gone };
}

/** Contributions whose records were removed since: with them a moment cannot be saved. */
async function findGone(client: Client, contributions: ActiveContactMoment['contributions']): Promise<string[]> {
  const asked = contributions.map(async ({ type, targetId: id }) => {
    try {
      if (type === 'person') await client.getPerson({ id, extend: [] });
      else if ((await client.getCollectionDocument({ id })).deleted) return [id];
      return [];
    } catch (error) {
      // One that was merged is followed by the server.
      return ['gone', 'notFound'].includes(failureOf(error).name) ? [id] : [];
    }
  });
  return (await Promise.all(asked)).flat();
}
