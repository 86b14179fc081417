import { chronological } from '@salient/shared/areas/events/eventOrder.ts';
import { publicEventFields } from '@salient/shared/areas/events/eventTypes.ts';
import { eventField } from '@salient/shared/areas/events/ownFields.ts';
import { armyName } from '@salient/shared/areas/military/names/armyNames.ts';
import { eventSubLabel } from '@salient/shared/areas/persons/eventTexts.ts';
import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import { newServiceFacts, type ServiceFacts } from '@salient/shared/areas/persons/serviceFacts.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Texts, Translate } from '@salient/shared/lib/i18n/texts.ts';
import { dayInWords } from './lifeInWords.ts';

/** An event of a life in one line. */
export interface LifeLine {
  readonly id: string;
  /** Blank where no year is known. */
  readonly when: string;
  readonly what: string;
  /** Place, unit, memorial and what else is told of it; blank where nothing is. */
  readonly facts: string;
}

/** The events of a life by date, without those of which nothing is known but that they are recorded. */
export function lifeLines(events: readonly PublicEvent[], { t, language }: Texts): LifeLine[] {
  const life = chronological(events);
  const service = newServiceFacts(life);
  return life.flatMap((event) => {
    const kind = eventSubLabel(event, t);
    const when = periodOf(event, t);
    const facts = factsOf(event, service.get(event.id), language);
    if (when === '' && facts === '' && kind === null) return [];
    return [{ id: event.id, when, what: kind ?? t(`events.types.${event.type}`), facts }];
  });
}

function periodOf({ start, end }: PublicEvent, t: Translate): string {
  const [first, last] = [dayInWords(start, t), dayInWords(end, t)];
  return first && last && first !== last ? `${first} – ${last}` : first || last;
}

function factsOf(event: PublicEvent, service: ServiceFacts | undefined, language: Language): string {
  const { memorial, place, topo, type, description } = event;
  return [
    ...(service ? [service.rank, service.unit, service.sub, armyName(service.army, language)] : ownFacts(event)),
    memorial?.name ?? '',
    ...[place, memorial?.place].map((each) => (each ? placeName(each.names, language) : '')),
    topo,
    type === 'extra' ? description : '',
  ]
    .filter((fact, at, all) => fact !== '' && all.indexOf(fact) === at)
    .join(' · ');
}

/** What is written in the fields of the event's own type: a profession, the wife's name, the cause of death. */
const ownFacts = ({ type, details }: PublicEvent): string[] =>
  publicEventFields[type].filter((name) => eventField(name)?.kind !== 'choice').map((name) => details[name] ?? '');
