import type { OpenKind } from '@salient/shared/areas/open-data/openKinds.ts';
import type { OpenMemorial, OpenPlace, OpenRecord, OpenUnit } from '@salient/shared/areas/open-data/openRecord.ts';
import { visitors } from '@salient/shared/areas/persons/personPolicy.ts';
import { personQuerySchema } from '@salient/shared/areas/search/personQuery.ts';
import { guest } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { callWithin } from '../../../lib/rpc/callWithin.ts';
import type { Services } from '../../../lib/rpc/Services.ts';
import { handleFindMemorials } from '../../memorials/readMemorials.ts';
import { handleFindMilitaryEntities } from '../../military/findMilitaryEntities.ts';
import { handleFindPlaces } from '../../places/readPlaces.ts';
import { loadOpenRecords } from '../records/loadOpenRecords.ts';
import { readDay } from './compareFacts.ts';
import { scoreMemorialName, scorePersonName, scorePlaceName, scoreUnitName } from './scoreNames.ts';

export interface Finding {
  readonly db: EntityManager;
  readonly services: Services;
}

/** A record that a name may mean, and how well it does, 0 to 100. */
export interface Named {
  readonly kind: OpenKind;
  readonly record: OpenRecord;
  readonly nameScore: number;
}

interface Page {
  readonly offset?: number;
  readonly limit: number;
}

/** Years within which persons were born or died, where they are given. */
export interface LifeYears {
  readonly born?: string | undefined;
  readonly died?: string | undefined;
}

/** From the year before to the year after: lists are often one year off. */
function aroundYear(text: string | undefined) {
  const year = text === undefined ? null : (readDay(text)?.year ?? null);
  return year === null ? undefined : { from: `${year - 1}????`, to: `${year + 1}????` };
}

async function findPersons({ db, services }: Finding, text: string, page: Page, years: LifeYears): Promise<Named[]> {
  const [born, died] = [aroundYear(years.born), aroundYear(years.died)];
  const query = personQuerySchema.parse({ text, ...(born && { born }), ...(died && { died }) });
  const { rows } = await services.personSearch.find(query, { db, offset: 0, ...page, scope: visitors });
  const scores = new Map(rows.map((row) => [row.id, scorePersonName(text, row)]));
  const records = await loadOpenRecords(db, 'person', [...scores.keys()], services.publicUrl);
  return records.map((record) => ({ kind: 'person', record, nameScore: scores.get(record.id) ?? 0 }));
}

/** Calls a method of lists as a guest does. */
const contextOf = ({ db, services }: Finding) => ({
  ...{ db, services, actor: guest, sessionHash: null, method: 'reconcile', client: { address: '', userAgent: '' } },
  afterCommit: () => undefined,
});

/** `Ypres, Belgium` and `Nieuwkerke (Neuve-Église)`: the name before what explains it. */
const withoutAddition = (text: string) => text.replace(/\s*[,(].*$/, '');

const finders = {
  place: {
    find: (finding: Finding, params: object) => callWithin(handleFindPlaces, contextOf(finding), params),
    score: (text: string, record: OpenRecord) => scorePlaceName(text, record as OpenPlace),
  },
  unit: {
    find: (finding: Finding, params: object) => callWithin(handleFindMilitaryEntities, contextOf(finding), params),
    score: (text: string, record: OpenRecord) => scoreUnitName(text, record as OpenUnit),
  },
  memorial: {
    find: (finding: Finding, params: object) => callWithin(handleFindMemorials, contextOf(finding), params),
    score: (text: string, record: OpenRecord) => scoreMemorialName(text, record as OpenMemorial),
  },
} as const;

async function findOthers(
  finding: Finding,
  kind: Exclude<OpenKind, 'person'>,
  text: string,
  page: Page,
): Promise<Named[]> {
  const { find, score } = finders[kind];
  const ask = async (asked: string): Promise<Named[]> => {
    const { data } = await find(finding, { text: asked, offset: 0, ...page });
    const ids = data.map(({ id }) => id);
    const records = await loadOpenRecords(finding.db, kind, ids, finding.services.publicUrl);
    return records.map((record) => ({ kind, record, nameScore: score(asked, record) }));
  };
  const found = await ask(text);
  const shorter = withoutAddition(text);
  return found.length > 0 || shorter === text || shorter === '' ? found : ask(shorter);
}

/** Records of a kind that a name may mean, by the search that visitors use; the years of a life narrow it where they are given. */
export const findByName = (
  finding: Finding,
  kind: OpenKind,
  text: string,
  page: Page,
  years: LifeYears = {},
): Promise<Named[]> =>
  kind === 'person' ? findPersons(finding, text, page, years) : findOthers(finding, kind, text, page);
