import type { MilitaryDetails, PersonEvent } from './personEvent.ts';

type MilitaryEvent = Pick<PersonEvent, 'id' | 'type' | 'sort_start_date'> & {
  enlisted_reason: string | null;
  enlisted_army: string;
  enlisted_regt: string;
  enlisted_unit: string;
  enlisted_nr: string;
  enlisted_sub: string;
  enlisted_rank: string;
  enlisted_number: string;
};

const rank = ({ enlisted_reason }: MilitaryEvent) =>
  enlisted_reason === 'active service' ? 0 : enlisted_reason === 'enlisted' ? 2 : 1;

/**
 * The military event that lists show: active service, else any other before mere enlistment; the latest of those
 * (PERSON-05), and of several on one day the one recorded first. Null for a person without military events.
 */
export function militaryDetails(events: readonly MilitaryEvent[]): MilitaryDetails | null {
  const [best] = events
    .filter((event) => event.type === 'military')
    .sort((a, b) => rank(a) - rank(b) || compare(b.sort_start_date, a.sort_start_date) || compare(a.id, b.id));
  return best
    ? {
        army: best.enlisted_army,
        regiment: best.enlisted_regt,
        unit: best.enlisted_unit,
        unit_nr: best.enlisted_nr,
        sub: best.enlisted_sub,
        rank: best.enlisted_rank,
        number: best.enlisted_number,
      }
    : null;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
