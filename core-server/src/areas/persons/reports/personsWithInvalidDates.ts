import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import { narrowedPersons, ofPersons, personColumns, personNarrowing, where } from './personReport.ts';

/** Events that take part in a life: what is remembered, honoured or noted may come after it. */
const livedTypes = `('school', 'work', 'where', 'marriage', 'military', 'jailed', 'injured', 'hospitalized')`;

/** What the dates of a person `o` say against each other. Days that no calendar has cannot be stored. */
const ofPerson = {
  died_before_born: 'o.died_max < o.born_min',
  // Somebody born in 1890 is 26 or 27 in 1917: a year more or less is what the stated age may be off.
  age_differs: `o.died_age > 0 AND (o.died_age < (o.died_min - o.born_max) / 10000 - 1
    OR o.died_age > (o.died_max - o.born_min) / 10000 + 1)`,
  year_impossible: 'o.born_year NOT BETWEEN 1800 AND 1925 OR o.died_year NOT BETWEEN 1850 AND 2030',
};

/** What those of an event `e` say against each other, and against those of its person. */
const ofEvent = {
  end_before_start: `salient_last_day(e.end_day, e.end_month, e.end_year)
    < salient_first_day(e.start_day, e.start_month, e.start_year)`,
  event_before_born: `e.type IN ${livedTypes} AND e.period_max < o.born_min`,
  event_after_died: `e.type IN ${livedTypes} AND e.period_min > o.died_max`,
};

/** SQL: rows (person_id, problem) for all problems of some rows, which are read once. */
function problemsOf(from: string, problems: Readonly<Record<string, string>>): string {
  const each = Object.entries(problems);
  return `SELECT o.id, problem FROM ${from}
    CROSS JOIN LATERAL (VALUES ${each.map(([name, holds]) => `('${name}', ${holds})`).join(', ')}) AS p (problem, holds)
    WHERE holds AND (${each.map(([, holds]) => `(${holds})`).join(' OR ')})`;
}

const problems = `${problemsOf('person o', ofPerson)}
  UNION ALL ${problemsOf('person_event e JOIN person o ON o.id = e.person_id', ofEvent)}`;

/** Persons whose dates contradict each other (FUNC-15). */
export const personsWithInvalidDates = reportFunction({
  definition: { ...ofPersons, name: 'PersonsWithInvalidDates', arguments: personNarrowing },
  columns: () => [
    ...personColumns,
    { key: 'problem', kind: 'words', sql: 'found.problems', sort: 'found.problems[1]' },
  ],
  from: (asked) =>
    `FROM (SELECT person_id, array_agg(DISTINCT problem ORDER BY problem) AS problems
       FROM (${problems}) AS each (person_id, problem) GROUP BY person_id) found
     JOIN person p ON p.id = found.person_id ${where(narrowedPersons(asked))}`,
  id: 'p.id',
  order: 'p.sort_name',
});
