import { setTimeout as pause } from 'node:timers/promises';
import { isSameCode } from '@salient/shared/areas/documents/catalogueCode.ts';
import { z } from 'zod';
import type { CatalogueSettings } from '../../../lib/config/CatalogueSettings.ts';
import { Breaker } from '../../../lib/http/Breaker.ts';
import { fetchJson, ServiceProblem } from '../../../lib/http/fetchJson.ts';
import type { CatalogueRecord } from '../../documents/CatalogueSource.ts';
import { askedFields, recordOf } from './adlibFields.ts';
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
/** Parts of one record that are fetched at most. */
export const mostParts = 2_000;
/** Before a failed question is asked once more. Milliseconds. */
const pauseMs = 300;

/** An answer that came too late is not waited for once more: somebody waits. */
const isWorthAnotherTry = ({ reason, status = 0 }: ServiceProblem) => reason === 'unreachable' || status >= 500;
const isOutage = (error: unknown) =>
  error instanceof ServiceProblem && (error.reason !== 'refused' || (error.status ?? 0) >= 500);

type Found = NonNullable<ReturnType<typeof recordOf>>;

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

  /** @throws ServiceProblem when the catalogue gives no usable answer. */
  async find(by: { readonly code: string } | { readonly id: string }): Promise<CatalogueRecord | null> {
    // What somebody typed as a number of the catalogue may be none.
    if ('id' in by && !/^\d{1,20}$/.test(by.id)) return null;
    const search = 'code' in by ? `object_number="${by.code}"` : `priref=${by.id}`;
    const { records } = await this.#search(search, { limit: 10 });
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

  /** @throws ServiceProblem also when there are more than `mostParts`. */
  async findParts(code: string): Promise<CatalogueRecord[]> {
    const parts = new Map<string, CatalogueRecord>();
    for (let from = 1; ; from += pageSize) {
      const { hits, records, isLast } = await this.#search(partOf(code), { from, limit: pageSize });
      if (hits > mostParts) throw new ServiceProblem('unreadable', `${hits} parts of one record`);
      for (const { hasLevel: _, ...record } of records) parts.set(record.adlibId, record);
      if (isLast || from + pageSize > hits)
        return [...parts.values()].filter((part) => !isSameCode(part.adlibCode, code));
    }
  }

  async #search(
    search: string,
    { from = 1, limit }: { readonly from?: number; readonly limit: number },
  ): Promise<{ hits: number; records: Found[]; isLast: boolean }> {
    const { url, database = 'collect' } = this.#settings;
    const address = new URL(url);
    address.searchParams.set('database', database);
    address.searchParams.set('search', search);
    address.searchParams.set('output', 'json');
    address.searchParams.set('xmltype', 'unstructured');
    address.searchParams.set('fields', askedFields.join(','));
    address.searchParams.set('startfrom', String(from));
    address.searchParams.set('limit', String(limit));
    const parsed = answerSchema.safeParse(await this.#breaker.ask(() => this.#fetch(address), isOutage));
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

const partOf = (code: string) => `part_of_reference="${code}"`;

const listOf = (node: unknown): AdlibNode[] =>
  node === undefined || node === null ? [] : ((Array.isArray(node) ? node : [node]) as AdlibNode[]);
