import { Switch } from '@mantine/core';
import type { ReviewedName } from '@salient/shared/areas/names-of-day/namesOfDayMethods.ts';
import { fullName } from '@salient/shared/areas/persons/personNames.ts';
import { mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import type { VictimType } from '@salient/shared/areas/persons/personValues.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useStaleQueries } from '../../lib/history/useStaleQueries.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useActor } from '../../lib/session/useSession.ts';

/** Whether a name is shown on its day; who may edit the person may change it (beyond.md 7). */
export function ShownSwitch({ row }: { readonly row: ReviewedName }) {
  const { t } = useTexts();
  const actor = useActor();
  const messages = useMessages();
  const update = useCommand('updatePerson', { refreshes: useStaleQueries('person') });
  const name = fullName(row) || t('persons.nameless');
  const change = (isShown: boolean) =>
    update.mutate(
      { person: { id: row.id, version: row.version, not_for_loop: !isShown } },
      { onSuccess: () => messages.success(t(isShown ? 'namesReview.shownAgain' : 'namesReview.leftOut', { name })) },
    );
  return (
    <Switch
      checked={!row.not_for_loop}
      // Everybody in the names list is a victim of the war.
      disabled={!mayEditPerson(actor, { victim_type: row.victimType as VictimType, war_casualty: true })}
      onChange={({ currentTarget: { checked } }) => !update.isPending && change(checked)}
      label={t(row.not_for_loop ? 'namesReview.isLeftOut' : 'namesReview.isShown')}
      aria-label={t('namesReview.showOf', { name })}
    />
  );
}
