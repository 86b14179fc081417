import { benchDocuments } from './archive/documents.ts';
import { benchScans } from './archive/scans.ts';
import { benchAttack } from './attack.ts';
import { benchBackup } from './backup.ts';
import { benchBundle } from './bundle.ts';
import { benchDuplicates } from './duplicates.ts';
import { benchImport } from './import/import.ts';
import { benchKiosk } from './kiosk.ts';
import { benchKnown } from './known/known.ts';
import { type Measurement, printMeasurements } from './measure.ts';
import { type BenchMuseum, startBigMuseum } from './museum.ts';
import { benchNamesOfDay } from './namesOfDay.ts';
import { benchNouns } from './nouns/nouns.ts';
import { benchPages } from './pages.ts';
import { benchPanning } from './panning.ts';
import { benchPlaces } from './places/places.ts';
import { benchReading } from './reading.ts';
import { benchAdvanced } from './search/advanced.ts';
import { benchBulk } from './search/bulk.ts';
import { benchCsv } from './search/csv.ts';
import { benchFreshness } from './search/freshness.ts';
import { benchList } from './search/list.ts';
import { benchNames } from './search/names.ts';
import { benchRebuild } from './search/rebuild.ts';
import { benchSearch } from './search/search.ts';
import { benchTrench } from './search/trench.ts';
import { benchStaff } from './staff.ts';
import { benchStart } from './start.ts';
import { benchStories } from './stories.ts';

/** Benches that share one museum of 600,000 persons, in the order they run; `start` ends it and comes last. */
const onMuseum: Record<string, (museum: BenchMuseum) => Promise<Measurement[]>> = {
  search: benchSearch,
  advanced: benchAdvanced,
  csv: benchCsv,
  bulk: benchBulk,
  list: benchList,
  'names-of-day': benchNamesOfDay,
  staff: benchStaff,
  duplicates: benchDuplicates,
  freshness: benchFreshness,
  stories: benchStories,
  bundle: benchBundle,
  pages: benchPages,
  attack: benchAttack,
  backup: benchBackup,
  rebuild: benchRebuild,
  start: benchStart,
};
const persons = Number(process.env.BENCH_PERSONS ?? 600_000);

const wanted = process.argv.slice(2);
const known = [
  'names',
  'trench',
  'places',
  'known',
  'import',
  'nouns',
  'documents',
  'reading',
  'kiosk',
  'scans',
  'panning',
  ...Object.keys(onMuseum),
];
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

if (isWanted('names')) await benchNames();
if (isWanted('trench')) benchTrench();
if (isWanted('places')) await benchPlaces();
const measurements: Measurement[] = [];
if (isWanted('known')) measurements.push(...(await benchKnown()));
if (isWanted('import')) measurements.push(...(await benchImport()));
if (isWanted('nouns')) measurements.push(...(await benchNouns()));
if (isWanted('documents')) measurements.push(...(await benchDocuments()));
if (isWanted('reading')) measurements.push(...(await benchReading()));
if (isWanted('scans')) measurements.push(...(await benchScans()));
if (isWanted('panning')) measurements.push(...(await benchPanning()));
if (isWanted('kiosk')) measurements.push(...(await benchKiosk()));
const shared = Object.entries(onMuseum).filter(([name]) => isWanted(name));
if (shared.length > 0) {
  const museum = await startBigMuseum(persons);
  try {
    for (const [name, bench] of shared) {
      console.log(`measuring ${name} …`);
      measurements.push(...(await bench(museum)));
    }
  } finally {
    // What was measured before a failure is told all the same.
    printMeasurements(measurements);
    if (!isWanted('start')) await museum.stop();
  }
} else if (measurements.length > 0) printMeasurements(measurements);
process.exit(0);
