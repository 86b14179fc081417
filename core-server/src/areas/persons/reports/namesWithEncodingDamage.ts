import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import { narrowedPersons, ofPersons, personColumns, personNarrowing, where } from './personReport.ts';

/**
 * What is left of a letter that was read in the wrong encoding: two letters for one (`Ã©`, `â€™`), the sign for none, a question
 * mark or a sign of money within a word, codes of a web page, and signs that no name has.
 */
const damage = String.raw`[ÃÂ][\u0080-\u00BF]|â€|ï¿½|\uFFFD|[[:alpha:]][?¤¿¬][[:alpha:]]|&(amp|[a-z]{2,8}|#[0-9]+);|[\u0001-\u0008\u000E-\u001F\u007F-\u009F]`;

const written = `concat_ws(' ', p.surname, p.familyname, p.initials, array_to_string(p.alternative_surnames, ' '),
  array_to_string(p.alternative_familynames, ' '))`;

/** Names that bear the traces of a wrong encoding. */
export const namesWithEncodingDamage = reportFunction({
  definition: { ...ofPersons, name: 'NamesWithEncodingDamage', arguments: personNarrowing },
  columns: () => [
    ...personColumns,
    {
      key: 'alternative_names',
      sql: `array_to_string(p.alternative_surnames || p.alternative_familynames, ', ')`,
      sort: false,
    },
  ],
  from: (asked) => `FROM person p ${where([`${written} ~ ${asked.add(damage)}`, ...narrowedPersons(asked)])}`,
  id: 'p.id',
  order: 'p.sort_name',
});
