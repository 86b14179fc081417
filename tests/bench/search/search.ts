import { personIndex } from '@salient/shared/areas/search/indexSettings.ts';
import { createMeiliClient } from '@salient/shared/lib/search/createMeiliClient.ts';
import { type Measurement, ms, percentile, perSecond, throughput, timeEach, times } from '../measure.ts';
import type { BenchMuseum } from '../museum.ts';

/** What visitors type: whole names, beginnings, both orders, slips of the pen; drawn from the names in the list. */
export async function typedNames(museum: BenchMuseum, count: number): Promise<string[]> {
  const rows = await museum.query<{ surname: string; familyname: string }>(
    `SELECT surname, familyname FROM person TABLESAMPLE SYSTEM (2) WHERE length(familyname) > 3 AND surname <> '' LIMIT $1`,
    [count],
  );
  return rows.map(({ surname, familyname }, index) => {
    const first = surname.split(' ')[0] as string;
    switch (index % 5) {
      case 0:
        return familyname;
      case 1:
        return `${first} ${familyname}`;
      case 2:
        return `${familyname} ${first.slice(0, 3)}`;
      case 3:
        return familyname.slice(0, Math.max(3, familyname.length - 2));
      default:
        return familyname.slice(0, 2) + familyname.slice(3);
    }
  });
}

/** Names search through the whole server beside Meilisearch asked directly. */
export async function benchSearch(museum: BenchMuseum): Promise<Measurement[]> {
  const index = createMeiliClient({ url: museum.meiliUrl, key: museum.meiliKey, timeoutMs: 10_000 }).index(personIndex);
  const call = museum.call;
  const viaServer = (text: string) => call('callFunction', { name: 'FindPersonAdvancedPublic', args: { text } });
  const sorted = (text: string) =>
    call('callFunction', { name: 'FindPersonAdvancedPublic', args: { text }, sort: [['born', 1]] });
  const directly = (q: string) => index.search(q, { hitsPerPage: 20, page: 1, matchingStrategy: 'all' });
  const texts = await typedNames(museum, 600);
  // A server that has been up for an hour has compiled what it runs; one that has just started has not, and would let sixteen
  // questions of one address wait until it refuses them.
  await timeEach(texts, viaServer);
  for (let round = 0; round < 3; round++) {
    await throughput(texts, 16, viaServer);
    await throughput(texts, 16, directly);
  }

  const server = await timeEach(texts, viaServer);
  const direct = await timeEach(texts, directly);
  const rows = [0.5, 0.95].map((share): Measurement => {
    const [own, other] = [percentile(server, share), percentile(direct, share)];
    return {
      what: `names search, p${share * 100}`,
      measured: ms(own),
      direct: ms(other),
      ratio: times(own / other),
      budget: 'at most 2x',
      met: own <= 2 * other,
    };
  });
  const inOrder = percentile(await timeEach(texts, sorted), 0.95);
  rows.push({
    what: 'names search sorted by birth, p95',
    measured: ms(inOrder),
    budget: 'at most 200 ms',
    met: inOrder <= 200,
  });
  const ownRate = await throughput(texts, 16, viaServer);
  const directRate = await throughput(texts, 16, directly);
  rows.push({
    what: 'names search, 16 connections',
    measured: perSecond(ownRate),
    direct: perSecond(directRate),
    ratio: times(ownRate / directRate),
    budget: 'at least 0.6x',
    met: ownRate >= 0.6 * directRate,
  });
  return rows;
}
