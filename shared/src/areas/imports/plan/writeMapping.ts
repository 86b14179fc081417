import type { ListContent, MappingJson } from '../importList.ts';
import { columnsFor, type ImportPlan } from './ImportPlan.ts';
import { type ListKind, type TargetId, targetIds } from './importTargets.ts';
import { blanks } from './rules/blanks.ts';
import type { Json, RuleParts, TextsOf } from './rules/columnTexts.ts';
import { columnText } from './rules/columnTexts.ts';
import { memorialRules } from './rules/memorialRules.ts';
import { personRules } from './rules/personRules.ts';
import { placeRules } from './rules/placeRules.ts';
import { unitRules } from './rules/unitRules.ts';

/** Columns that tell one row from another where no column numbers them. */
const tellingTargets: Readonly<Record<ListKind, readonly TargetId[]>> = {
  persons: [
    ...(['fullname', 'familyname', 'surname', 'born', 'born_both', 'died', 'died_both'] as const),
    ...(['service_number', 'regiment'] as const),
  ],
  places: [
    'place_name',
    'place_name_nl',
    'place_name_en',
    'place_name_fr',
    'place_name_de',
    'place_area2',
    'place_country',
  ],
  memorials: ['memorial_name', 'memorial_place', 'memorial_country'],
  'military-entities': [
    ...([
      'entity_army',
      'entity_regiment',
      'entity_unit',
      'entity_unit_nr',
      'entity_brigade',
      'entity_division',
    ] as const),
    ...(['entity_corps', 'entity_since'] as const),
  ],
};

const rules: Readonly<Record<ListKind, (parts: RuleParts) => Json>> = {
  persons: personRules,
  places: placeRules,
  memorials: memorialRules,
  'military-entities': unitRules,
};

/**
 * The mapping that a plan stands for: the same file as the command reads, and in the same words for the same plan.
 *
 * @param content of the list, of which the reading and the names of all columns are taken.
 */
export function writeMapping(
  plan: ImportPlan,
  content: Pick<ListContent, 'columns' | 'encoding' | 'delimiter' | 'sheet' | 'skip_lines' | 'header_rows'>,
): MappingJson {
  const names = content.columns.map(({ name }) => name);
  const textsOf: TextsOf = (id) => columnsFor(plan, id).map((column) => columnText(column, names));
  const tables = Object.fromEntries(
    targetIds.flatMap((id) => {
      const table = plan.values[id];
      return table && Object.keys(table).length > 0 && textsOf(id).length > 0 ? [[id, table]] : [];
    }),
  );
  const isNumbered = textsOf('key').length > 0;
  return {
    kind: plan.kind,
    source: plan.source,
    ...(plan.title === '' ? {} : { title: plan.title }),
    language: plan.language,
    file: filePart(content),
    key: (isNumbered ? textsOf('key') : keyColumns(plan.kind, textsOf, names)).join('|'),
    repeats: isNumbered ? 'reject' : 'number',
    dates: { order: plan.dateOrder },
    blanks: [...blanks],
    ...(Object.keys(tables).length === 0 ? {} : { tables }),
    ...(Object.values(plan.meant).every(({ length }) => length === 0) ? {} : { meant: plan.meant }),
    ...rules[plan.kind]({ plan, textsOf }),
  };
}

function keyColumns(kind: ListKind, textsOf: TextsOf, names: readonly string[]): string[] {
  const telling = tellingTargets[kind].flatMap(textsOf);
  return telling.length > 0 ? telling : names.map((name) => columnText(name, names));
}

/** How a list is read, as a mapping says it. */
export function filePart({
  encoding,
  delimiter,
  sheet,
  skip_lines,
  header_rows,
}: Parameters<typeof writeMapping>[1]): Json {
  return {
    ...(encoding === '' ? {} : { encoding }),
    ...(delimiter === '' ? {} : { delimiter }),
    ...(sheet === null ? {} : { sheet }),
    ...(skip_lines > 0 ? { skipLines: skip_lines } : {}),
    ...(header_rows === 0 ? { header: false } : header_rows > 1 ? { headerRows: header_rows } : {}),
  };
}
