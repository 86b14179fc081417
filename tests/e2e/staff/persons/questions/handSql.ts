/** SQL: the first and the last day that the columns of a date allow, as yyyymmdd. */
const first = (row: string, end: string) =>
  `(${row}.${end}_year * 10000 + coalesce(${row}.${end}_month, 1) * 100 + coalesce(${row}.${end}_day, 1))`;
const last = (row: string, end: string) =>
  `(${row}.${end}_year * 10000 + coalesce(${row}.${end}_month, 12) * 100 + coalesce(${row}.${end}_day, 31))`;

/** SQL: that event `e` may have been between two days; of one without a date nobody says so. */
export const between = (from: number, to: number) =>
  `coalesce(${first('e', 'start')}, ${first('e', 'end')}) <= ${to} AND coalesce(${last('e', 'end')}, ${last('e', 'start')}) >= ${from}`;

/** SQL: that person `p` has an event `e` of a type. */
export const has = (type: string, condition = 'true') =>
  `EXISTS (SELECT FROM person_event e WHERE e.person_id = p.id AND e.type = '${type}' AND ${condition})`;

/** SQL: the places within some kilometres of one, by the law of cosines. */
export const around = (name: string, km: number) =>
  `(SELECT b.id FROM place a JOIN place b ON b.id = a.id OR b.lat IS NOT NULL AND 6371 * acos(least(1,
      sin(radians(a.lat)) * sin(radians(b.lat)) + cos(radians(a.lat)) * cos(radians(b.lat)) * cos(radians(a.lon - b.lon)))) <= ${km}
    WHERE a.sort_name = '${name}')`;

/** SQL: that `p` served with a unit on some day between two, as far as is known: no later service began before, nor did he die. */
export const servedWith = (unit: string, from: number, to: number) =>
  has(
    'military',
    `e.military_entity_id IN (SELECT m.id FROM military_entity m WHERE ${unit})
      AND coalesce(${first('e', 'start')}, 0) <= ${to}
      AND coalesce(${last('p', 'died')}, 99999999) >= greatest(${from}, ${first('e', 'start')})
      AND NOT EXISTS (SELECT FROM person_event n WHERE n.person_id = p.id AND n.type = 'military' AND n.enlisted_regt <> ''
        AND ${first('n', 'start')} > ${first('e', 'start')} AND ${last('n', 'start')} < greatest(${from}, ${first('e', 'start')}))`,
  );

export { first, last };
