import { armyWithLetters } from '@salient/shared/areas/military/names/armyNames.ts';
import { type ServiceFacts, unitAsWritten } from '@salient/shared/areas/persons/life/serviceFacts.ts';
import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { ReactNode } from 'react';
import { UnitLink } from '../military/UnitLink.tsx';

type Row = readonly [term: string, value: ReactNode];

/** Where, as what and under which number somebody served, of what no earlier event has said. */
export function serviceRows(event: PublicEvent, facts: ServiceFacts, { t, language }: Pick<Texts, 't' | 'language'>) {
  const { unit, sub, army, rank, number } = facts;
  const written = unit && unitAsWritten(event);
  const rows: readonly Row[] = [
    [t('personPage.servedIn'), unit && (event.unit ? <UnitLink unit={event.unit} name={unit} /> : unit)],
    [
      t('personPage.unitInSource'),
      written && normalizeText(written) !== normalizeText(unit) && !unit.includes(written) && written,
    ],
    [t('persons.fields.sub'), sub],
    [t('persons.fields.army'), armyWithLetters(army, language)],
    [t('persons.fields.rank'), rank && rankInWords(event, language)],
    [t('persons.fields.number'), number],
  ];
  return rows.filter(([, value]) => value);
}

/** In the reader's language where it is a rank that we know; an abbreviation stays beside it, as the source has it. */
function rankInWords({ details, detailsInLanguages }: PublicEvent, language: Language): string {
  const written = details.enlisted_rank ?? '';
  const known = detailsInLanguages.enlisted_rank?.[language];
  if (!known || known === written) return written;
  return written.includes('.') ? `${known} (${written})` : known;
}
