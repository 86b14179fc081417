import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import { nameOf, narrowedPersons, ofPersons, personColumns, personNarrowing, where } from './personReport.ts';

/** The day of birth or death that both share, known to the day. */
const sameDay = (day: string) =>
  `p.${day}_min = p.${day}_max AND o.${day}_min = p.${day}_min AND o.${day}_max = p.${day}_max`;

/**
 * Persons who bear the same names and share a day of birth or death, as they stand this moment: the comparison of all persons
 * finds more, and needs its time. Each pair stands once; who was told apart, or is related, does not.
 */
export const likelyDoubles = reportFunction({
  definition: { ...ofPersons, name: 'LikelyDoubles', arguments: personNarrowing },
  columns: () => [
    ...personColumns,
    { key: 'other', sql: nameOf('o'), sort: 'o.sort_name' },
    { key: 'other_born', kind: 'day', sql: 'salient_day_text(o.born_day, o.born_month, o.born_year)', sort: false },
    { key: 'other_died', kind: 'day', sql: 'salient_day_text(o.died_day, o.died_month, o.died_year)', sort: false },
  ],
  from: (asked) => {
    const pair = [
      'o.id > p.id',
      `p.sort_name <> ''`,
      `(${sameDay('born')} OR ${sameDay('died')})`,
      `NOT EXISTS (SELECT FROM person_distinct d WHERE d.person_a = p.id AND d.person_b = o.id)`,
      `NOT EXISTS (SELECT FROM relation r WHERE r.person_id = p.id AND r.related_person_id = o.id)`,
    ];
    return `FROM person p JOIN person o ON o.sort_name = p.sort_name ${where([...pair, ...narrowedPersons(asked)])}`;
  },
  id: `md5(p.id::text || o.id::text)::uuid`,
  elementId: 'p.id',
  order: 'p.sort_name',
});
