import { decodeDate, unknownDate } from '../../lib/dates/partialDate.ts';
import { DateText } from '../../lib/ui/DateText.tsx';
import { hasDied } from './hasDied.ts';
import type { Person } from './person.ts';

interface Props {
  readonly person: Pick<Person, 'war_casualty' | 'sort_died_date'>;
  readonly className?: string;
}

/** The day of a person's death in a list, `?/?/?` where nobody knows it; nothing of who is not known to have died. */
export function DiedDate({ person, className }: Props) {
  const { sort_died_date: died } = person;
  if (!hasDied(person, decodeDate(died) ?? unknownDate)) return null;
  return (
    <span className={className}>
      <DateText date={died} />
    </span>
  );
}
