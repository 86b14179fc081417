import { unitInWords } from '../../military/names/unitInWords.ts';
import { writeOutKinds } from '../../military/names/writtenUnitName.ts';
import type { PublicEvent } from '../publicPerson.ts';

/** What a military event says of service, ready to be read; blank where it says nothing. */
export interface ServiceFacts {
  /** Regiment and unit as one phrase: `2nd Battalion, Royal Scots`. */
  readonly unit: string;
  readonly sub: string;
  /** The letters that lists know it by; `armyWithLetters` writes them out. */
  readonly army: string;
  readonly rank: string;
  readonly number: string;
}

const factNames = ['unit', 'sub', 'army', 'rank', 'number'] as const satisfies readonly (keyof ServiceFacts)[];

/** The unit as the event itself writes it. */
export const unitAsWritten = ({ details }: Pick<PublicEvent, 'details'>): string =>
  unitInWords({
    army: details.enlisted_army ?? '',
    regiment: details.enlisted_regt ?? '',
    unit: details.enlisted_unit ?? '',
    unit_nr: details.enlisted_nr ?? '',
  });

/** What an event says of service; the names of a unit that it is linked to come before what is written. */
export function serviceFacts({ details, unit }: Pick<PublicEvent, 'details' | 'unit'>): ServiceFacts {
  return {
    unit: unitInWords({
      army: unit?.army || details.enlisted_army || '',
      regiment: unit?.regiment || details.enlisted_regt || '',
      unit: unit?.unit || details.enlisted_unit || '',
      unit_nr: unit?.unit_nr || details.enlisted_nr || '',
    }),
    sub: writeOutKinds(details.enlisted_sub ?? ''),
    army: details.enlisted_army || unit?.army || '',
    rank: details.enlisted_rank ?? '',
    number: details.enlisted_number ?? '',
  };
}

/**
 * The facts of service that each military event is the first to say, or that changed since the event before it, so that
 * a page says everything once.
 *
 * @param events of one person, in the order in which they are read.
 * @returns by the id of the event; blank where there is nothing to say again.
 */
export function newServiceFacts(events: readonly PublicEvent[]): ReadonlyMap<string, ServiceFacts> {
  let known: ServiceFacts = { unit: '', sub: '', army: '', rank: '', number: '' };
  const found = new Map<string, ServiceFacts>();
  for (const event of events.filter(({ type }) => type === 'military')) {
    const said = serviceFacts(event);
    const changed = factNames.map((name) => [name, said[name] === known[name] ? '' : said[name]] as const);
    found.set(event.id, Object.fromEntries(changed) as unknown as ServiceFacts);
    known = Object.fromEntries(factNames.map((name) => [name, said[name] || known[name]])) as unknown as ServiceFacts;
  }
  return found;
}
