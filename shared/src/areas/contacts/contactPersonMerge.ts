import { z } from 'zod';
import type { ContactPersonDraft } from './contactPersonFields.ts';

/** What the kept contact person may take from the merged one instead of its own. */
export const contactMergeFields = ['name', 'email', 'phone', 'address'] as const;
export type ContactMergeField = (typeof contactMergeFields)[number];

/** Whose value each field takes: the kept person's (`a`) or the other's (`b`). */
export const contactMergeChoicesSchema = z.partialRecord(z.enum(contactMergeFields), z.enum(['a', 'b']));
export type ContactMergeChoices = z.infer<typeof contactMergeChoicesSchema>;

type Draft = Readonly<ContactPersonDraft>;

/** The fields that are taken together: of a name or an address no half goes with the half of another. */
export const mergedTogether = {
  name: ['firstName', 'lastName'],
  email: ['email'],
  phone: ['phone'],
  address: ['street', 'streetNumber', 'placeId'],
} as const satisfies Record<ContactMergeField, readonly (keyof Draft)[]>;

/** How much of a field a contact person tells. */
const toldOf = (field: ContactMergeField, draft: Draft) => mergedTogether[field].filter((part) => draft[part]).length;

/** Whether two say the same of a field, or one of them all that the other says. */
const saysAll = (field: ContactMergeField, one: Draft, other: Draft) =>
  mergedTogether[field].every((part) => !other[part] || one[part] === other[part]);

/** The proposal for each field: the kept person's own value, the other's where that says more and nothing else. */
export const proposeContactMerge = (kept: Draft, merged: Draft) =>
  Object.fromEntries(
    contactMergeFields.map((field) => [
      field,
      toldOf(field, merged) > toldOf(field, kept) && saysAll(field, merged, kept) ? 'b' : 'a',
    ]),
  ) as Record<ContactMergeField, 'a' | 'b'>;

/**
 * What one contact person is when another became part of them. Nothing that either says is lost: the notes of both stay, and
 * what differs from the value that was taken stands beneath them.
 *
 * @param placeNames what places are called in the notes, by their ids.
 */
export function mergeContactPersonDrafts(
  kept: Draft,
  merged: Draft,
  choices: ContactMergeChoices = {},
  placeNames: ReadonlyMap<string, string> = new Map(),
): ContactPersonDraft {
  const chosen = { ...proposeContactMerge(kept, merged), ...choices };
  const of = (field: ContactMergeField) => (chosen[field] === 'b' ? merged : kept);
  const { firstName, lastName } = of('name');
  const { street, streetNumber, placeId } = of('address');
  const leftOut = contactMergeFields.flatMap((field) => {
    const other = of(field) === kept ? merged : kept;
    return saysAll(field, of(field), other) ? [] : wordsOf(field, other, placeNames);
  });
  return {
    ...{ firstName, lastName },
    email: of('email').email,
    phone: of('phone').phone,
    ...{ street, streetNumber, placeId },
    notes: uniteNotes(kept.notes, merged.notes, leftOut),
  };
}

function wordsOf(field: ContactMergeField, draft: Draft, placeNames: ReadonlyMap<string, string>): string[] {
  if (field !== 'address')
    return [
      mergedTogether[field]
        .map((part: keyof Draft) => draft[part])
        .join(' ')
        .trim(),
    ];
  const street = [draft.street, draft.streetNumber].filter(Boolean).join(' ');
  const words = [street, placeNames.get(draft.placeId ?? '')].filter(Boolean).join(', ');
  return words === '' ? [] : [words];
}

/** Each note once, and beneath them, on a line each, values that neither tells yet. */
function uniteNotes(own: string, others: string, values: readonly string[]): string {
  const notes = own.includes(others) ? [own] : others.includes(own) ? [others] : [own, others];
  const told = notes.join('\n\n');
  const fresh = [...new Set(values)].filter((value) => !told.includes(value));
  return [...notes, fresh.join('\n')].filter((text) => text !== '').join('\n\n');
}
