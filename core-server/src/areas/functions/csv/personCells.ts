import type { CsvField } from '@salient/shared/areas/functions/csv/csvFields.ts';
import { listName } from '@salient/shared/areas/persons/personNames.ts';
import type { Cell } from './Cell.ts';
import type { CsvStyle } from './CsvStyle.ts';
import type { ReadColumns, Values } from './ReadColumns.ts';

/** The column that a field of the person fills. */
export function personCell(field: CsvField, columns: ReadColumns, style: CsvStyle): Cell {
  const cell = (text: (row: Values) => string): Cell => ({ key: field, text });
  const list = (sql: string): Cell => ({ ...cell(columns.compute(style.listSql(sql))), isList: true });
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
    case 'alternativeNames':
      return list('p.alternative_familynames || p.alternative_surnames');
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
    case 'projects':
      return list(`ARRAY(SELECT pr.title FROM project_membership m JOIN project pr ON pr.id = m.project_id
        WHERE m.person_id = p.id ORDER BY pr.title)`);
    default:
      throw new RangeError(`no column for ${field} of a person`);
  }
}
