import { ActionIcon } from '@mantine/core';
import { type Contribution, contributionTypes } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useFocusAfterRemoval } from '../../../lib/focus/useFocusAfterRemoval.ts';
import { FieldErrors } from '../../../lib/form/FieldErrors.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ReferencePicker } from '../../../lib/picker/ReferencePicker.tsx';
import '../contacts.css';
import { ContributionName } from './ContributionName.tsx';

interface Props {
  readonly value: readonly Contribution[];
  readonly onChange: (contributions: readonly Contribution[]) => void;
  readonly codes: readonly string[];
  readonly readOnly: boolean;
}

/** What a contact brought about: persons and documents, each with the way to its page (MOMENT-08). */
export function Contributions({ value, onChange, codes, readOnly }: Props) {
  const { t } = useTexts();
  const messages = useMessages();
  const focus = useFocusAfterRemoval<HTMLDivElement>([...value.map(({ targetId }) => targetId), 'add']);
  const add = (contribution: Contribution) => {
    // Once is enough (MOMENT-21).
    if (value.some(({ targetId }) => targetId === contribution.targetId)) {
      messages.error(t('validation.CONNECTION_ALREADY_EXISTS'));
    } else onChange([...value, contribution]);
  };
  return (
    <div {...focus} className="form-wide">
      <div tabIndex={-1} data-refused={codes.length > 0 || undefined}>
        <FieldErrors codes={codes} />
      </div>
      {value.length === 0 ? (
        <p className="contribution-hint">{t('contactPages.noContributions')}</p>
      ) : (
        <ul className="contribution-list">
          {value.map((contribution) => (
            <li key={contribution.targetId} data-entry={contribution.targetId}>
              <ContributionName contribution={contribution} />
              {!readOnly && (
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={t('pickers.remove', { name: contribution.name })}
                  onClick={() => onChange(value.filter((each) => each !== contribution))}
                >
                  <Icon name="remove" />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      {!readOnly && (
        <div className="contribution-add" data-entry="add">
          <p className="contribution-hint">{t('contactPages.addContribution')}</p>
          <div className="form-grid">
            {contributionTypes.map((type) => (
              <ReferencePicker
                key={type}
                kind={type}
                name={`contributions.${type}`}
                label={t(`contacts.contributionTypes.${type}`)}
                value={null}
                isForList
                onChange={(chosen) => chosen && add({ type, targetId: chosen.id, name: chosen.name })}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
