import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import { warYears } from './eventsOutsideWar.ts';
import { narrowedPersons, ofPersons, personColumns, personNarrowing, where } from './personReport.ts';

/** Ages that ask for a second look, unless somebody asks for others. */
const usual = { youngest: 15, oldest: 60, longestLife: 105 };

const inWar = (year: string) => `${year} BETWEEN ${warYears.from} AND ${warYears.to}`;

/** SQL: the least and the greatest that somebody could be when a service of the war began: the days are mostly unknown. */
const youngestInService = '(served.first - p.born_year)';
const oldestInService = '(served.last - p.born_year - 1)';

/** SQL: whether somebody is known to have died in the war: by the year, by birth and age, or else as a victim of it. */
const diedInWar = `coalesce(${inWar('coalesce(p.died_year, p.born_year + p.age)')}, p.war_casualty)`;

/**
 * Who was very old at death, and soldiers who were very young or old in the war: when they are known to have died in it, and
 * when a service began. A veteran who grew old afterwards is none of them.
 */
export const personsWithImprobableAge = reportFunction({
  definition: {
    ...ofPersons,
    name: 'PersonsWithImprobableAge',
    arguments: [{ name: 'soldier_age', kind: 'range', of: 'number' }, ...personNarrowing],
  },
  columns: () => [
    ...personColumns,
    { key: 'age', kind: 'number', sql: 'p.age' },
    { key: 'age_in_service', kind: 'number', sql: youngestInService },
    { key: 'victim_type', kind: 'words', sql: 'p.victim_type' },
  ],
  from: (asked) => {
    const { from, to } = asked.args.range('soldier_age');
    const youngest = `${asked.add(from ?? usual.youngest)}::integer`;
    const oldest = `${asked.add(to ?? usual.oldest)}::integer`;
    const soldier = `${diedInWar} AND (p.age < ${youngest} OR p.age > ${oldest})
      OR ${youngestInService} < ${youngest} OR ${oldestInService} > ${oldest}`;
    const improbable = `(p.age > ${usual.longestLife} OR p.victim_type = 'military' AND (${soldier}))`;
    return `FROM person p LEFT JOIN (
        SELECT e.person_id, min(e.start_year) AS first, max(e.start_year) AS last FROM person_event e
        WHERE e.type = 'military' AND ${inWar('e.start_year')} GROUP BY e.person_id
      ) AS served ON served.person_id = p.id ${where([improbable, ...narrowedPersons(asked)])}`;
  },
  id: 'p.id',
  order: 'p.age, p.sort_name',
});
