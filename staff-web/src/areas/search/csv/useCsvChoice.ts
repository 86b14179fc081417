import {
  type CsvFieldName,
  type CsvFormat,
  csvFieldNames,
  csvFormats,
} from '@salient/shared/areas/functions/csv/csvFields.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { usePreference } from '../../../lib/store/usePreference.ts';

const known: ReadonlySet<unknown> = new Set(csvFieldNames);
const isFields = (value: unknown): value is CsvFieldName[] =>
  Array.isArray(value) && value.every((field) => known.has(field));

/** A choice of fields under a name. */
export interface CsvFieldSet {
  readonly name: string;
  readonly fields: readonly CsvFieldName[];
}

const isSets = (value: unknown): value is CsvFieldSet[] =>
  Array.isArray(value) && value.every((set) => typeof set?.name === 'string' && isFields(set.fields));

const isFormat = (value: unknown): value is CsvFormat => csvFormats.some((format) => format === value);

/** What a user takes along of persons, remembered on this device: the last choice, and those that were given a name (CSV-18). */
export function useCsvChoice() {
  const user = useUser();
  const key = `csv.${user?.id ?? ''}`;
  const [fields, choose] = usePreference<readonly CsvFieldName[]>(`${key}.fields`, [], isFields);
  const [sets, keepSets] = usePreference<readonly CsvFieldSet[]>(`${key}.sets`, [], isSets);
  const [format, chooseFormat] = usePreference<CsvFormat>(`${key}.format`, 'csvfile', isFormat);
  const others = (name: string) => sets.filter((set) => set.name !== name);
  return {
    fields,
    choose,
    format,
    chooseFormat,
    sets,
    /** Keeps the present choice under a name, in the place of one that had it before. */
    keep: (name: string) => keepSets([...others(name), { name, fields }].sort((a, b) => a.name.localeCompare(b.name))),
    remove: (name: string) => keepSets(others(name)),
  };
}
export type CsvChoice = ReturnType<typeof useCsvChoice>;
