import { chronological } from '@salient/shared/areas/events/eventOrder.ts';
import { publicEventFields } from '@salient/shared/areas/events/eventTypes.ts';
import { eventField } from '@salient/shared/areas/events/ownFields.ts';
import { armyName } from '@salient/shared/areas/military/names/armyNames.ts';
import { eventSubLabel, proseFields } from '@salient/shared/areas/persons/life/eventTexts.ts';
import { newServiceFacts, type ServiceFacts } from '@salient/shared/areas/persons/life/serviceFacts.ts';
import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { languageOfText } from '@salient/shared/lib/i18n/languageOfText.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { periodInWords } from './lifeInWords.ts';

/** An event of a life in one line. */
export interface LifeLine {
  readonly id: string;
  /** Blank where no year is known. */
  readonly when: string;
  readonly what: string;
  /** Place, unit, memorial and what else is told of it. */
  readonly facts: readonly LifeFact[];
}

export interface LifeFact {
  readonly text: string;
  /** What it is written in, where those are words of another language than the reader's. */
  readonly language: Language | null;
}

/** The events of a life by date, without those of which nothing is known but that they are recorded. */
export function lifeLines(events: readonly PublicEvent[], { t, language }: Texts): LifeLine[] {
  const life = chronological(events);
  const service = newServiceFacts(life);
  return life.flatMap((event) => {
    const kind = eventSubLabel(event, t);
    const when = periodInWords(event, t);
    const facts = factsOf(event, service.get(event.id), language);
    if (when === '' && facts.length === 0 && kind === null) return [];
    return [{ id: event.id, when, what: kind ?? t(`events.types.${event.type}`), facts }];
  });
}

function factsOf(event: PublicEvent, service: ServiceFacts | undefined, language: Language): LifeFact[] {
  const { memorial, place, topo, type, description } = event;
  const named = (text: string): LifeFact => ({ text, language: null });
  const facts = [
    ...(service ? serviceFacts(event, service, language).map(named) : ownFacts(event, language)),
    named(memorial?.name ?? ''),
    ...[place, memorial?.place].map((each) => named(each ? placeName(each.names, language) : '')),
    named(topo),
    written(type === 'extra' ? description : '', language),
  ];
  return facts.filter(({ text }, at) => text !== '' && facts.findIndex((each) => each.text === text) === at);
}

const serviceFacts = (
  { detailsInLanguages }: PublicEvent,
  { rank, unit, sub, army }: ServiceFacts,
  language: Language,
) => [rank && (detailsInLanguages.enlisted_rank?.[language] ?? rank), ...[unit, sub, armyName(army, language)]];

/** What is written in the fields of the event's own type: a profession, the wife's name, the cause of death. */
const ownFacts = ({ type, details, detailsInLanguages }: PublicEvent, language: Language): LifeFact[] =>
  publicEventFields[type]
    .filter((name) => eventField(name)?.kind !== 'choice')
    .map((name) => {
      const known = detailsInLanguages[name]?.[language];
      const text = details[name] ?? '';
      return known || !proseFields.has(name) ? { text: known ?? text, language: null } : written(text, language);
    });

/** What staff wrote in some language. */
function written(text: string, language: Language): LifeFact {
  const own = languageOfText(text);
  return { text, language: text === '' || own === language ? null : own };
}
