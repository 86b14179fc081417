import type { memorials } from '@salient/shared/areas/memorials/texts/memorials.nl.ts';
import type { ServiceFacts } from '@salient/shared/areas/persons/life/serviceFacts.ts';
import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { FreeText } from '../../lib/ui/FreeText.tsx';
import { linkToMemorial } from '../memorials/linkToMemorial.ts';
import { PlaceText } from '../places/PlaceText.tsx';
import { eventFields } from './eventFields.tsx';
import { serviceRows } from './serviceRows.tsx';

interface Props {
  readonly event: PublicEvent;
  /** What a military event is the first to say of service. */
  readonly service?: ServiceFacts | undefined;
}

/** What is known of an event as terms and descriptions (PUBLIC-15). */
export function EventDetails({ event, service }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { place, topo, memorial, description } = event;
  const rows: readonly (readonly [string, ReactNode])[] = [
    ...(place ? [[t('events.fields.place'), <PlaceText key="place" place={place} />] as const] : []),
    ...(topo ? [[t('events.fields.topo'), topo] as const] : []),
    ...(memorial
      ? [[memorialLabel(memorial.type, t), <MemorialText key="memorial" memorial={memorial} />] as const]
      : []),
    ...(service ? serviceRows(event, service, texts) : []),
    ...eventFields(event, texts),
    ...(description
      ? [[t('events.fields.description'), <FreeText key="description" text={description} />] as const]
      : []),
  ];
  if (rows.length === 0) return null;
  return (
    <dl className="event-details">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

type MemorialType = keyof typeof memorials.types;

function memorialLabel(type: string, t: ReturnType<typeof useTexts>['t']): string {
  const key = `memorials.types.${type as MemorialType}` as const;
  return t(key) === key ? t('events.fields.memorial') : t(key);
}

function MemorialText({ memorial }: { readonly memorial: NonNullable<PublicEvent['memorial']> }) {
  const address = useAddress();
  return (
    <>
      <Link to={linkToMemorial(address, memorial.id)}>
        <bdi>{memorial.name}</bdi>
      </Link>
      {memorial.place && (
        <span className="memorial-place">
          <PlaceText place={memorial.place} />
        </span>
      )}
    </>
  );
}
