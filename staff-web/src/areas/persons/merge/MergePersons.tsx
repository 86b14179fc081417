import { Button } from '@mantine/core';
import type { MergePreview } from '@salient/shared/areas/persons/merge/personMerge.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { personPath } from '../personPaths.ts';
import { useNameOf } from '../useNameOf.ts';
import { militaryText } from './militaryText.ts';

interface Props {
  readonly preview: MergePreview;
  readonly onSwap: () => void;
}

/** Who stays and who becomes part of the other, and the button that swaps them (PERSON-12, PERSON-16). */
export function MergePersons({ preview: { personA, personB }, onSwap }: Props) {
  const { t } = useTexts();
  return (
    <div className="merge-persons">
      <Brief person={personA} role={t('merging.dialog.keeps')} isKept />
      <Button variant="default" leftSection={<Icon name="swap" />} onClick={onSwap}>
        {t('merging.dialog.swap')}
      </Button>
      <Brief person={personB} role={t('merging.dialog.goes')} />
    </div>
  );
}

interface BriefProps {
  readonly person: Person;
  readonly role: string;
  readonly isKept?: boolean;
}

/** One of the two in a few lines. */
function Brief({ person, role, isKept = false }: BriefProps) {
  const { t } = useTexts();
  const name = useNameOf()(person);
  const lines = [militaryText(person), person.memorials?.map(({ name: memorial }) => memorial).join(', ')];
  return (
    <section className="merge-brief" data-kept={isKept || undefined} aria-label={`${role}${t('common.colon')}${name}`}>
      <p className="merge-role">{role}</p>
      <h3>
        <a href={personPath(person.id)} target="_blank" rel="noopener">
          <bdi>{name}</bdi>
          <span className="visually-hidden"> {t('pickers.newTab')}</span>
        </a>
      </h3>
      <p>
        <DateText date={person.sort_born_date} /> – <DateText date={person.sort_died_date} />
      </p>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </section>
  );
}
