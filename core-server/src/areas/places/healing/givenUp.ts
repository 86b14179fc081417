import type { GivenUp } from '@salient/shared/areas/places/placeHealing.ts';

/** Columns of a query that tells it. */
export interface GivenUpRow {
  readonly given_up_at: Date | null;
  readonly given_up_by: string | null;
}

/** Who gave something up, as staff see it; null where nobody did. */
export const givenUp = ({ given_up_at, given_up_by }: GivenUpRow): GivenUp | null =>
  given_up_at && { account: given_up_by, at: given_up_at.toISOString() };
