import type { StoredContainment } from '@salient/shared/areas/places/placeContainment.ts';
import { encodeDate, unknownDate } from '@salient/shared/lib/dates/partialDate.ts';
import { type DateValue, dateValueOf, partialDateOf } from '../../../lib/dates/dateTexts.ts';

/** What is typed of a place in which another one lies, and when. */
export interface TypedContainment {
  /** What tells it from the others of its form, whose order changes. */
  readonly key: string;
  /** Of one that is stored. */
  readonly id?: string;
  readonly container_id: string | null;
  readonly from_date: DateValue;
  readonly to_date: DateValue;
}

export const typedContainment = ({ id, container_id, from_date, to_date }: StoredContainment): TypedContainment => ({
  key: id,
  id,
  container_id,
  from_date: dateValueOf(from_date),
  to_date: dateValueOf(to_date),
});

/** A further one, before anything is typed. */
export function newContainment(others: readonly TypedContainment[]): TypedContainment {
  const unknown = dateValueOf(encodeDate(unknownDate));
  const numbers = others.map(({ key }) => Number(key)).filter((number) => number > 0);
  return { key: String(Math.max(0, ...numbers) + 1), container_id: null, from_date: unknown, to_date: unknown };
}

/** As calls carry it. */
export const containmentInput = ({ key: _key, from_date, to_date, ...rest }: TypedContainment) => ({
  ...rest,
  from_date: encodeDate(partialDateOf(from_date)),
  to_date: encodeDate(partialDateOf(to_date)),
});
