/** SQL: whether two rows with `lat` and `lon` lie near each other: within a square, which is enough to raise a suspicion. */
export const areNear = (a: string, b: string, km: number): string =>
  `(abs(${a}.lat - ${b}.lat) < ${km / 111} AND abs(${a}.lon - ${b}.lon) < ${km / 70})`;
