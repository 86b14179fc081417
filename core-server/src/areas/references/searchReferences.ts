import type { ReferenceType } from '@salient/shared/areas/references/documentReference.ts';
import {
  getCollectionReference,
  searchCollectionReferences,
} from '@salient/shared/areas/references/referenceMethods.ts';
import { mayReferToContacts } from '@salient/shared/areas/references/referencePolicy.ts';
import type { MethodDeclaration } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { isId } from '@salient/shared/lib/schemas/isId.ts';
import { followMerges } from '../../lib/merges/followMerges.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { type Context, type Handler, implement } from '../../lib/rpc/implement.ts';
import { wordPatterns } from '../../lib/search/likePattern.ts';
import { maySeePerson } from '../events/maySeePerson.ts';
import { handleFindKeyLocations } from '../key-locations/readKeyLocations.ts';
import { handleFindMemorials } from '../memorials/readMemorials.ts';
import { handleFindMilitaryEntities } from '../military/findMilitaryEntities.ts';
import { searchPersons } from '../persons/searchPersons.ts';
import { handleFindPlaces } from '../places/readPlaces.ts';
import { handleFindProjects } from '../projects/findProjects.ts';
import { isRecordType, nameRecords, type RecordType } from './nameRecords.ts';
import { tellRecordsNamed } from './recordsNamed.ts';

type Searching = Omit<Context<MethodDeclaration>, 'params' | 'fail'>;

interface Question {
  readonly text: string;
  readonly limit: number;
  readonly language: Language;
}

/** The ids of the records that a search of their area finds, the best match first. */
type Find = (context: Searching, question: Question) => Promise<string[]>;

/** By the list of the noun, as its own screen asks it. */
const byList =
  <M extends MethodDeclaration>(handler: Handler<M>, more: object = {}): Find =>
  async (context, { text, limit }) => {
    const within = context as Omit<Context<M>, 'params' | 'fail'>;
    const found = (await callWithin(handler, within, { text, limit, ...more })) as {
      readonly data: readonly { readonly id: string }[];
    };
    return found.data.map(({ id }) => id);
  };

const findPersons: Find = async (context, { text, limit }) => {
  const { rows } = await searchPersons(context, { text, offset: 0, limit }, {});
  return rows.map(({ id }) => id);
};

/** By words of a table that stand in any order. */
const byWords =
  (sql: { readonly from: string; readonly words: string; readonly where?: string; readonly order: string }): Find =>
  async ({ db }, { text, limit }) => {
    const patterns = wordPatterns(text);
    const conditions = [sql.where ?? 'true', ...patterns.map((_, index) => `${sql.words} LIKE $${index + 1}`)];
    const rows = await db.query<{ id: string }[]>(
      `SELECT id FROM ${sql.from} WHERE ${conditions.join(' AND ')} ORDER BY ${sql.order}, id LIMIT ${limit}`,
      patterns,
    );
    return rows.map(({ id }) => id);
  };

const documents = { from: 'document', words: 'words', order: 'order_title' };

const searches: Readonly<Record<RecordType, Find>> = {
  person: findPersons,
  place: byList(handleFindPlaces, { search_mode: 'contains' }),
  memorial: byList(handleFindMemorials, { search_mode: 'contains' }),
  military_entity: byList(handleFindMilitaryEntities),
  project: byList(handleFindProjects),
  key_location: byList(handleFindKeyLocations),
  document: byWords({ ...documents, where: 'NOT deleted' }),
  'diborn-document': byWords({ ...documents, where: `NOT deleted AND category = 'DIBORN'` }),
  'contact-person': byWords({
    from: 'contact_person',
    words: `(first_name_key || ' ' || last_name_key)`,
    order: 'last_name_key, first_name_key',
  }),
};

const mayRead = ({ actor }: Pick<Searching, 'actor'>, type: ReferenceType) =>
  type !== 'contact-person' || mayReferToContacts(actor);

export const handleSearchCollectionReferences = implement(
  searchCollectionReferences,
  async ({ params, fail: _fail, ...context }) => {
    const { type, limit, language } = params;
    const text = (params.query ?? params.text ?? '').trim();
    if (!isRecordType(type) || !mayRead(context, type) || text === '') return [];
    const ids = await searches[type](context, { text, limit, language });
    const labels = await nameRecords(context.db, type, ids, language);
    await tellRecordsNamed(
      context,
      ids.map((id) => ({ type, id })),
    );
    return ids.flatMap((id) => {
      const label = labels.get(id);
      return label ? [{ id, type, ...label }] : [];
    });
  },
);

export const handleGetCollectionReference = implement(getCollectionReference, async ({ params, fail, ...context }) => {
  const { db, actor } = context;
  const { type, language } = params;
  const missing = fail.notFound({ entity: type, id: params.id });
  if (!isRecordType(type) || !mayRead(context, type) || !isId(params.id)) throw missing;
  const merged = isMergeable(type) ? await followMerges(db, type, [params.id]) : null;
  const id = merged?.get(params.id) ?? params.id;
  const label = (await nameRecords(db, type, [id], language)).get(id);
  if (!label || (type === 'person' && !(await maySeePerson(db, actor, id)))) throw missing;
  await tellRecordsNamed(context, [{ type, id }]);
  return { id, type, ...label };
});

const mergeable = ['person', 'place', 'memorial', 'military_entity'] as const;
type Mergeable = (typeof mergeable)[number];
const isMergeable = (type: RecordType): type is Mergeable => (mergeable as readonly RecordType[]).includes(type);
