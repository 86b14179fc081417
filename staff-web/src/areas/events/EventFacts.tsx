import { eventFields } from '@salient/shared/areas/events/eventFields.ts';
import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { Reference } from '../../lib/picker/referenceSources.ts';
import { useRecordPath } from '../../lib/records/useRecordPath.ts';
import { eventReferences, isReference } from './eventReferences.ts';
import { eventLabel, isDetail } from './eventTexts.ts';

/** What is known of an event, in the order of its fields; what is not known is left out. */
export function EventFacts({ event }: { readonly event: PersonEvent }) {
  const texts = useTexts();
  const references = eventReferences(event, texts);
  const facts = eventFields(event.type)
    .filter(isDetail)
    .flatMap((field) => {
      const value = event[field];
      if (!value) return [];
      const reference = isReference(field) ? references[value] : undefined;
      if (isReference(field) && !reference) return [];
      return [{ field, shown: reference ? <ReferenceText reference={reference} /> : <bdi>{value}</bdi> }];
    });
  if (facts.length === 0) return null;
  return (
    <dl className="event-facts">
      {facts.map(({ field, shown }) => (
        <div key={field}>
          <dt>{eventLabel(texts.t, event.type, field)}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  );
}

function ReferenceText({ reference: { kind, id, name, facts } }: { readonly reference: Reference }) {
  const path = useRecordPath()(kind, id);
  return (
    <>
      {path ? <a href={path}>{name}</a> : <bdi>{name}</bdi>}
      {facts.length > 0 && <span className="event-fact-more">, {facts.join(', ')}</span>}
    </>
  );
}
