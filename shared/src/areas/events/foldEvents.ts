import type { EventDraft } from './eventDraft.ts';
import { kindNames } from './ownFields.ts';

const kinds: readonly (keyof EventDraft)[] = ['type', ...kindNames];
const isEmpty = (value: unknown) => value === '' || value === null;

/** Whether everything that `part` says is said by `whole` too. */
const isPartOf = (part: EventDraft, whole: EventDraft) =>
  (Object.keys(whole) as (keyof EventDraft)[]).every((field) => isEmpty(part[field]) || part[field] === whole[field]);

/**
 * One event for two that tell of the same thing: they are of one type and kind, and one of them says all that the other
 * says. Null for two that each know something of their own, which are two events as far as anybody can tell.
 */
export function foldEvents(a: EventDraft, b: EventDraft): EventDraft | null {
  if (kinds.some((field) => a[field] !== b[field])) return null;
  const fields = (Object.keys(a) as (keyof EventDraft)[]).filter((field) => !kinds.includes(field));
  const isBlank = (event: EventDraft) => fields.every((field) => isEmpty(event[field]));
  // An event of which only the kind is known may be any other of its kind.
  if (isBlank(a) !== isBlank(b)) return null;
  if (isPartOf(b, a)) return a;
  return isPartOf(a, b) ? b : null;
}
