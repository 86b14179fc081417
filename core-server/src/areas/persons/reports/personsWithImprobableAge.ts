import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import { narrowedPersons, ofPersons, personColumns, personNarrowing, where } from './personReport.ts';

/** Ages that ask for a second look, unless somebody asks for others. */
const usual = { youngest: 15, oldest: 60, longestLife: 105 };

/** Who was very old at death, or very young or old for a soldier. */
export const personsWithImprobableAge = reportFunction({
  definition: {
    ...ofPersons,
    name: 'PersonsWithImprobableAge',
    arguments: [{ name: 'soldier_age', kind: 'range', of: 'number' }, ...personNarrowing],
  },
  columns: () => [
    ...personColumns,
    { key: 'age', kind: 'number', sql: 'p.age' },
    { key: 'victim_type', kind: 'words', sql: 'p.victim_type' },
  ],
  from: (asked) => {
    const { from, to } = asked.args.range('soldier_age');
    const [youngest, oldest] = [asked.add(from ?? usual.youngest), asked.add(to ?? usual.oldest)];
    const improbable = `(p.age > ${usual.longestLife}
      OR p.victim_type = 'military' AND (p.age < ${youngest}::integer OR p.age > ${oldest}::integer))`;
    return `FROM person p ${where([improbable, ...narrowedPersons(asked)])}`;
  },
  id: 'p.id',
  order: 'p.age, p.sort_name',
});
