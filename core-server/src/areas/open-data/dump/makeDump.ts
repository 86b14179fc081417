import { type OpenKind, openKinds } from '@salient/shared/areas/open-data/openKinds.ts';
import type { OpenLicence } from '@salient/shared/areas/open-data/openLicences.ts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import type { TempFiles } from '../../../lib/files/TempFiles.ts';
import { publication } from '../published/publishRecords.ts';
import { eachOpenRecord } from '../records/loadOpenRecords.ts';
import { csvHeader, csvRows, csvTables } from './csvRows.ts';
import { DumpFile, type WrittenFile } from './DumpFile.ts';
import { dictionaryJson, dictionaryMarkdown } from './dictionary.ts';
import { type DumpFileName, dumpFileNames, linesOf } from './dumpFiles.ts';
import { licenceText } from './licenceText.ts';
import type { DumpEntry, OpenDumps } from './OpenDumps.ts';

interface Making {
  readonly dataSource: DataSource;
  readonly tempFiles: TempFiles;
  readonly dumps: OpenDumps;
  readonly licence: OpenLicence;
  readonly publicUrl: string;
  readonly now: Date;
}

/** What a run brought, for the log. */
export const madeDumpSchema = z.object({
  records: z.record(z.enum(openKinds), z.number()),
  changed: z.number(),
  deleted: z.number(),
});
export type MadeDump = z.infer<typeof madeDumpSchema>;

type Files = Readonly<Record<DumpFileName, DumpFile>>;

/**
 * Makes the dump of all that everybody may read and gives it away in the place of the one before. All records are of one
 * moment, some are read at a time, and until every file is whole the one before is given away.
 */
export function makeDump({ dataSource, tempFiles, dumps, licence, publicUrl, now }: Making): Promise<MadeDump> {
  return withPaths(tempFiles, dumpFileNames.length, async (paths) => {
    const pathOf = (name: DumpFileName) => paths[dumpFileNames.indexOf(name)] as string;
    const files = Object.fromEntries(dumpFileNames.map((name) => [name, new DumpFile(pathOf(name))])) as Files;
    const written = new Map<DumpFileName, WrittenFile>();
    const close = async (name: DumpFileName) => written.set(name, await files[name].close());
    const rows = new Map<DumpFileName, number>();
    const made = await dataSource.transaction('REPEATABLE READ', async (db) => {
      await publication.begin(db);
      const records = {} as Record<OpenKind, number>;
      for (const kind of openKinds) records[kind] = await writeKind(db, kind, files, rows, publicUrl);
      await files['dictionary.md'].write(dictionaryMarkdown());
      await files['dictionary.json'].write(dictionaryJson());
      await files['LICENCE.txt'].write(licenceText(licence, publicUrl, now.toISOString().slice(0, 10)));
      for (const name of dumpFileNames) if (name !== 'SHA256SUMS') await close(name);
      // What is told to harvesters is what was written whole.
      return { records, ...(await publication.publish(db)) };
    });
    await files.SHA256SUMS.write(checksums(written));
    await close('SHA256SUMS');
    for (const [name, file] of written) await dumps.put(name, pathOf(name), file);
    await dumps.giveAway({
      ...{ made_at: now.toISOString(), licence },
      files: dumpFileNames.map((name): DumpEntry => {
        const records = rows.get(name);
        return { name, ...(written.get(name) as WrittenFile), ...(records === undefined ? {} : { records }) };
      }),
    });
    return made;
  });
}

/** Writes all records of a kind, as lines and as rows. */
async function writeKind(
  db: EntityManager,
  kind: OpenKind,
  files: Files,
  rows: Map<DumpFileName, number>,
  publicUrl: string,
): Promise<number> {
  let count = 0;
  const add = (name: DumpFileName, more: number) => rows.set(name, (rows.get(name) ?? 0) + more);
  for (const table of csvTables[kind]) await files[table.file].write(csvHeader(table));
  for (const { file } of csvTables[kind]) add(file, 0);
  add(linesOf[kind], 0);
  for await (const records of eachOpenRecord(db, kind, publicUrl)) {
    const lines = records.map((record) => ({ id: record.id, line: JSON.stringify(record) }));
    await publication.note(db, kind, lines);
    await files[linesOf[kind]].write(lines.map(({ line }) => `${line}\n`).join(''));
    for (const table of csvTables[kind]) {
      add(table.file, records.flatMap(table.rowsOf).length);
      await files[table.file].write(csvRows(table, records));
    }
    add(linesOf[kind], records.length);
    count += records.length;
  }
  return count;
}

/** As `sha256sum -c` reads them, of each file as it is and compressed. */
const checksums = (written: ReadonlyMap<DumpFileName, WrittenFile>): string =>
  [...written].map(([name, { sha256, packed }]) => `${sha256}  ${name}\n${packed.sha256}  ${name}.gz\n`).join('');

/** Does `steps` with the paths of so many files, which are gone afterwards. */
function withPaths<T>(
  tempFiles: TempFiles,
  count: number,
  steps: (paths: readonly string[]) => Promise<T>,
  paths: readonly string[] = [],
): Promise<T> {
  if (paths.length === count) return steps(paths);
  return tempFiles.with((path) => withPaths(tempFiles, count, steps, [...paths, path]));
}
