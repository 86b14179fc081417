import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behaviour =
  | 'answers'
  | 'down'
  | 'stumbles'
  | 'slow'
  | 'empty'
  | 'html'
  | 'broken'
  | 'nonsense'
  | 'deep'
  | 'huge'
  | 'breaks'
  | 'refuses'
  | 'leadsOn';

/** In which of the shapes of its JSON it answers: see `adlibValues.ts` of the core server. */
type Shape = 'json' | 'grouped' | 'spans' | 'compact';

/**
 * A record as an archive would keep it; `level` is how it is described, `partOf` the code of what holds it, `parts` the codes
 * that it lists itself.
 */
export interface ArchiveRecord {
  readonly priref: string;
  readonly object_number: string;
  readonly title: string;
  readonly description?: string;
  readonly institution?: string;
  readonly alternativeNumber?: string;
  readonly level?: 'fonds' | 'series' | 'file' | 'item';
  readonly partOf?: string;
  readonly parts?: readonly string[];
}

/** A code that begins so is a box of its own with two letters: for tests that cannot put records into it. */
export const newBox = 'NIEUW ';

/** As `newBox`: a fonds with a series of photos, which lists one that is not there, and a sub-series with another. */
export const newFonds = 'ARCHIEF ';

/** Codes at which it fails whatever it does to others: for tests that cannot tell it how to behave. */
export const failingCodes = { breaks: 'STUK 500', html: 'STUK HTML' } as const;

export const archive: readonly ArchiveRecord[] = [
  {
    ...{ priref: '110000001', object_number: 'IFF 2014.12', level: 'file' },
    title: 'Doos 12: familie Vandevelde',
    description: 'Brieven, foto’s en een dagboek,\r\ngeschonken in 2014.',
    institution: 'In Flanders Fields Museum',
  },
  {
    ...{ priref: '110000002', object_number: 'IFF 2014.12.1', level: 'item', partOf: 'IFF 2014.12' },
    title: 'Brief van Karel aan zijn moeder',
    description: 'Vier bladzijden, 17 mei 1916.',
    institution: 'In Flanders Fields Museum',
    alternativeNumber: 'VDV/1',
  },
  {
    ...{ priref: '110000003', object_number: 'IFF 2014.12.2', level: 'item', partOf: 'IFF 2014.12' },
    title: 'Foto van de soldaten in Poperinge',
  },
  {
    ...{ priref: '110000010', object_number: 'IFF 2019.7', level: 'item' },
    title: 'Dagboek van een verpleegster',
    description: 'Zwart schrift met harde kaft.',
    institution: 'In Flanders Fields Museum',
    alternativeNumber: 'D 88',
  },
  // Described without a level, as objects of museums are.
  { priref: '5001', object_number: 'M-0042', title: 'Kist met gereedschap', institution: 'Stadsarchief Ieper' },
  { priref: '5002', object_number: 'M-0042/a', title: 'Handleiding', partOf: 'M-0042' },
];

/**
 * An archive catalogue that speaks the JSON of Adlib's `wwwopac.ashx`, as its public documentation and public clients of it
 * describe it, and that fails in every way a service can.
 */
export class CatalogueService {
  readonly #server = createServer((request, response) => this.#answer(request, response));
  behaviour: Behaviour = 'answers';
  shape: Shape = 'json';
  records: ArchiveRecord[] = [...archive];
  /** The account that it asks for; anybody may ask when null. */
  account: string | null = null;
  /** The questions that came, the oldest first. */
  readonly asked: URL[] = [];
  url = '';

  static async start(port = 0): Promise<CatalogueService> {
    const service = new CatalogueService();
    await new Promise<void>((resolve) => service.#server.listen(port, '127.0.0.1', resolve));
    // Whoever forgets to close it holds no process up.
    service.#server.unref();
    service.url = `http://127.0.0.1:${(service.#server.address() as AddressInfo).port}/webapi/wwwopac.ashx`;
    return service;
  }

  /** As it was at first; what was asked is forgotten. */
  reset(): void {
    this.behaviour = 'answers';
    this.shape = 'json';
    this.records = [...archive];
    this.account = null;
    this.asked.length = 0;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://catalogue');
    this.asked.push(url);
    const search = url.searchParams.get('search') ?? '';
    response.setHeader('content-type', 'application/json; charset=utf-8');
    if (this.account && request.headers.authorization !== `Basic ${btoa(this.account)}`) {
      response.writeHead(401, { 'content-type': 'text/html' }).end('<h2>401 - Unauthorized</h2>');
      return;
    }
    if (search.includes(`"${failingCodes.breaks}"`)) {
      fault(response, 500);
      return;
    }
    if (search.includes(`"${failingCodes.html}"`)) {
      page(response);
      return;
    }
    switch (this.behaviour) {
      case 'down':
        request.socket.destroy();
        return;
      case 'stumbles':
        // Once, as a service does whose process is started anew.
        this.behaviour = 'answers';
        fault(response, 503);
        return;
      case 'slow':
        // Never answers: whoever asked gives up.
        return;
      case 'empty':
        response.end();
        return;
      case 'html':
        page(response);
        return;
      case 'broken':
        response.end('{"adlibJSON":{"recordList":{"record":[{"priref":["1100');
        return;
      case 'nonsense':
        response.end(JSON.stringify({ adlibJSON: { recordList: 7, diagnostic: { hits: 'many' } } }));
        return;
      case 'deep': {
        const title = `${'['.repeat(5_000)}"x"${']'.repeat(5_000)}`;
        response.end(
          `{"adlibJSON":{"recordList":{"record":[{"priref":"1","object_number":"IFF 2014.12","title":${title}}]}}}`,
        );
        return;
      }
      case 'huge':
        response.end(`{"adlibJSON":{"recordList":{"record":[{"title":["${'x'.repeat(3_000_000)}"]}]}}}`);
        return;
      case 'breaks':
        fault(response, 500);
        return;
      case 'refuses': {
        const error = { info: 'Adlib.Query.NoSearchStatementException', message: `cannot search ${search}` };
        response.end(JSON.stringify({ adlibJSON: { diagnostic: { hits: 0, error } } }));
        return;
      }
      case 'leadsOn':
        response.writeHead(302, { location: `/elsewhere${url.search}` }).end();
        return;
      default:
        response.end(JSON.stringify(this.#search(search, url.searchParams)));
    }
  }

  #search(search: string, params: URLSearchParams): object {
    const [, word] = new RegExp(`"${newBox}(\\w+)`).exec(search) ?? [];
    if (word) this.records.push(...newBoxOf(word, this.records));
    const [, fonds] = new RegExp(`"${newFonds}(\\w+)`).exec(search) ?? [];
    if (fonds) this.records.push(...newFondsOf(fonds, this.records));
    const found = this.records.filter(matching(search));
    const [from, limit] = ['startfrom', 'limit'].map((name) => Number(params.get(name)));
    const shown = found
      .slice((from || 1) - 1, (from || 1) - 1 + (limit || 10))
      .map((record) => shaped(record, this.shape));
    const diagnostic = {
      ...{ hits: this.shape === 'json' ? String(found.length) : found.length, xmltype: 'Unstructured' },
      ...{ hits_on_display: shown.length, search, first_item: from || 1, limit, dbname: 'collect', dsname: 'archive' },
      response_time: { value: '12', unit: 'mS', culture: 'en-US' },
    };
    // Without a hit there is no list at all.
    if (shown.length === 0) return { adlibJSON: { diagnostic } };
    const recordList = this.shape === 'compact' ? shown : { record: shown };
    return { adlibJSON: { recordList, diagnostic } };
  }
}

function fault(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Server Error in ‘/webapi’ Application.</h1>');
}

function page(response: ServerResponse): void {
  response.setHeader('content-type', 'text/html');
  response.end('<!doctype html><title>Sign in to the network</title>');
}

/** The records of a box of a name that nobody asked for before, with numbers of their own. */
function newBoxOf(word: string, records: readonly ArchiveRecord[]): ArchiveRecord[] {
  const number = 700_000_000 + records.length * 10;
  const code = `${newBox}${word}`;
  if (records.some(({ object_number }) => object_number === code)) return [];
  const letters = [1, 2].map((at) => ({
    ...{ priref: String(number + at), object_number: `${code}/${at}`, title: `Brief ${at}`, level: 'item' as const },
    ...{ partOf: code, description: `Inhoud van brief ${at}`, alternativeNumber: `B ${at}` },
    institution: 'In Flanders Fields Museum',
  }));
  const box = { priref: String(number), object_number: code, title: `Doos ${word}`, level: 'file' as const };
  return [{ ...box, description: 'Van een zolder in Ieper.' }, ...letters];
}

function newFondsOf(word: string, records: readonly ArchiveRecord[]): ArchiveRecord[] {
  const number = 800_000_000 + records.length * 10;
  const code = `${newFonds}${word}`;
  if (records.some(({ object_number }) => object_number === code)) return [];
  return [
    { priref: String(number), object_number: code, title: `Archief ${word}`, level: 'fonds' },
    {
      ...{ priref: String(number + 1), object_number: `${code}/F`, title: 'Foto’s', level: 'series', partOf: code },
      parts: [`${code}/F/1`, `${code}/F/2`, `${code}/F/A`],
    },
    { priref: String(number + 2), object_number: `${code}/F/A`, title: 'Albums', level: 'series', partOf: `${code}/F` },
    {
      priref: String(number + 3),
      object_number: `${code}/F/1`,
      title: 'Losse foto',
      level: 'item',
      partOf: `${code}/F`,
    },
    {
      priref: String(number + 4),
      object_number: `${code}/F/A/1`,
      title: 'Album 1',
      level: 'item',
      partOf: `${code}/F/A`,
    },
  ];
}

/**
 * The three questions that it understands, several of them joined by `or`. A code is found by its beginning too, as a catalogue
 * does that searches by words.
 */
function matching(search: string): (record: ArchiveRecord) => boolean {
  const conditions = search.split(/(?<=") or (?=[a-z])/).map(condition);
  return (record) => conditions.some((isMet) => isMet(record));
}

function condition(search: string): (record: ArchiveRecord) => boolean {
  const [, field, value = ''] = /^(object_number|part_of_reference|priref)="?([^"]*)"?$/.exec(search) ?? [];
  const wanted = value.toLowerCase();
  if (field === 'priref') return ({ priref }) => priref === value;
  if (field === 'part_of_reference') return ({ partOf }) => partOf?.toLowerCase() === wanted;
  if (field === 'object_number') return ({ object_number }) => object_number.toLowerCase().startsWith(wanted);
  return () => false;
}

/** Names of the levels in the languages of the catalogue, the neutral one first. */
const levels = {
  fonds: ['FONDS', 'archief', 'fonds'],
  series: ['SERIES', 'reeks', 'series'],
  file: ['FILE', 'dossier', 'file'],
  item: ['ITEM', 'stuk', 'item'],
} as const;

function shaped(record: ArchiveRecord, shape: Shape): object {
  const { priref, object_number, title, description, institution, alternativeNumber, level, partOf, parts } = record;
  const text = (value: string) => {
    if (shape === 'compact') return value;
    // Spans cut where a letter is set otherwise, here at the first blank.
    const spans = value.split(/(?<= )(.*)/s).filter(Boolean);
    return [shape === 'spans' ? { spans: spans.map((part) => ({ text: part })) } : value];
  };
  const choice = (values: readonly string[]) => [
    { '@lang': 'neutral', value: shape === 'spans' ? values.map((value) => ({ spans: [{ text: value }] })) : values },
  ];
  const inGroup = (name: string, fields: object) => (shape === 'json' ? fields : { [name]: [fields] });
  const own =
    shape === 'compact'
      ? { '@priref': priref }
      : { '@attributes': { priref, selected: 'False' }, priref: text(priref) };
  return {
    ...own,
    // Of what holds it the whole record may stand within: its title is not this one's.
    ...(partOf
      ? { Part_of: [{ part_of_reference: [{ object_number: text(partOf), title: text('Wat het bevat') }] }] }
      : {}),
    ...(parts && shape === 'grouped' ? { Parts: parts.map((code) => ({ parts_reference: text(code) })) } : {}),
    ...(parts && shape !== 'grouped' ? { parts_reference: parts.flatMap(text) } : {}),
    object_number: text(object_number),
    ...inGroup('Title', { title: text(title) }),
    ...(description ? inGroup('Content', { 'content.description': text(description) }) : {}),
    ...(institution
      ? {
          'institution.name':
            shape === 'json'
              ? [
                  { '@lang': 'en-GB', value: ['Museum'] },
                  { '@lang': 'nl-NL', value: [institution] },
                ]
              : text(institution),
        }
      : {}),
    ...(alternativeNumber ? inGroup('Alternative_number', { alternative_number: text(alternativeNumber) }) : {}),
    ...(level ? { description_level: choice(levels[level]) } : {}),
  };
}
