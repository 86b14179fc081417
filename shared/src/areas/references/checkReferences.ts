import type { FieldErrorList, ValidationCode } from '../../lib/contract/validation.ts';
import { cleanLine, cleanText, isOneOf } from '../../lib/schemas/cleanText.ts';
import {
  type DocumentReferenceInput,
  keptReferenceTypes,
  type ReferenceRelation,
  type ReferenceType,
  referenceKey,
  referenceLimits,
  relationsTo,
} from './documentReference.ts';

/** A reference as it is stored: the record by its id, a toponym by what was typed. */
export interface StoredReference {
  readonly type: ReferenceType;
  readonly id: string | null;
  /** Of a toponym; empty for records, which are called by their present names. */
  readonly name: string;
  readonly relation: ReferenceRelation;
  readonly comment: string;
}

/**
 * Checks the references that an editor gives and answers them in stored form; rows in which nothing was chosen are left
 * out (REFERENCE-12). What is wrong stands at `references` and says of which. Whether the records exist is checked where the
 * database is at hand.
 */
export function checkReferences(given: readonly DocumentReferenceInput[], errors: FieldErrorList): StoredReference[] {
  if (given.length > referenceLimits.most) errors.add('references', 'TOO_MANY_VALUES');
  const seen = new Set<string>();
  return given.flatMap((each, place) => {
    const refuse = (code: ValidationCode) => errors.addAt('references', place, code);
    if (each.type === 'empty') return [];
    if (!isOneOf(keptReferenceTypes, each.type)) {
      refuse('INVALID_OPTION');
      return [];
    }
    const isNamed = each.type === 'toponym';
    const id = isNamed ? null : (each.id ?? null);
    const name = isNamed ? cleanLine(each.name ?? '') : '';
    if (isNamed ? name === '' : id === null) refuse('DATA_REQUIRED');
    const relation = (each.relation || 'mention') as ReferenceRelation;
    if (!relationsTo(each.type).includes(relation)) refuse('INVALID_OPTION');
    const comment = cleanText(each.comment ?? '');
    if (name.length > referenceLimits.name || comment.length > referenceLimits.comment) {
      refuse('INVALID_LENGTH');
    }
    const reference = { type: each.type, id, name, relation, comment };
    const key = referenceKey(reference);
    if (seen.has(key)) refuse('CONNECTION_ALREADY_EXISTS');
    seen.add(key);
    return [reference];
  });
}
