import { codeKey, readCatalogueCode } from '@salient/shared/areas/documents/catalogueCode.ts';
import { catalogueErrors } from '@salient/shared/areas/documents/catalogueErrors.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { CataloguePart, CatalogueRecord, CatalogueTree, LeftOutPart } from '../documents/CatalogueSource.ts';
import { type AdlibCatalogue, type LeveledRecord, TooManyParts } from './adlib/AdlibCatalogue.ts';

/** Records below one that are read at most. */
export const mostParts = 5_000;
/** Levels below one: a fonds has series, sub-series, files and items, and seldom one more. */
export const mostLevels = 8;

interface Node {
  readonly record: CatalogueRecord;
  readonly holders: readonly Node[];
  readonly parts: Node[];
}

/**
 * Reads all that is part of a record, level by level: a question to the catalogue is about as many holders as fit into it.
 * A record stands where it is met first, so that one that holds itself ends there.
 *
 * @throws RpcFailure catalogueTooLarge; ServiceProblem.
 */
export async function readTree(catalogue: AdlibCatalogue, root: CatalogueRecord): Promise<CatalogueTree> {
  const top: Node = { record: root, holders: [], parts: [] };
  const known = new Map([[root.adlibId, top]]);
  const leftOut = new Map<string, LeftOutPart>();
  const leaveOut = (code: string, why: LeftOutPart['why']) => leftOut.set(`${why} ${codeKey(code)}`, { code, why });
  let level = [top];
  for (let depth = 1; level.length > 0; depth++) {
    const next: Node[] = [];
    const partsIn = await readParts(catalogue, level, mostParts - known.size + 1);
    for (const holder of level) {
      const { parts, missing } = partsIn(holder.record);
      for (const code of missing) leaveOut(code, 'missing');
      for (const { hasLevel, ...record } of parts) {
        const met = known.get(record.adlibId);
        if (met) {
          const why = met === holder || holder.holders.includes(met) ? 'cycle' : 'twice';
          leaveOut(record.adlibCode, why);
          continue;
        }
        if (depth > mostLevels || known.size > mostParts) throw tooLarge();
        const node: Node = { record, holders: [holder, ...holder.holders], parts: [] };
        known.set(record.adlibId, node);
        holder.parts.push(node);
        // One that is described as an item is one document, unless it lists parts itself.
        if (record.holds === 'nothing' && hasLevel && record.parts.length === 0) continue;
        if (readCatalogueCode(record.adlibCode)) next.push(node);
        else leaveOut(record.adlibCode, 'unasked');
      }
    }
    level = next;
  }
  return { parts: top.parts.flatMap(flatten), leftOut: [...leftOut.values()] };
}

/** Each after what holds it. */
function flatten({ record, holders, parts }: Node): CataloguePart[] {
  // The record that was asked about holds them all.
  const part = { record, holders: holders.slice(0, -1).map((holder) => holder.record) };
  return [part, ...parts.flatMap(flatten)];
}

/** What is part of a record, in the order that it lists itself, then what it does not list; and what it lists that is nowhere. */
type PartsIn = (record: CatalogueRecord) => {
  readonly parts: readonly LeveledRecord[];
  readonly missing: readonly string[];
};

/** Asks for the parts of all of a level: those that say what they are part of, and those that only their holder names. */
async function readParts(catalogue: AdlibCatalogue, level: readonly Node[], most: number): Promise<PartsIn> {
  const records = level.map(({ record }) => record);
  const told = await findPartsOf(
    catalogue,
    records.map(({ adlibCode }) => adlibCode),
    // What was met before may be among them.
    most + records.length,
  );
  const byCode = new Map(told.map((part) => [codeKey(part.adlibCode), part]));
  const unfound = records.flatMap(({ parts }) => parts).filter((code) => !byCode.has(codeKey(code)));
  for (const part of await catalogue.findByCodes([...new Set(unfound)])) byCode.set(codeKey(part.adlibCode), part);
  const byHolder = new Map<string, LeveledRecord[]>();
  for (const part of told) {
    for (const holder of new Set(part.partOf.map(codeKey)))
      byHolder.set(holder, [...(byHolder.get(holder) ?? []), part]);
  }
  return ({ adlibCode, parts: listed }) => {
    const first = listed.flatMap((code) => byCode.get(codeKey(code)) ?? []);
    const parts = new Set([...first, ...(byHolder.get(codeKey(adlibCode)) ?? [])]);
    return { parts: [...parts], missing: listed.filter((code) => !byCode.has(codeKey(code))) };
  };
}

async function findPartsOf(catalogue: AdlibCatalogue, codes: readonly string[], most: number) {
  try {
    return await catalogue.findPartsOf(codes, most);
  } catch (error) {
    throw error instanceof TooManyParts ? tooLarge() : error;
  }
}

const tooLarge = () => new RpcFailure(catalogueErrors.catalogueTooLarge, { parts: mostParts, levels: mostLevels });

/**
 * What holds a record, the innermost first; where one holds itself, each once.
 *
 * @throws ServiceProblem
 */
export async function readHolders(catalogue: AdlibCatalogue, record: CatalogueRecord): Promise<CatalogueRecord[]> {
  const holders: CatalogueRecord[] = [];
  let code = record.partOf[0];
  while (code !== undefined && holders.length <= mostLevels) {
    const [found] = await catalogue.findByCodes([code]);
    if (!found || [record, ...holders].some(({ adlibId }) => adlibId === found.adlibId)) break;
    const { hasLevel: _, ...holder } = found;
    holders.push(holder);
    code = holder.partOf[0];
  }
  return holders;
}
