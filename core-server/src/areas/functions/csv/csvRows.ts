import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FunctionTable } from '@salient/shared/areas/functions/functionMethods.ts';
import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import type { PersonQuery } from '@salient/shared/areas/search/personQuery.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import type { CallableFunction } from '../../../lib/functions/CallableFunction.ts';
import type { Services } from '../../../lib/rpc/Services.ts';
import { functionWords } from '../functionWords.ts';
import { type CsvRequest, isCsvField } from './CsvRequest.ts';
import { peopleStyle, programStyle } from './CsvStyle.ts';
import { csvWriter } from './CsvWriter.ts';
import { PersonTable } from './PersonTable.ts';
import { tableWriter } from './tableWriter.ts';

/** Persons that are read at a time: so many that PostgreSQL works on them longer than it waits for the next question. */
const readSize = 500;
/** Persons that are written at a time: so few that other calls are answered in between. */
const writeSize = 125;

/** Between two of them both processors are everybody else's: a file is not worth a visitor who waits. Milliseconds. */
const restMs = 4;

/** A piece of the file, and how many rows were written with it. */
export interface CsvChunk {
  readonly text: string;
  readonly rows: number;
}

interface Reading {
  readonly actor: Actor;
  readonly services: Services;
  /** A transaction that sees one moment. */
  readonly db: EntityManager;
}

/** The file that a request asks for, piece by piece. */
export function csvChunks(called: CallableFunction, request: CsvRequest, reading: Reading): AsyncGenerator<CsvChunk> {
  const query = called.personsOf?.(request.args);
  return query ? personChunks(query, request, reading) : tableChunks(called, request, reading);
}

async function* personChunks(
  query: PersonQuery,
  { fields, language, format }: CsvRequest,
  { actor, services, db }: Reading,
): AsyncGenerator<CsvChunk> {
  const t = functionWords(language);
  const style = format === 'csvfile' ? peopleStyle(language, t) : programStyle(language, format);
  const table = new PersonTable(fields.filter(isCsvField), style);
  const writer = csvWriter(format, table.columns, t);
  yield { text: writer.header, rows: 0 };
  const ids = services.personIds.idsOf(query, { db, scope: personScope(actor), size: readSize });
  const readNext = async () => {
    const { done, value } = await ids.next();
    return done ? null : table.read(db, value);
  };
  // While one batch is written, PostgreSQL reads the next.
  let next = readNext();
  for (let persons = await next; persons; persons = await next) {
    await setTimeout(restMs);
    next = readNext();
    // Whoever stops asking for more does not hear how this one ends.
    next.catch(() => undefined);
    for (let at = 0; at < persons.length; at += writeSize) {
      const some = persons.slice(at, at + writeSize);
      await setImmediate();
      yield { text: writer.lines(some), rows: some.length };
    }
  }
}

/** Rows of a table that are asked for at a time. */
const pageSize = 500;

/** The table of a function page by page; a text is one cell. */
async function* tableChunks(
  called: CallableFunction,
  { args, language, format }: CsvRequest,
  reading: Reading,
): AsyncGenerator<CsvChunk> {
  for (let offset = 0; ; offset += pageSize) {
    const answer = await called.call({ ...reading, args, language, offset, limit: pageSize, sort: [], facets: false });
    const { columns, data, total } = typeof answer === 'string' ? textTable(answer) : answer;
    const writer = tableWriter(format, columns, language);
    if (offset === 0) yield { text: writer.header, rows: 0 };
    if (data.length > 0) yield { text: writer.lines(data), rows: data.length };
    if (offset + pageSize >= total) return;
  }
}

const textTable = (text: string): Pick<FunctionTable, 'columns' | 'data' | 'total'> => ({
  columns: [{ key: 'text', sortable: false }],
  data: [{ text }],
  total: 1,
});
