import type { MergePreview } from '@salient/shared/areas/persons/merge/personMerge.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ReferenceList } from '../../../lib/merges/ReferenceList.tsx';
import { eventName } from '../../events/eventTexts.ts';
import { useNameOf } from '../useNameOf.ts';

/** What hangs on the merged person and where it goes, counted and named. */
export function MergeMoves({ preview }: { readonly preview: MergePreview }) {
  const { t } = useTexts();
  const nameOf = useNameOf();
  const heading = useId();
  const lines = useMoveLines(preview);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="merge-heading">
        {t('merging.dialog.moving')}
      </h3>
      <ul className="merge-moves">
        {lines.length === 0 && preview.references.length === 0 && <li>{t('merging.dialog.nothingMoves')}</li>}
        {lines.map(({ text, names, isWarning }) => (
          <li key={text} data-warning={isWarning || undefined}>
            {isWarning && <Icon name="warning" />}
            <span>
              {text}
              <span className="merge-moved">{names.join(' · ')}</span>
            </span>
          </li>
        ))}
        <li>
          {t('merging.dialog.address', { name: nameOf(preview.personB) })}
          {preview.addresses > 0 && ` ${t('merging.dialog.addresses', { count: preview.addresses })}`}
        </li>
      </ul>
      <ReferenceList references={preview.references} />
    </section>
  );
}

interface MoveLine {
  readonly text: string;
  readonly names: readonly string[];
  readonly isWarning?: boolean;
}

function useMoveLines({ events, relations, memberships, story }: MergePreview): readonly MoveLine[] {
  const { t } = useTexts();
  const nameOf = useNameOf();
  // Birth and death exist once: the fields above say what becomes of them.
  const ownEvents = events.filter(
    ({ event, into }) => into === null || (event.type !== 'born' && event.type !== 'died'),
  );
  const eventsThat = (wanted: string) =>
    ownEvents.filter(({ outcome }) => outcome === wanted).map(({ event }) => eventName(t, event));
  const relationsThat = (wanted: string) =>
    relations
      .filter(({ outcome }) => outcome === wanted)
      .map(({ relation: { relation, person } }) => {
        const word = t(`relations.${relation}`, { context: person?.gender ?? 'undefined' });
        return person ? `${word}${t('common.colon')}${nameOf(person)}` : word;
      });
  const projectsThat = (wanted: string) =>
    memberships.filter(({ outcome }) => outcome === wanted).map(({ membership }) => membership.project_title ?? '');
  const line = (
    key: 'events' | 'beside' | 'eventsFold' | 'relations' | 'relationsFold' | 'projects' | 'projectsFold',
    names: readonly string[],
  ): readonly MoveLine[] =>
    names.length === 0
      ? []
      : [{ text: t(`merging.moves.${key}`, { count: names.length }), names, isWarning: key === 'beside' }];
  return [
    ...line('beside', eventsThat('moves_beside')),
    ...line('events', eventsThat('moves')),
    ...line('eventsFold', eventsThat('folds')),
    ...line('relations', relationsThat('moves')),
    ...line('relationsFold', relationsThat('folds')),
    ...line('projects', projectsThat('moves')),
    ...line('projectsFold', projectsThat('folds')),
    ...(story ? [{ text: t('merging.moves.story'), names: [] }] : []),
  ];
}
