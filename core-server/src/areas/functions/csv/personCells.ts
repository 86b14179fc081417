import type { CsvField } from '@salient/shared/areas/functions/csv/csvFields.ts';
import { listName } from '@salient/shared/areas/persons/personNames.ts';
import { type Cell, severalInCell } from './Cell.ts';
import type { CsvStyle } from './CsvStyle.ts';
import type { ReadColumns, Values } from './ReadColumns.ts';

/** The column that a field of the person fills. */
export function personCell(field: CsvField, columns: ReadColumns, style: CsvStyle): Cell {
  const cell = (text: (row: Values) => string): Cell => ({ key: field, text });
  switch (field) {
    case 'id':
    case 'surname':
    case 'familyname':
    case 'nationality':
      return cell(columns.read(field));
    case 'familyInfo':
      return cell(columns.read('description'));
    case 'age':
      return cell(columns.compute('p.age::text'));
    case 'name': {
      const [surname, familyname] = [columns.read('surname'), columns.read('familyname')];
      return cell((row) => listName({ surname: surname(row), familyname: familyname(row) }));
    }
    case 'alternativeNames': {
      const names = `array_to_string(p.alternative_familynames || p.alternative_surnames, '${severalInCell}')`;
      return cell(columns.compute(names));
    }
    case 'gender': {
      const gender = columns.read('gender');
      return cell((row) => style.choice(gender(row), { key: 'persons.genders', unsaid: ['undefined'] }));
    }
    case 'victimType': {
      const type = columns.read('victim_type');
      return cell((row) => style.choice(type(row), { key: 'persons.victimTypes', unsaid: ['unknown', 'none'] }));
    }
    case 'victimTypeDetails': {
      const fate = columns.read('victim_type_details');
      return cell((row) => style.choice(fate(row), { key: 'persons.victimTypeDetails', unsaid: ['unknown', 'none'] }));
    }
    case 'projects': {
      const titles = `(SELECT string_agg(pr.title, '${severalInCell}' ORDER BY pr.title)
        FROM project_membership m JOIN project pr ON pr.id = m.project_id WHERE m.person_id = p.id)`;
      return cell(columns.compute(titles));
    }
    default:
      throw new RangeError(`no column for ${field} of a person`);
  }
}
