import { type LookupService, placeErrors } from '@salient/shared/areas/places/placeErrors.ts';
import { type AddressMatch, type LookupAnswer, lookupLimit } from '@salient/shared/areas/places/placeLookup.ts';
import { geonamesAPI, googleMapsAPI, googleMapsAPIMulti } from '@salient/shared/areas/places/placeLookupMethods.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { ServiceProblem } from '../../../lib/http/fetchJson.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import type { Services } from '../../../lib/rpc/Services.ts';
import type { LookupQuestion } from './PlaceLookup.ts';

/**
 * What a service answers to a name: those that bear it, and what else it proposes.
 *
 * @throws RpcFailure lookupFailed with the reason.
 */
export async function lookUp(services: Asked, service: LookupService, question: LookupQuestion): Promise<LookupAnswer> {
  const name = question.name.trim();
  if (name === '') return { matches: [], suggestions: [], too_many: false };
  const found = await answerOf(services, service, () => services.placeLookups[service].find({ ...question, name }));
  const shown = found.slice(0, lookupLimit);
  const key = normalizeText(question.name);
  const isSame = ({ name }: (typeof shown)[number]) => normalizeText(name) === key;
  return {
    matches: shown.filter(isSame),
    suggestions: shown.filter((match) => !isSame(match)),
    too_many: found.length > lookupLimit,
  };
}

/**
 * Where the maps service takes an address to be, the likeliest first; null where no service is set that knows any.
 *
 * @throws RpcFailure lookupFailed with the reason.
 */
export async function lookUpAddress(
  services: Asked,
  question: LookupQuestion,
): Promise<readonly AddressMatch[] | null> {
  const { findAddresses } = services.placeLookups.maps;
  return findAddresses ? answerOf(services, 'maps', () => findAddresses(question)) : null;
}

type Asked = Pick<Services, 'placeLookups' | 'log'>;

async function answerOf<Answer>({ log }: Asked, service: LookupService, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ServiceProblem)) throw error;
    log.warn({ service, reason: error.reason, detail: error.message }, 'a look-up failed');
    throw new RpcFailure(placeErrors.lookupFailed, { service, reason: error.reason });
  }
}

export const handleGoogleMapsAPI = implement(googleMapsAPI, ({ params, services }) => lookUp(services, 'maps', params));

export const handleGeonamesAPI = implement(geonamesAPI, ({ params, services }) =>
  lookUp(services, 'gazetteer', params),
);

export const handleGoogleMapsAPIMulti = implement(googleMapsAPIMulti, async ({ params, services }) => {
  const asked: readonly Language[] = params.language === 'all' ? languages : [params.language];
  const answers = await Promise.all(
    asked.map(async (language) => [language, await lookUp(services, 'maps', { ...params, language })] as const),
  );
  return Object.fromEntries(answers);
});
