import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import { narrowedPersons, ofPersons, personColumns, personNarrowing, where } from './personReport.ts';

/** Events that take part in a life: what is remembered, honoured or noted may come after it. */
const livedTypes = `('school', 'work', 'where', 'marriage', 'military', 'jailed', 'injured', 'hospitalized')`;

/**
 * What contradicts itself, each as rows (person_id, problem). Days that no calendar has cannot be stored; what two dates say
 * of each other can, as lists bring it.
 */
const problems = [
  `SELECT id, 'died_before_born' FROM person WHERE died_max < born_min`,
  // Somebody born in 1890 is 26 or 27 in 1917: a year more or less is what the stated age may be off.
  `SELECT id, 'age_differs' FROM person WHERE died_age > 0
     AND (died_age < (died_min - born_max) / 10000 - 1 OR died_age > (died_max - born_min) / 10000 + 1)`,
  `SELECT id, 'year_impossible' FROM person WHERE born_year NOT BETWEEN 1800 AND 1925 OR died_year NOT BETWEEN 1850 AND 2030`,
  `SELECT person_id, 'end_before_start' FROM person_event
     WHERE salient_last_day(end_day, end_month, end_year) < salient_first_day(start_day, start_month, start_year)`,
  `SELECT e.person_id, 'event_before_born' FROM person_event e JOIN person o ON o.id = e.person_id
     WHERE e.type IN ${livedTypes} AND e.period_max < o.born_min`,
  `SELECT e.person_id, 'event_after_died' FROM person_event e JOIN person o ON o.id = e.person_id
     WHERE e.type IN ${livedTypes} AND e.period_min > o.died_max`,
];

/** Persons whose dates contradict each other (FUNC-15). */
export const personsWithInvalidDates = reportFunction({
  definition: { ...ofPersons, name: 'PersonsWithInvalidDates', arguments: personNarrowing },
  columns: () => [
    ...personColumns,
    { key: 'problem', kind: 'words', sql: 'found.problems', sort: 'found.problems[1]' },
  ],
  from: (asked) =>
    `FROM (SELECT person_id, array_agg(DISTINCT problem ORDER BY problem) AS problems
       FROM (${problems.join(' UNION ALL ')}) AS each (person_id, problem) GROUP BY person_id) found
     JOIN person p ON p.id = found.person_id ${where(narrowedPersons(asked))}`,
  id: 'p.id',
  order: 'p.sort_name',
});
