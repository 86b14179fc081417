import { type OpenKind, openKinds } from '@salient/shared/areas/open-data/openKinds.ts';
import type { OpenLicence } from '@salient/shared/areas/open-data/openLicences.ts';
import type { OpenRecord } from '@salient/shared/areas/open-data/openRecord.ts';
import type { EntityManager } from 'typeorm';
import { loadOpenRecords } from '../records/loadOpenRecords.ts';
import { dublinCore } from './dublinCore.ts';
import { identifierOf, readIdentifier } from './identifiers.ts';
import { type ListPosition, readToken, tokenOf } from './ListPosition.ts';
import { OaiError } from './oaiError.ts';
import { dublinCoreNode, type XmlNode } from './oaiXml.ts';
import { countPublished, earliestPublished, findPublished, nextPublished, type PublishedRow } from './publishedRows.ts';
import { checkPrefix, metadataPrefix, type OaiArguments, type OaiVerb, readPeriod, readSet } from './readArguments.ts';

/** A repository, and a moment of it. */
export interface Repository {
  readonly db: EntityManager;
  readonly moment: string;
  readonly baseUrl: string;
  readonly publicUrl: string;
  readonly licence: OpenLicence;
  readonly adminMail: string;
}

/** Records of one answer. */
const pageSizes = { ListRecords: 100, ListIdentifiers: 500 } as const;

const setNames: Readonly<Record<OpenKind, string>> = {
  person: 'Persons of the Names List',
  place: 'Places',
  unit: 'Military units',
  memorial: 'Memorials and cemeteries',
};

async function identify({ db, moment, baseUrl, publicUrl, adminMail }: Repository): Promise<XmlNode> {
  return {
    repositoryName: 'Names List (Salient)',
    baseURL: baseUrl,
    protocolVersion: '2.0',
    adminEmail: adminMail,
    earliestDatestamp: (await earliestPublished(db)) ?? moment,
    // What was given away once and is no more stays in the table of what was published.
    deletedRecord: 'persistent',
    granularity: 'YYYY-MM-DDThh:mm:ssZ',
    description: {
      'oai-identifier': {
        '@xmlns': 'http://www.openarchives.org/OAI/2.0/oai-identifier',
        '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        '@xsi:schemaLocation':
          'http://www.openarchives.org/OAI/2.0/oai-identifier http://www.openarchives.org/OAI/2.0/oai-identifier.xsd',
        scheme: 'oai',
        repositoryIdentifier: identifierOf(publicUrl, '').split(':')[1] ?? '',
        delimiter: ':',
        sampleIdentifier: identifierOf(publicUrl, '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f'),
      },
    },
  };
}

async function listMetadataFormats({ db, publicUrl }: Repository, { identifier }: OaiArguments): Promise<XmlNode> {
  if (identifier !== undefined) await existing(db, readIdentifier(publicUrl, identifier));
  return {
    metadataFormat: {
      metadataPrefix,
      schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
      metadataNamespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
    },
  };
}

async function listSets(_: Repository, { resumptionToken }: OaiArguments): Promise<XmlNode> {
  if (resumptionToken !== undefined)
    throw new OaiError('badResumptionToken', 'The list of sets is whole without a token.');
  return { set: openKinds.map((kind) => ({ setSpec: kind, setName: setNames[kind] })) };
}

async function existing(db: EntityManager, id: string): Promise<PublishedRow> {
  const row = await findPublished(db, id);
  if (!row) throw new OaiError('idDoesNotExist', 'No such record was given away so far.');
  return row;
}

async function getRecord(repository: Repository, args: OaiArguments): Promise<XmlNode> {
  const row = await existing(repository.db, readIdentifier(repository.publicUrl, args.identifier ?? ''));
  checkPrefix(args);
  const [record] = await presentRecords(repository, [row]);
  return { record };
}

/** Where a list begins, or was read up to. */
async function positionOf({ db, moment }: Repository, args: OaiArguments): Promise<ListPosition> {
  if (args.resumptionToken !== undefined) return readToken(args.resumptionToken);
  checkPrefix(args);
  const { from, until } = readPeriod(args);
  const set = readSet(args);
  // What is published after this moment is of the next list.
  const begun = { set, from, until: until === null || until > moment ? moment : until, last: null, cursor: 0, size: 0 };
  return { ...begun, size: await countPublished(db, begun) };
}

async function list(
  repository: Repository,
  args: OaiArguments,
  pageSize: number,
  present: (rows: readonly PublishedRow[]) => Promise<XmlNode>,
): Promise<XmlNode> {
  const position = await positionOf(repository, args);
  const rows = await nextPublished(repository.db, position, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const isFirst = position.last === null;
  if (page.length === 0 && isFirst)
    throw new OaiError('noRecordsMatch', 'Nothing was given away or changed in that time.');
  const presented = await present(page);
  const last = page.at(-1);
  const isLast = rows.length <= pageSize;
  // A list of one answer needs no token; the last of several has an empty one.
  if (isFirst && isLast) return presented;
  const cursor = position.cursor + page.length;
  const next =
    isLast || !last ? '' : tokenOf({ ...position, last: { changed_at: last.changed_at, id: last.id }, cursor });
  return {
    ...presented,
    resumptionToken: {
      '@completeListSize': Math.max(position.size, cursor),
      '@cursor': position.cursor,
      '#': next,
    },
  };
}

/** Whether a record that was given away still is for everybody is asked anew: what is hidden since then is as good as removed. */
async function readRows(
  { db, publicUrl }: Repository,
  rows: readonly PublishedRow[],
): Promise<Map<string, OpenRecord>> {
  const found = new Map<string, OpenRecord>();
  for (const kind of openKinds) {
    const ids = rows.filter((row) => row.kind === kind && !row.is_deleted).map(({ id }) => id);
    for (const record of await loadOpenRecords(db, kind, ids, publicUrl)) found.set(record.id, record);
  }
  return found;
}

const headerOf = ({ publicUrl }: Repository, row: PublishedRow, isDeleted: boolean): XmlNode => ({
  ...(isDeleted && { '@status': 'deleted' }),
  identifier: identifierOf(publicUrl, row.id),
  datestamp: row.changed_at,
  setSpec: row.kind,
});

async function presentRecords(repository: Repository, rows: readonly PublishedRow[]): Promise<XmlNode[]> {
  const { licence, publicUrl } = repository;
  const found = await readRows(repository, rows);
  return rows.map((row) => {
    const record = found.get(row.id);
    const header = headerOf(repository, row, !record);
    return record ? { header, metadata: dublinCoreNode(dublinCore(row.kind, record, licence, publicUrl)) } : { header };
  });
}

async function presentHeaders(repository: Repository, rows: readonly PublishedRow[]): Promise<XmlNode> {
  const found = await readRows(repository, rows);
  return { header: rows.map((row) => headerOf(repository, row, !found.has(row.id))) };
}

const answers: Readonly<Record<OaiVerb, (repository: Repository, args: OaiArguments) => Promise<XmlNode>>> = {
  Identify: identify,
  ListMetadataFormats: listMetadataFormats,
  ListSets: listSets,
  ListIdentifiers: (repository, args) =>
    list(repository, args, pageSizes.ListIdentifiers, (rows) => presentHeaders(repository, rows)),
  ListRecords: (repository, args) =>
    list(repository, args, pageSizes.ListRecords, async (rows) => ({ record: await presentRecords(repository, rows) })),
  GetRecord: getRecord,
};

/** @throws OaiError */
export const answerVerb = async (repository: Repository, verb: OaiVerb, args: OaiArguments): Promise<XmlNode> => ({
  [verb]: await answers[verb](repository, args),
});
