import { asTyped } from '@salient/shared/areas/persons/matchReasons.ts';
import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import { type PersonQueryInput, personQuerySchema } from '@salient/shared/areas/search/personQuery.ts';
import type { FoundPerson } from '@salient/shared/areas/search/personRow.ts';
import { mostNarrowed, narrowPersons } from '@salient/shared/areas/search/searchMethods.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { z } from 'zod';
import { implement } from '../../../lib/rpc/implement.ts';
import { firstGivenName, narrowingOf, narrowingOfMany } from './narrowing.ts';

/**
 * Few enough persons are read whole: then every count is that of exactly those who are left. Of more, years and places are
 * counted by the search itself.
 */
export const handleNarrowPersons = implement(narrowPersons, async ({ params, db, actor, services }) => {
  const { given_name, died_year, offset, limit } = params;
  const query = personQuerySchema.parse(queryOf(params));
  const page = { db, scope: personScope(actor) };
  const first = await services.personSearch.find(query, { ...page, offset, limit, facets: true });
  const { total, step, understood } = first;
  if (total > mostNarrowed) {
    const narrowing = narrowingOfMany(first.facets ?? {});
    return { total, named: null, data: first.rows.map(shown), narrowing, step, understood };
  }
  const isWhole = first.rows.length === total;
  const found = isWhole ? first : await services.personSearch.find(query, { ...page, offset: 0, limit: mostNarrowed });
  const wanted = given_name === undefined ? null : normalizeText(given_name);
  const left = found.rows.filter(
    (row) =>
      // A death of which only the decade is known may be of the year, and is not counted in it.
      (died_year === undefined || row.died.startsWith(died_year)) &&
      (wanted === null || normalizeText(firstGivenName(row)) === wanted),
  );
  return {
    ...{ total: left.length, named: left.filter(isAsTyped).length },
    ...{ data: left.slice(offset, offset + limit).map(shown), narrowing: await narrowingOf(db, left) },
    ...{ step, understood },
  };
});

/** Where nothing was typed as a name, nobody is only like it. */
const isAsTyped = ({ reason }: FoundPerson) => reason === null || asTyped.includes(reason);

const shown = (row: FoundPerson) => ({ ...row, met: [...row.met] });

/** The choices as a search says them; a first name holds all that begin with it, of which the very name is taken. */
function queryOf(params: z.output<typeof narrowPersons.params>) {
  const { text, sounds_alike, given_name, died_year, died_place } = params;
  const place = { mode: 'selected', id: died_place } as const;
  return {
    ...{ text, sounds_alike },
    ...(given_name && { surname: { value: given_name, mode: 'head' } }),
    ...(died_year && { died: { from: `${died_year}????`, to: `${died_year}????` } }),
    ...(died_place && { events: [{ type: 'died', inputs: { place } }] }),
  } satisfies PersonQueryInput;
}
