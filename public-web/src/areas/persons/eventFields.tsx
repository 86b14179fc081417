import { publicEventFields } from '@salient/shared/areas/events/eventTypes.ts';
import { eventField } from '@salient/shared/areas/events/ownFields.ts';
import { inWords, proseFields } from '@salient/shared/areas/persons/life/eventTexts.ts';
import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import type { ReactNode } from 'react';
import { FreeText } from '../../lib/ui/FreeText.tsx';

/**
 * The filled text fields of an event with their labels, in the documents' order; what a military event says of service is
 * told apart (`serviceRows`).
 */
export function eventFields(
  { type, details, detailsInLanguages }: PublicEvent,
  { t, language }: Pick<Texts, 't' | 'language'>,
): readonly (readonly [string, ReactNode])[] {
  if (type === 'military') return [];
  return publicEventFields[type].flatMap((name) => {
    const [value, field] = [details[name], eventField(name)];
    if (!value || !field || field.kind === 'choice') return [];
    const known = detailsInLanguages[name]?.[language];
    const prose = proseFields.has(name) ? <FreeText key={name} text={value} /> : value;
    return [[inWords(t, field.label), known ?? prose] as const];
  });
}
