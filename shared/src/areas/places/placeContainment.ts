import { z } from 'zod';
import { FieldErrorList } from '../../lib/contract/validation.ts';
import { decodeDate, encodeDate, isBefore, unknownDate } from '../../lib/dates/partialDate.ts';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';

/** How many containments of a place a form takes. */
export const maxContainments = 50;
/** How many a call may send: of places that were merged more may be stored, which stay and become no more. */
export const maxContainmentsSent = 500;

/** That a place lies in another one, for some time: Zillebeke in Ieper since 1977, Strasbourg in Germany until 1918. */
export const placeContainmentSchema = z.strictObject({
  id: idSchema,
  /** The place in which it lies. */
  container_id: idSchema,
  /** 8 characters, `?` for unknown digits. */
  from_date: z.string(),
  to_date: z.string(),
  /** Names of the container by language; with `getPlace`. */
  container_names: z.record(z.string(), z.string()).optional(),
});
export type PlaceContainment = z.infer<typeof placeContainmentSchema>;

/** A containment with what is its own. */
export type ContainmentDraft = Omit<PlaceContainment, 'id' | 'container_names'>;

/** A containment with the id under which it is stored. */
export type StoredContainment = Omit<PlaceContainment, 'container_names'>;

const orderOf = ({ from_date, to_date, id }: StoredContainment) => `${from_date} ${to_date} ${id}`;

/** By date, unknown days last. */
export const inContainmentOrder = (containments: readonly StoredContainment[]): StoredContainment[] =>
  [...containments].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));

/** What a client sends for a containment: shapes only, `checkContainments` says what the values must satisfy. */
export const containmentInputSchema = z.strictObject({
  /** Of one that is stored; absent for a new one. */
  id: idSchema.optional(),
  container_id: idSchema.nullish(),
  from_date: z.string().max(100).optional(),
  to_date: z.string().max(100).optional(),
  /** Comes along with what was read, and is ignored. */
  container_names: z.unknown().optional(),
});
export type ContainmentInput = z.infer<typeof containmentInputSchema>;

/** What two containments of a place must not share: one container in the same days. */
export const containmentKey = ({ container_id, from_date, to_date }: ContainmentDraft) =>
  `${container_id} ${from_date} ${to_date}`;

/**
 * Checks in what a place lies. Whether a container is there, and whether the place would lie in itself, is checked where the
 * database is at hand.
 *
 * @returns one draft for each input, null where it names no container; errors stand at `containments.<index>.<field>`.
 */
export function checkContainments(inputs: readonly ContainmentInput[]): {
  readonly drafts: readonly (ContainmentDraft | null)[];
  readonly errors: FieldErrorList;
} {
  const errors = new FieldErrorList();
  const keys = new Set<string>();
  const drafts = inputs.map((input, index) => {
    const field = (name: string) => `containments.${index}.${name}`;
    const readDay = (name: 'from_date' | 'to_date') => {
      const text = input[name]?.trim() ?? '';
      const date = text === '' ? unknownDate : decodeDate(text);
      if (!date) errors.add(field(name), 'INVALID_FORMAT');
      return date ?? unknownDate;
    };
    const [from, to] = [readDay('from_date'), readDay('to_date')];
    if (isBefore(to, from)) errors.add(field('to_date'), 'INVALID_DATE_ORDER');
    const { container_id } = input;
    if (!container_id) {
      errors.add(field('container_id'), 'REQUIRED');
      return null;
    }
    const draft = { container_id, from_date: encodeDate(from), to_date: encodeDate(to) };
    if (keys.has(containmentKey(draft))) errors.add(field('container_id'), 'DATA_ALREADY_EXISTS');
    keys.add(containmentKey(draft));
    return draft;
  });
  return { drafts, errors };
}
