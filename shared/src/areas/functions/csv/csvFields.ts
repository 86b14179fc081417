/** What every group of events offers (CSV-04). `splitDate` is a column each for day, month and year (CSV-15). */
const eventFields = [
  'date',
  'splitDate',
  'placeName',
  'placeRegion',
  'placeCountry',
  'placePosition',
  'topo',
  'notes',
] as const;
const militaryFields = [
  ...eventFields,
  'army',
  'regiment',
  'unit',
  'unitType',
  'unitNumber',
  'sub',
  'serviceNumber',
  'rank',
] as const;
/** The place of a memorated event is that of its memorial. */
const memorialFields = [
  ...eventFields,
  'memorialName',
  'memorialAddress',
  'memorialPosition',
  'reference',
  'kind',
] as const;

/**
 * The fields of a person that an export offers, by group and in the order of their columns (CSV-02 to CSV-10). A call names
 * them as `group.field`. As in all documents `surname` is the first name and `familyname` the last. Beside the fields of
 * document 3 there are `surname`, `familyname`, `nationality`, `victimType`, `moveType` and `reason`, and behind its groups what
 * else the search asks about: `victimTypeDetails`, the fate, `projects`, and the groups `jailed` and `decorated`.
 */
export const csvGroups = {
  general: [
    'id',
    'name',
    'surname',
    'familyname',
    'alternativeNames',
    'gender',
    'nationality',
    'victimType',
    'familyInfo',
    'victimTypeDetails',
    'projects',
  ],
  born: eventFields,
  school: [...eventFields, 'schoolName', 'schoolDirection'],
  work: [...eventFields, 'workCompany', 'profession'],
  where: [...eventFields, 'moveType'],
  homeAddress: eventFields,
  evacuate: eventFields,
  enlisted: militaryFields,
  activeService: militaryFields,
  otherMilitary: [...militaryFields, 'reason'],
  injured: [...eventFields, 'wound', 'cause'],
  hospitalized: eventFields,
  died: [...eventFields, 'age', 'causeOfDeath'],
  buriedOriginal: memorialFields,
  buriedCurrent: memorialFields,
  memoratedOther: memorialFields,
  jailed: [...eventFields, 'jailedType'],
  // A decoration has no place.
  decorated: ['date', 'splitDate', 'notes', 'decoration', 'citation'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CsvGroup = keyof typeof csvGroups;
export type CsvField<Group extends CsvGroup = CsvGroup> = (typeof csvGroups)[Group][number];
/** A field of a group, such as `born.date`. */
export type CsvFieldName = { [Group in CsvGroup]: `${Group}.${CsvField<Group>}` }[CsvGroup];

export const csvGroupNames = Object.keys(csvGroups) as CsvGroup[];

/** Every field that can be asked for, in the order of the columns. */
export const csvFieldNames = csvGroupNames.flatMap((group) =>
  csvGroups[group].map((field) => `${group}.${field}` as CsvFieldName),
);

/** The group and the field that a name is made of. */
export function partsOfCsvField(name: CsvFieldName): { readonly group: CsvGroup; readonly field: CsvField } {
  const [group, field] = name.split('.') as [CsvGroup, CsvField];
  return { group, field };
}

/**
 * How an export is written: for spreadsheets as CSV-16 says; for programs as RFC 4180 with the names of the fields as its
 * header, or as JSON Lines, both with stored values and ISO dates.
 */
export const csvFormats = ['csvfile', 'csv', 'jsonl'] as const;
export type CsvFormat = (typeof csvFormats)[number];
