import { emptyPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import type { PersonDraft } from '@salient/shared/areas/persons/personFields.ts';
import type { PersonEntity } from './PersonEntity.ts';

/** The stored person as the validator and the audit trail know it. */
export function personDraftOf(person: PersonEntity): PersonDraft {
  const fields = Object.keys(emptyPerson) as (keyof PersonDraft)[];
  return Object.fromEntries(fields.map((field) => [field, person[field]])) as unknown as PersonDraft;
}
