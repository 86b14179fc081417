import { Table } from '@mantine/core';
import { proposalLabel, shownValue } from '@salient/shared/areas/feedback/form/proposalChoices.ts';
import type { PersonFeedback, ShownProposal } from '@salient/shared/areas/feedback/personFeedback.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { fieldErrorsSchema } from '@salient/shared/lib/contract/validation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { errorTexts } from '../../lib/form/errorTexts.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { ReferencePicker } from '../../lib/picker/ReferencePicker.tsx';
import type { Reference } from '../../lib/picker/referenceSources.ts';

/** Corrections beside what stands there now; one press writes one of them into the record. */
export function ProposalTable({ feedback }: { readonly feedback: PersonFeedback }) {
  const { t } = useTexts();
  return (
    <div className="feedback-table">
      <Table>
        <Table.Caption>{t('staffFeedback.proposals')}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('staffFeedback.field')}</Table.Th>
            <Table.Th>{t('staffFeedback.before')}</Table.Th>
            <Table.Th>{t('staffFeedback.after')}</Table.Th>
            <Table.Th>{t('staffFeedback.outcome')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {feedback.proposals.map((proposal, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a proposal is known by its place among those of its message
            <ProposalRow key={index} feedback={feedback} proposal={proposal} index={index} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

interface RowProps {
  readonly feedback: PersonFeedback;
  readonly proposal: ShownProposal;
  readonly index: number;
}

function ProposalRow({ feedback, proposal, index }: RowProps) {
  const { t } = useTexts();
  const messages = useMessages();
  const [place, setPlace] = useState<Reference | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const apply = useCommand('applyFeedbackProposal', {
    refreshes: ['findPersonFeedback', 'getPersonFeedback', 'getPerson', 'findPersonEvents', 'findChanges'],
    showsFailure: true,
  });
  const { field, event_type, value, was, present, state, record_version } = proposal;
  const own = proposalLabel(t, event_type, field);
  const label = event_type ? `${t(`events.types.${event_type}`)}${t('common.colon')}${own}` : own;
  const shown = shownValue(field, value);
  const needsPlace = field === 'place' && proposal.place_id === null;
  const write = () => {
    setRefused(null);
    const { id, version } = feedback;
    apply.mutate(
      { id, version, index, record_version: record_version ?? 1, ...(place ? { place_id: place.id } : {}) },
      {
        onSuccess: () => messages.success(t('staffFeedback.applied', { field: label, value: shown })),
        onError: (error) => {
          const { name, data } = failureOf(error);
          const errors = name === 'invalidData' ? fieldErrorsSchema.safeParse(data) : null;
          if (errors?.success) setRefused(errorTexts(Object.values(errors.data).flat(), t).join(' '));
          else messages.failure(error);
        },
      },
    );
  };
  return (
    <Table.Tr>
      <Table.Th scope="row">{label}</Table.Th>
      <Table.Td>
        <bdi>{shownValue(field, present)}</bdi>
        {state === 'open' && was !== present && (
          <small className="feedback-since">
            {was === ''
              ? t('staffFeedback.changedSinceEmpty')
              : t('staffFeedback.changedSince', { value: shownValue(field, was) })}
          </small>
        )}
      </Table.Td>
      <Table.Td>
        <bdi>{shown}</bdi>
      </Table.Td>
      <Table.Td>
        {state === 'open' ? (
          <div className="feedback-apply">
            {needsPlace && (
              <ReferencePicker kind="place" label={t('staffFeedback.place')} value={place} onChange={setPlace} />
            )}
            <SteadyButton
              size="xs"
              variant="default"
              loading={apply.isPending}
              disabled={needsPlace && !place}
              aria-label={t('staffFeedback.applyOf', { field: label, value: shown })}
              onClick={write}
            >
              {t('staffFeedback.apply')}
            </SteadyButton>
            {refused && (
              <span className="feedback-refused" role="alert">
                {refused}
              </span>
            )}
          </div>
        ) : (
          t(`staffFeedback.states.${state}`)
        )}
      </Table.Td>
    </Table.Tr>
  );
}
