import { Button } from '@mantine/core';
import type { DistinctPerson, PersonMerge } from '@salient/shared/areas/persons/merge/personMerge.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { useNameOf } from '../useNameOf.ts';
import { useMergeActions } from './useMergeActions.ts';
import './merge.css';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';

interface Props {
  readonly person: { readonly id: string; readonly name: string };
  /** The address that asks whether a merge is to be undone. */
  readonly undoPath: (mergeId: string) => string;
}

/** Who became part of this person, and who was said to be somebody else; each with its way back. */
export function PersonMerges({ person, undoPath }: Props) {
  const { t } = useTexts();
  const heading = useId();
  const { data: merges = [] } = useMethod('findMerges', { person_id: person.id });
  const { data: others = [] } = useMethod('findDistinctPersons', { person_id: person.id });
  const own = merges.filter(({ kept_id }) => kept_id === person.id);
  if (own.length + others.length === 0) return null;
  return (
    <section className="person-merges" aria-labelledby={heading}>
      <h3 id={heading}>{t('merging.done')}</h3>
      <ul>
        {own.map((merge) => (
          <MergeLine key={merge.id} merge={merge} undoPath={undoPath(merge.id)} />
        ))}
        {others.map((other) => (
          <DistinctLine key={other.person_id} other={other} person={person} />
        ))}
      </ul>
    </section>
  );
}

function MergeLine({ merge, undoPath }: { readonly merge: PersonMerge; readonly undoPath: string }) {
  const { t } = useTexts();
  const { merged_name, at, account, reason, undone_at, undone_account } = merge;
  const name = merged_name || t('persons.nameless');
  const told = { name, when: momentText(at) };
  return (
    <li data-undone={undone_at !== null || undefined}>
      <div>
        <p>{account ? t('merging.becameBy', { ...told, account }) : t('merging.became', told)}</p>
        {reason && <p className="merge-note">{t('merging.reason', { reason })}</p>}
        {undone_at && (
          <p className="merge-note">
            {undone_account
              ? t('merging.takenBackBy', { when: momentText(undone_at), account: undone_account })
              : t('merging.takenBack', { when: momentText(undone_at) })}
          </p>
        )}
      </div>
      {undone_at === null && (
        <Button
          component={Link}
          to={undoPath}
          preventScrollReset
          variant="default"
          size="compact-md"
          leftSection={<Icon name="restore" />}
          aria-label={t('merging.undoOf', { name })}
        >
          {t('merging.undo')}
        </Button>
      )}
    </li>
  );
}

interface DistinctProps {
  readonly other: DistinctPerson;
  readonly person: Props['person'];
}

function DistinctLine({ other, person }: DistinctProps) {
  const { t } = useTexts();
  const name = useNameOf()(other);
  const { takeBack } = useMergeActions();
  const [isPending, setPending] = useState(false);
  const when = momentText(other.at);
  const run = async () => {
    setPending(true);
    await takeBack({ idA: person.id, idB: other.person_id, nameA: person.name, nameB: name });
    setPending(false);
  };
  return (
    <li>
      <p>
        <Link to={pathTo('person', { id: other.person_id })}>
          {other.account
            ? t('merging.differentFrom', { name, when, account: other.account })
            : t('merging.differentFromSomebody', { name, when })}
        </Link>
      </p>
      <SteadyButton
        variant="default"
        size="compact-md"
        loading={isPending}
        aria-label={t('merging.takeBackOf', { name })}
        onClick={() => void run()}
      >
        {t('merging.takeBack')}
      </SteadyButton>
    </li>
  );
}
