import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDiaryReference, readSheetNames } from '@salient/shared/areas/memorials/trench/readDiaryReference.ts';
import { knownSheets, trenchSquare } from '@salient/shared/areas/memorials/trench/trenchSquare.ts';
import { distanceBetween } from '@salient/shared/lib/map/distance.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { parse } from 'csv-parse/sync';
import { percentile } from '../measure.ts';

const file = join(import.meta.dirname, '../../../../shared/data/places/owd_trench_grid_refs.csv');

interface Row {
  readonly grid_ref: string;
  readonly sheets_named_on_page: string;
  /** Longitude first; that of the place that the page of the diary names, which need not be the square's. */
  readonly place_lon_lat: string;
}

interface Located {
  readonly sheet: string;
  readonly edition: string;
  readonly metres: number;
}

/** The 1:20,000 edition that a page names, or the whole sheet. */
const editionOf = (sheet: string, named: string) =>
  `${sheet} ${
    /[ns]\.?\s*[ew]/i
      .exec(named.replace(/series/gi, ''))?.[0]
      ?.replace(/[^nsew]/gi, '')
      .toUpperCase() ?? ''
  }`.trim();

function placeOf({ place_lon_lat }: Row): Location | null {
  const [lon, lat] = place_lon_lat.split(',').map(Number);
  return lon && lat ? { lat, lon } : null;
}

/** Where a reference lies on a sheet, beside the place of its page; null where one of the two is not known. */
function locate(row: Row, sheet: string): Located | null {
  const reference = readDiaryReference(row.grid_ref, sheet);
  const square = reference && trenchSquare(reference);
  const place = placeOf(row);
  if (!square || !place) return null;
  return {
    sheet,
    edition: editionOf(sheet, row.sheets_named_on_page),
    metres: distanceBetween(square.centre, place),
  };
}

const kilometres = (metres: number) => `${(metres / 1000).toFixed(1)} km`.padStart(9);
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function printDistances(what: string, located: readonly Located[]): void {
  const metres = located.map((each) => each.metres);
  console.log(
    `  ${what.padEnd(34)}${String(located.length).padStart(6)}${kilometres(percentile(metres, 0.5))}${kilometres(percentile(metres, 0.9))}`,
  );
}

/**
 * How many of the references of real war diaries are read, how many can be placed, and how far they then lie from the place
 * that their page names: median and 90th percentile, by sheet and edition.
 */
export function benchTrench(): void {
  if (!existsSync(file)) {
    console.log('trench: needs places/owd_trench_grid_refs.csv of the shared data, which is not here');
    return;
  }
  const rows = parse(readFileSync(file), { columns: true }) as Row[];
  const read = rows.filter(({ grid_ref }) => readDiaryReference(grid_ref, '28'));
  console.log(`trench: ${rows.length} references, ${read.length} read (${share(read.length, rows.length)})`);

  const named = read.flatMap((row) => {
    const [sheet, ...others] = readSheetNames(row.sheets_named_on_page);
    return sheet && others.length === 0 ? [{ row, sheet }] : [];
  });
  const onSheet = named.flatMap(({ row, sheet }) => locate(row, sheet) ?? []);
  console.log(`  ${named.length} on pages that name one sheet, ${onSheet.length} of them placed`);
  // Without a sheet the square is one of some forty; that nearest to the place is the one that was meant.
  const nearest = read.flatMap((row) => {
    const candidates = knownSheets.flatMap((sheet) => locate(row, sheet) ?? []);
    return candidates.sort((a, b) => a.metres - b.metres)[0] ?? [];
  });
  console.log(
    `\n  ${'distance to the place of the page'.padEnd(34)}${'n'.padStart(6)}${'median'.padStart(9)}${'90 %'.padStart(9)}`,
  );
  printDistances('sheet as the page names it', onSheet);
  printDistances('nearest sheet, whatever is named', nearest);
  const byEdition = new Map<string, Located[]>();
  for (const each of onSheet) byEdition.set(each.edition, [...(byEdition.get(each.edition) ?? []), each]);
  for (const [edition, located] of [...byEdition].sort(([, a], [, b]) => b.length - a.length)) {
    if (located.length >= 10) printDistances(`sheet ${edition}`, located);
  }
}
