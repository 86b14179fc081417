import { setTimeout as pause } from 'node:timers/promises';
import { codeKey, isSameCode, readCatalogueCode } from '@salient/shared/areas/documents/catalogueCode.ts';
import { z } from 'zod';
import type { CatalogueSettings } from '../../../lib/config/CatalogueSettings.ts';
import { Breaker } from '../../../lib/http/Breaker.ts';
import { fetchJson, ServiceProblem } from '../../../lib/http/fetchJson.ts';
import type { Asking, CatalogueRecord, RecordName } from '../../documents/CatalogueSource.ts';
import { askedFields, partOfField, recordOf } from './adlibFields.ts';
import type { AdlibNode } from './adlibValues.ts';

/** Hits and errors stand in `diagnostic`; without hits there is no `recordList`. Numbers come as texts in old versions. */
const answerSchema = z.object({
  adlibJSON: z.object({
    recordList: z.union([z.array(z.unknown()), z.object({ record: z.unknown() })]).nullish(),
    diagnostic: z
      .object({
        hits: z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]).optional(),
        error: z.object({ message: z.string().optional(), info: z.string().optional() }).nullish(),
      })
      .optional(),
  }),
});

/** Characters of one answer. */
const longestAnswer = 2_000_000;
/** Records of one answer: their descriptions are long. */
const pageSize = 100;
/** Characters of one question: web servers refuse addresses of more than 2,048, and each sign of a code may count as three. */
const longestSearch = 1_200;
/** Before a failed question is asked once more. Milliseconds. */
const pauseMs = 300;

/** An answer that came too late is not waited for once more: somebody waits. */
const isWorthAnotherTry = ({ reason }: ServiceProblem) => reason === 'unreachable' || reason === 'failed';
const isOutage = (error: unknown) => error instanceof ServiceProblem && error.reason !== 'refused';

/** A record, and whether it is described by a level at all. */
export type LeveledRecord = NonNullable<ReturnType<typeof recordOf>>;

/** More was found than anybody asked for. */
export class TooManyParts extends Error {
  override readonly name = 'TooManyParts';
}

/**
 * An archive catalogue behind the web API of Adlib and Axiell Collections
 * (https://webapi.axiell.com/Topics/search.html): `wwwopac.ashx?database=…&search=…`, whose search is written in the
 * catalogue's own language. Only records of exactly the code or number that was asked for count: the catalogue may find by
 * words.
 */
export class AdlibCatalogue {
  readonly #settings: CatalogueSettings & { readonly url: string };
  readonly #breaker: Breaker;

  constructor(settings: CatalogueSettings & { readonly url: string }, now: () => Date) {
    this.#settings = settings;
    this.#breaker = new Breaker(now);
  }

  /** For how long it is left alone, as it failed several times in a row; 0 when it is asked. Seconds. */
  get restsForSeconds(): number {
    return Math.ceil(this.#breaker.restsForMs / 1000);
  }

  /**
   * @param asking `asksAnyway` of `Breaker.ask`.
   * @throws ServiceProblem when the catalogue gives no usable answer.
   */
  async find(by: RecordName, asking: Asking = {}): Promise<CatalogueRecord | null> {
    // What somebody typed as a number of the catalogue may be none.
    if ('id' in by && !/^\d{1,20}$/.test(by.id)) return null;
    const search = 'code' in by ? byCode(by.code) : `priref=${by.id}`;
    const { records } = await this.#search(search, { limit: 10, ...asking });
    const found = records.find((record) =>
      'code' in by ? isSameCode(record.adlibCode, by.code) : record.adlibId === by.id,
    );
    if (!found) return null;
    const { hasLevel, ...record } = found;
    if (hasLevel || record.holds === 'documents') return record;
    // What is not described by a level holds documents when something is part of it.
    const { hits } = await this.#search(partOf(record.adlibCode), { limit: 1 });
    return { ...record, holds: hits > 0 ? 'documents' : 'nothing' };
  }

  /**
   * All that is part of any of some records, in the catalogue's order; each once, with the codes of what holds it.
   *
   * @param most how many may be found at most.
   * @throws ServiceProblem; TooManyParts.
   */
  async findPartsOf(codes: readonly string[], most: number): Promise<LeveledRecord[]> {
    const found = new Map<string, LeveledRecord>();
    const add = (record: LeveledRecord, holder: readonly string[] = []) => {
      const partOf = [...new Set([...(found.get(record.adlibId)?.partOf ?? []), ...record.partOf, ...holder])];
      found.set(record.adlibId, { ...record, partOf });
    };
    for (const asked of batches(codes, partOf)) {
      const keys = new Set(asked.map(codeKey));
      const parts = await this.#findAll(asked.map(partOf).join(' or '), most - found.size);
      if (parts.every(({ partOf: holders }) => holders.some((holder) => keys.has(codeKey(holder))))) {
        for (const part of parts) add(part);
        continue;
      }
      // They do not say whose parts they are: the question does.
      for (const code of asked) {
        const own = asked.length === 1 ? parts : await this.#findAll(partOf(code), most - found.size);
        for (const part of own) add(part, [code]);
      }
    }
    return [...found.values()];
  }

  /** The records of exactly some codes. @throws ServiceProblem */
  async findByCodes(codes: readonly string[]): Promise<LeveledRecord[]> {
    const found: LeveledRecord[] = [];
    const waiting = batches(codes, byCode);
    for (let asked = waiting.pop(); asked; asked = waiting.pop()) {
      const { records, isLast } = await this.#search(asked.map(byCode).join(' or '), { limit: pageSize });
      const keys = new Set(asked.map(codeKey));
      // The catalogue may find by words, and so many other records that some of these are not among the first.
      if (isLast || asked.length === 1) found.push(...records.filter(({ adlibCode }) => keys.has(codeKey(adlibCode))));
      else waiting.push(asked.slice(0, asked.length / 2), asked.slice(asked.length / 2));
    }
    return found;
  }

  async #findAll(search: string, most: number): Promise<LeveledRecord[]> {
    const found = new Map<string, LeveledRecord>();
    for (let from = 1; ; from += pageSize) {
      const { hits, records, isLast } = await this.#search(search, { from, limit: pageSize });
      if (hits > most) throw new TooManyParts();
      for (const record of records) found.set(record.adlibId, record);
      if (isLast || from + pageSize > hits) return [...found.values()];
    }
  }

  async #search(
    search: string,
    { from = 1, limit, ...asking }: Asking & { readonly from?: number; readonly limit: number },
  ): Promise<{ hits: number; records: LeveledRecord[]; isLast: boolean }> {
    const { url, database = 'collect' } = this.#settings;
    const address = new URL(url);
    address.searchParams.set('database', database);
    address.searchParams.set('search', search);
    address.searchParams.set('output', 'json');
    address.searchParams.set('xmltype', 'unstructured');
    address.searchParams.set('fields', askedFields.join(','));
    address.searchParams.set('startfrom', String(from));
    address.searchParams.set('limit', String(limit));
    const parsed = answerSchema.safeParse(await this.#breaker.ask(() => this.#fetch(address), isOutage, asking));
    if (!parsed.success) throw new ServiceProblem('unreadable', 'no answer of a catalogue');
    const { recordList, diagnostic } = parsed.data.adlibJSON;
    if (diagnostic?.error) {
      const { info, message } = diagnostic.error;
      throw new ServiceProblem('refused', [info, message].filter(Boolean).join(': ').slice(0, 200));
    }
    const nodes = listOf(Array.isArray(recordList) ? recordList : recordList?.record);
    return {
      hits: diagnostic?.hits ?? nodes.length,
      records: nodes.map(recordOf).filter((record) => record !== null),
      isLast: nodes.length < limit,
    };
  }

  async #fetch(address: URL): Promise<unknown> {
    const { user, password = '' } = this.#settings;
    const headers: Record<string, string> = user
      ? { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
      : {};
    const asking = { headers, longestAnswer };
    try {
      return await fetchJson(address, asking);
    } catch (error) {
      if (!(error instanceof ServiceProblem) || !isWorthAnotherTry(error)) throw error;
      await pause(pauseMs);
      return fetchJson(address, asking);
    }
  }
}

const partOf = (code: string) => `${partOfField}="${code}"`;
const byCode = (code: string) => `object_number="${code}"`;

/** Codes, as many as fit into one question each. What a search would read as an instruction is no code, and never asked. */
function batches(codes: readonly string[], condition: (code: string) => string): string[][] {
  const found: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const code of codes) {
    if (!readCatalogueCode(code)) continue;
    length += encodeURIComponent(`${condition(code)} or `).length;
    if (length > longestSearch) {
      found.push([]);
      length = encodeURIComponent(condition(code)).length;
    }
    found.at(-1)?.push(code);
  }
  return found;
}

const listOf = (node: unknown): AdlibNode[] =>
  node === undefined || node === null ? [] : ((Array.isArray(node) ? node : [node]) as AdlibNode[]);
