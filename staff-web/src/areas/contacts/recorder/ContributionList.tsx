import { ActionIcon } from '@mantine/core';
import type { Contribution } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useFocusAfterRemoval } from '../../../lib/focus/useFocusAfterRemoval.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { useRecordPath } from '../../../lib/records/useRecordPath.ts';
import { useHere, withVia } from '../../../lib/routing/links.ts';

interface Props {
  readonly contributions: readonly Contribution[];
  /** Ids of those that do not exist any more. */
  readonly gone?: readonly string[];
  /** Absent where nothing can be taken out. */
  readonly onTakeOut?: (contribution: Contribution) => void;
}

/** What a contact brought about, with the way to each. */
export function ContributionList({ contributions, gone = [], onTakeOut }: Props) {
  const { t } = useTexts();
  const here = useHere();
  const recordPath = useRecordPath();
  const focus = useFocusAfterRemoval<HTMLUListElement>(contributions.map(({ targetId }) => targetId));
  return (
    <ul {...focus} className="recorder-contributions">
      {contributions.map((contribution) => {
        const { type, targetId, name } = contribution;
        const path = recordPath(type, targetId);
        return (
          <li key={targetId} data-entry={targetId}>
            <Icon name={type} />
            <span>
              <span className="visually-hidden">
                {t(`contacts.contributionTypes.${type}`)}
                {t('common.colon')}
              </span>
              {path && !gone.includes(targetId) ? (
                <Link to={withVia(path, here)}>
                  <bdi>{name}</bdi>
                </Link>
              ) : (
                <bdi>{name}</bdi>
              )}
              {gone.includes(targetId) && <strong className="recorder-gone"> {t('contactRecorder.gone')}</strong>}
            </span>
            {onTakeOut && (
              <ActionIcon
                variant="subtle"
                size="2.75rem"
                aria-label={t('contactRecorder.takeOut', { name })}
                title={t('contactRecorder.takeOut', { name })}
                onClick={() => onTakeOut(contribution)}
              >
                <Icon name="close" />
              </ActionIcon>
            )}
          </li>
        );
      })}
    </ul>
  );
}
