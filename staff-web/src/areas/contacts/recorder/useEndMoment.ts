import { contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import type { ActiveContactMoment } from '@salient/shared/areas/contacts/moments/contactMomentDraft.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { errorsOfEntry, type FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { readLocalMinute } from '@salient/shared/lib/dates/localMinute.ts';
import { minuteText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfirm } from '../../../lib/dialogs/ConfirmProvider.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import { useServices } from '../../../lib/services/services.ts';
import { momentQueries } from '../contactQueries.ts';

/** The two ends of a moment: saved, or thrown away; both lead back to the person (MOMENT-12, MOMENT-17, MOMENT-19). */
export function useEndMoment(moment: ActiveContactMoment, onStartRefused: () => void) {
  const { t } = useTexts();
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
    const isLater = start !== null && start > minuteText(new Date());
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
      // What another machine did meanwhile was sent too.
      setGone(goneContributions(error, contactRecorder.get().moment ?? moment));
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
    const hasPerson = contactRecorder.get().personGone === null;
    void contactRecorder.discard();
    messages.success(t('contactRecorder.discarded'));
    await (hasPerson ? back() : navigate(pathTo('contact_persons')));
  };

  return { finish, discard, isEnding, startError, clearStartError: () => setStartError(null), failure, gone };
}

/** Contributions whose records were removed since, as the server names them where it refuses an end: with them no moment is saved. */
function goneContributions(failure: unknown, { contributions }: ActiveContactMoment): string[] {
  const { name, data } = failureOf(failure);
  if (name !== 'invalidData') return [];
  const errors = (data as FieldErrors).contributions ?? [];
  return contributions.flatMap(({ targetId }, place) =>
    errorsOfEntry('contributions', place, errors).length > 0 ? [targetId] : [],
  );
}
