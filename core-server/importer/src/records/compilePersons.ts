import { checkEvent, overlaps } from '@salient/shared/areas/events/checkEvent.ts';
import type { EventDraft } from '@salient/shared/areas/events/eventDraft.ts';
import { singleDateTypes } from '@salient/shared/areas/events/eventTypes.ts';
import { checkPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import type { PersonDraft } from '@salient/shared/areas/persons/personFields.ts';
import { validation } from '@salient/shared/lib/contract/texts/validation.en.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { codeOf } from '@salient/shared/lib/contract/validation.ts';
import { isUnknown, type PartialDate } from '@salient/shared/lib/dates/partialDate.ts';
import type { MappingOf } from '../mapping/mappingSchema.ts';
import { asPeriod, asSingleDay } from '../values/dateValue.ts';
import { error, warning } from '../values/problem.ts';
import type { RowContext } from '../values/RowContext.ts';
import type { Scope } from '../values/Scope.ts';
import type { Build } from './bindRows.ts';
import { compileEvents, type GivenEvent } from './compileEvents.ts';
import { compilePersonFields } from './compilePersonFields.ts';
import { mergeLifeEvents } from './mergeLifeEvents.ts';
import { makeNotes, type Notes, withNote } from './notes.ts';
import type { EventRecord, PersonRecord } from './records.ts';

/** Stands for a memorial until the database gives the real one, so that the rule that wants one is met. */
const anyMemorial = '00000000-0000-7000-8000-000000000000';

/** One row to one person with its events. */
export function compilePersons(mapping: MappingOf<'persons'>, scope: Scope): Build<PersonRecord> {
  const readPerson = compilePersonFields(mapping, scope);
  const readEvents = compileEvents(mapping, scope);
  const notes = makeNotes(mapping.notes, mapping.language);
  return (row) => {
    const given = readPerson(row);
    const events = mergeLifeEvents(given, readEvents(row), notes);
    const { draft, errors } = checkPerson(given.input);
    reportAll(row, errors.errors, (field) => given.columns[field] ?? '');
    return { kind: 'persons', person: draft, events: checkEvents(row, draft, events, notes) };
  };
}

/** What the rules say, with the columns instead of the fields. */
function reportAll(row: RowContext, errors: FieldErrors, columnOf: (field: string) => string, drop = false): void {
  for (const [field, list] of Object.entries(errors)) {
    for (const text of list) {
      const code = codeOf(text);
      const words = code in validation ? validation[code as keyof typeof validation] : validation.unknown;
      const says = `${field}: ${words}${drop ? '; the event is left out' : ''}`;
      row.report(drop ? warning(code, columnOf(field), says) : error(code, columnOf(field), says));
    }
  }
}

function checkEvents(row: RowContext, person: PersonDraft, given: readonly GivenEvent[], notes: Notes): EventRecord[] {
  const records: EventRecord[] = [];
  const numbers = new Map<string, number>();
  for (const event of given) {
    const { draft, errors } = checkEvent(inputOf(event, person, notes));
    if (!errors.isEmpty || !draft) {
      reportAll(row, errors.errors, event.columnOf, event.invalid === 'drop');
      continue;
    }
    if (records.some((other) => overlaps(other.draft, draft))) {
      const drop = event.invalid === 'drop';
      reportAll(row, { start_day: ['start_day: EVENTS_OVERLAP'] }, event.columnOf, drop);
      continue;
    }
    const number = numbers.get(draft.type) ?? 0;
    numbers.set(draft.type, number + 1);
    const { places, memorial, entity } = event;
    records.push({ slot: `${draft.type}:${number}`, draft, places, memorial, entity });
  }
  return records;
}

function inputOf(event: GivenEvent, person: PersonDraft, notes: Notes): Partial<Parameters<typeof checkEvent>[0]> {
  const { type, date, input, memorial } = event;
  const isSingle = singleDateTypes.has(type);
  const single = asSingleDay(date);
  const period = asPeriod(date);
  const keepText = isSingle ? single.keepText : period.keepText;
  const start = type === 'born' || type === 'died' ? lifeDate(person, type) : isSingle ? single.day : period.start;
  return {
    ...input,
    ...parts('start', start),
    ...(isSingle ? {} : parts('end', period.end)),
    description: keepText && date.text !== '' ? withNote(input.description, notes.date(date.text)) : input.description,
    memorial_id: memorial ? anyMemorial : undefined,
  };
}

/** The dates of birth and death stand with the person; their events repeat them (EVENT-24). */
const lifeDate = (person: PersonDraft, type: 'born' | 'died'): PartialDate => ({
  day: person[`${type}_day`],
  month: person[`${type}_month`],
  year: person[`${type}_year`],
});

const parts = (end: 'start' | 'end', date: PartialDate): Partial<EventDraft> =>
  isUnknown(date) ? {} : { [`${end}_day`]: date.day, [`${end}_month`]: date.month, [`${end}_year`]: date.year };
