import { Select } from '@mantine/core';
import type { PersonFeedback } from '@salient/shared/areas/feedback/personFeedback.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { feedbackQueries } from './feedbackQueries.ts';

/** A list of names beyond this length is searched rather than read. */
const shortList = 10;
/** In the list of names: nobody. */
const nobody = 'nobody';

/** Who takes care of a message. */
export function AssignField({ feedback }: { readonly feedback: PersonFeedback }) {
  const { t } = useTexts();
  const messages = useMessages();
  const user = useUser();
  const { data } = useMethod('findFeedbackStaff', {});
  const assign = useCommand('assignPersonFeedback', { refreshes: feedbackQueries, showsFailure: true });
  const { id, version, reference, assigned_to, assigned_name } = feedback;
  const staff = data?.data ?? (assigned_to ? [{ id: assigned_to, name: assigned_name ?? '', account: '' }] : []);
  const giveTo = (user_id: string | null) =>
    assign.mutate(
      { id, version, user_id },
      {
        onSuccess: ({ assigned_name: name }) =>
          messages.success(
            name
              ? t('staffFeedback.assignedTo', { reference, name })
              : t('staffFeedback.assignedToNobody', { reference }),
          ),
        onError: (error) => messages.failure(error),
      },
    );
  return (
    <div className="feedback-assign">
      <span aria-hidden="true">{t('staffFeedback.assigned')}</span>
      <Select
        aria-label={t('staffFeedback.assign', { reference })}
        data={[
          { value: nobody, label: t('staffFeedback.nobody') },
          ...staff.map(({ id: value, name, account }) => ({ value, label: name || account })),
        ]}
        allowDeselect={false}
        searchable={staff.length > shortList}
        disabled={assign.isPending}
        value={assigned_to ?? nobody}
        onChange={(chosen) => giveTo(chosen === nobody ? null : chosen)}
      />
      {assigned_to === null && user && (
        <SteadyButton variant="subtle" size="compact-md" loading={assign.isPending} onClick={() => giveTo(user.id)}>
          {t('staffFeedback.takeIt')}
        </SteadyButton>
      )}
    </div>
  );
}
