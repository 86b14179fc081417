import { useMemo } from 'react';
import { useTexts } from '../../../lib/i18n/useTexts.ts';
import type { PublicPerson } from '../../persons/publicPerson.ts';
import { feedbackLimits } from '../personFeedback.ts';
import { isDateField } from '../proposalFields.ts';
import { FormField } from './FormField.tsx';
import { type ChoiceGroup, proposalChoices } from './proposalChoices.ts';
import type { Feedback, TypedProposal } from './useFeedback.ts';

interface Props {
  readonly form: Feedback;
  readonly person: PublicPerson;
}

/** Corrections field by field: what it says now, and what it should say. */
export function ProposalFields({ form, person }: Props) {
  const { t, language } = useTexts();
  const groups = useMemo(() => proposalChoices(person, t, language), [person, t, language]);
  const { proposals } = form.typed;
  const change = (key: string, changes: Partial<TypedProposal>) =>
    form.change({ proposals: proposals.map((each) => (each.key === key ? { ...each, ...changes } : each)) });
  const add = () =>
    form.change({ proposals: [...proposals, { key: crypto.randomUUID(), event_id: null, field: '', typed: '' }] });
  return (
    <fieldset className="feedback-proposals">
      <legend>{t('feedbackForm.proposals')}</legend>
      <p className="feedback-hint">{t('feedbackForm.proposalsHint')}</p>
      {proposals.map((proposal) => (
        <ProposalRow
          key={proposal.key}
          proposal={proposal}
          groups={groups}
          errors={form.errors.proposals}
          onChange={(changes) => change(proposal.key, changes)}
          onRemove={() => form.change({ proposals: proposals.filter(({ key }) => key !== proposal.key) })}
        />
      ))}
      {proposals.length < feedbackLimits.proposals && (
        <button type="button" className="feedback-button" onClick={add}>
          {t('feedbackForm.addProposal')}
        </button>
      )}
    </fieldset>
  );
}

interface RowProps {
  readonly proposal: TypedProposal;
  readonly groups: readonly ChoiceGroup[];
  readonly errors: readonly string[] | undefined;
  readonly onChange: (changes: Partial<TypedProposal>) => void;
  readonly onRemove: () => void;
}

const keyOf = ({ event_id, field }: { readonly event_id: string | null; readonly field: string }) =>
  `${event_id ?? ''} ${field}`;

function ProposalRow({ proposal, groups, errors, onChange, onRemove }: RowProps) {
  const { t } = useTexts();
  const choices = groups.flatMap((group) => group.choices);
  const chosen = choices.find((choice) => keyOf(choice) === keyOf(proposal));
  const present =
    chosen &&
    (chosen.present === '' ? t('feedbackForm.presentNone') : t('feedbackForm.present', { value: chosen.present }));
  return (
    <div className="feedback-proposal">
      <FormField label={t('feedbackForm.proposalField')} {...(present ? { hint: present } : {})}>
        {(control) => (
          <select
            {...control}
            value={chosen ? keyOf(chosen) : ''}
            onChange={({ target }) => {
              const choice = choices.find((each) => keyOf(each) === target.value);
              onChange({ event_id: choice?.event_id ?? null, field: choice?.field ?? '' });
            }}
          >
            <option value="">{t('feedbackForm.choose')}</option>
            {groups.map((group) => (
              <optgroup key={group.choices.map(keyOf).join()} label={group.title}>
                {group.choices.map((choice) => (
                  <option key={keyOf(choice)} value={keyOf(choice)}>
                    {choice.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </FormField>
      <FormField
        label={t('feedbackForm.value')}
        errors={errors}
        {...(chosen && isDateField(chosen.field) ? { hint: t('feedbackForm.dateHint') } : {})}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            maxLength={feedbackLimits.value}
            disabled={!chosen}
            value={proposal.typed}
            onChange={({ target }) => onChange({ typed: target.value })}
          />
        )}
      </FormField>
      <button type="button" className="feedback-link" onClick={onRemove}>
        {t('feedbackForm.removeProposal')}
      </button>
    </div>
  );
}
