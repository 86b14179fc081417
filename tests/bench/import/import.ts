import { once } from 'node:events';
import { createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Measurement, perSecond, times } from '../measure.ts';
import { benchDir, startMuseum, untilIndexed } from '../museum.ts';
import { copyDirectly } from './copyDirectly.ts';

const rows = 200_000;
const persons = ['Jan', 'Marie', 'Karel', 'William', 'Heinrich', 'Louise', 'Thomas', 'Émile'];
const families = ['Peeters', 'Vandenberghe', 'Lefèvre', 'Müller', 'McGregor', 'De Smet', 'Novák', 'O’Brien'];

/** A CSV of plainly made-up persons with a birth, a unit and a death each, written row by row. */
async function writeList(path: string): Promise<void> {
  const out = createWriteStream(path);
  out.write('id,first,last,born,birthplace,army,regiment,number,joined,died,deathplace\n');
  for (let row = 0; row < rows; row++) {
    const line = [
      row,
      persons[row % persons.length],
      `${families[(row >> 3) % families.length]}${(row * 7919).toString(36)}`,
      `${1 + (row % 28)}/${1 + (row % 12)}/${1880 + (row % 20)}`,
      `Plaats ${row % 900}`,
      'B.E.F.',
      `Regiment ${row % 240}`,
      100_000 + row,
      1914 + (row % 3),
      `${1 + (row % 28)}/${1 + (row % 12)}/${1915 + (row % 4)}`,
      `Plaats ${(row * 31) % 900}`,
    ];
    if (!out.write(`${line.join(',')}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

/**
 * The import of a CSV with three events a person into an empty database, by the command staff use; then of the same list
 * once more, when nothing is left to do.
 */
export async function benchImport(): Promise<Measurement[]> {
  const folder = benchDir('import');
  mkdirSync(folder, { recursive: true });
  const list = join(folder, 'list.csv');
  const map = join(folder, 'list.map.json');
  await writeList(list);
  writeFileSync(map, JSON.stringify(mapping, null, 2));
  const dataDir = join(folder, 'data');
  rmSync(dataDir, { recursive: true, force: true });
  const museum = await startMuseum({ dataDir });
  try {
    const importList = () => {
      const began = performance.now();
      const summary = museum.salient(['import', 'persons', list, '--map', map]);
      if (process.env.BENCH_VERBOSE) console.log(summary);
      return rows / ((performance.now() - began) / 1000);
    };
    const rate = importList();
    const [row] = await museum.query<{ persons: number; events: number }>(
      'SELECT count(*)::int AS persons, (SELECT count(*)::int FROM person_event) AS events FROM person',
      [],
    );
    if (row?.persons !== rows || row.events !== 3 * rows) throw new Error(`imported ${JSON.stringify(row)}`);
    // The index takes the persons in now, and would have its share of the machine.
    await untilIndexed(museum);
    const direct = rows / (await copyDirectly(museum.databaseUrl, folder));
    const repeated = importList();
    return [
      {
        what: 'import of a CSV with 3 events a person',
        measured: perSecond(rate),
        direct: perSecond(direct),
        ratio: times(rate / direct),
        budget: 'at least 5,000/s',
        met: rate >= 5000,
      },
      {
        what: 'import of the same CSV once more',
        measured: perSecond(repeated),
        budget: 'at least 5,000/s',
        met: repeated >= 5000,
      },
    ];
  } finally {
    await museum.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** How the list becomes persons, in the mapping language of docs/import.md. */
const mapping = {
  kind: 'persons',
  source: 'bench',
  key: '{id}',
  dates: { order: 'dmy' },
  person: {
    familyname: '{last}',
    surname: '{first}',
    born: '{born}',
    died: '{died}',
    victim_type: 'military',
    war_casualty: 'yes',
  },
  events: [
    { type: 'born', place: { name: '{birthplace}', country: 'BE', create: true } },
    {
      type: 'military',
      enlisted_reason: 'active service',
      enlisted_army: '{army}',
      enlisted_regt: '{regiment}',
      enlisted_number: '{number}',
      date: '{joined}',
    },
    { type: 'died', place: { name: '{deathplace}', country: 'BE', create: true } },
  ],
};
