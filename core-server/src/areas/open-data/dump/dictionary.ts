import { type OpenKind, openKinds } from '@salient/shared/areas/open-data/openKinds.ts';
import {
  openDetailsSchema,
  openEventSchema,
  openRelationSchema,
  openSchemas,
  openUnitHistorySchema,
} from '@salient/shared/areas/open-data/openRecord.ts';
import { z } from 'zod';
import { linesOf } from './dumpFiles.ts';

interface FieldSchema {
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly FieldSchema[];
}
interface RecordSchema {
  readonly properties: Readonly<Record<string, FieldSchema>>;
}

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema) as unknown as RecordSchema;

/** What every field means, as JSON Schema of the lines of each file. */
export const dictionaryJson = (): string =>
  `${JSON.stringify(Object.fromEntries(openKinds.map((kind) => [linesOf[kind], schemaOf(openSchemas[kind])])), null, 2)}\n`;

const typeOf = ({ type, anyOf }: FieldSchema): string => type ?? anyOf?.map(typeOf).join(' or ') ?? 'any';
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function table(title: string, schema: z.ZodType): string[] {
  const rows = Object.entries(schemaOf(schema).properties).map(([name, field]) => {
    const values = field.enum ? ` One of: ${field.enum.map((value) => value || '(blank)').join(', ')}.` : '';
    return `| ${name} | ${typeOf(field)} | ${cell(`${field.description ?? ''}.${values}`)} |`;
  });
  return ['', `## ${title}`, '', '| field | type | meaning |', '| --- | --- | --- |', ...rows];
}

const titles: Readonly<Record<OpenKind, string>> = {
  person: 'persons.jsonl, persons.csv',
  place: 'places.jsonl, places.csv',
  unit: 'units.jsonl, units.csv',
  memorial: 'memorials.jsonl, memorials.csv',
};

/** The same to be read by people. */
export const dictionaryMarkdown = (): string =>
  [
    '# What the fields mean',
    '',
    'All files are UTF-8. In JSON Lines each line is an object that begins with its `id`; ids of other records lead to the files',
    'of their kind. In CSV, comma separated with a header, several values of a field stand in one cell with ` | ` between them; an object,',
    'such as `names` and `details`, as `key=value` with the same between them: `fr=Ypres | nl=Ieper`. There `events` are a file of their',
    'own, `relations` and `history` are in JSON Lines alone, nothing known is a blank cell, and a text that a spreadsheet would take for a',
    'formula has an apostrophe before it. Words such as `civilian` are those of the data and the same in every language.',
    '',
    'Whoever may be alive is left out, and so is what only staff read. Pictures have licences of their own and are not part of it.',
    ...openKinds.flatMap((kind) => table(titles[kind], openSchemas[kind])),
    ...table(
      'events of a person: events in persons.jsonl, and events.csv, where person_id says whose',
      openEventSchema,
    ),
    ...table('details of an event, by the type of the event', openDetailsSchema),
    ...table('relations of a person, in persons.jsonl', openRelationSchema),
    ...table('history of a unit, in units.jsonl', openUnitHistorySchema),
    '',
  ].join('\n');
