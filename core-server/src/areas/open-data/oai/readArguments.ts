import { type OpenKind, openKinds } from '@salient/shared/areas/open-data/openKinds.ts';
import { isMoment } from './moments.ts';
import { OaiError } from './oaiError.ts';

/** Which arguments each verb takes. One that is exclusive stands alone. */
const verbs = {
  Identify: {},
  ListMetadataFormats: { identifier: 'optional' },
  ListSets: { resumptionToken: 'exclusive' },
  ListIdentifiers: {
    ...{ from: 'optional', until: 'optional', set: 'optional' },
    ...{ metadataPrefix: 'required', resumptionToken: 'exclusive' },
  },
  ListRecords: {
    ...{ from: 'optional', until: 'optional', set: 'optional' },
    ...{ metadataPrefix: 'required', resumptionToken: 'exclusive' },
  },
  GetRecord: { identifier: 'required', metadataPrefix: 'required' },
} as const satisfies Record<string, Readonly<Record<string, 'optional' | 'required' | 'exclusive'>>>;
export type OaiVerb = keyof typeof verbs;

export type OaiArguments = Readonly<Partial<Record<string, string>>>;

/** The one metadata format. */
export const metadataPrefix = 'oai_dc';

/**
 * The verb and the arguments of a request.
 *
 * @throws OaiError badVerb or badArgument for what the protocol does not know.
 */
export function readArguments(given: URLSearchParams): { readonly verb: OaiVerb; readonly args: OaiArguments } {
  const [verb = '', ...further] = given.getAll('verb');
  if (!Object.hasOwn(verbs, verb) || further.length > 0) {
    throw new OaiError('badVerb', `"verb" is one of ${Object.keys(verbs).join(', ')}, and stands there once.`);
  }
  const rules: Readonly<Record<string, string>> = verbs[verb as OaiVerb];
  const args: Record<string, string> = {};
  for (const [name, value] of given) {
    if (name === 'verb') continue;
    if (!Object.hasOwn(rules, name))
      throw new OaiError('badArgument', `${verb} takes no argument "${name.slice(0, 50)}".`);
    if (Object.hasOwn(args, name)) throw new OaiError('badArgument', `"${name}" stands there twice.`);
    args[name] = value;
  }
  const names = Object.keys(args);
  const exclusive = names.find((name) => rules[name] === 'exclusive');
  if (exclusive !== undefined) {
    if (names.length > 1) throw new OaiError('badArgument', `"${exclusive}" stands alone.`);
    return { verb: verb as OaiVerb, args };
  }
  const missing = Object.keys(rules).find((name) => rules[name] === 'required' && !args[name]);
  if (missing !== undefined) throw new OaiError('badArgument', `${verb} needs the argument "${missing}".`);
  return { verb: verb as OaiVerb, args };
}

/** @throws OaiError cannotDisseminateFormat */
export function checkPrefix({ metadataPrefix: given }: OaiArguments): void {
  if (given === metadataPrefix) return;
  throw new OaiError('cannotDisseminateFormat', `The one format is ${metadataPrefix}.`);
}

export function readSet({ set }: OaiArguments): OpenKind | null {
  if (set === undefined) return null;
  const kind = openKinds.find((each) => each === set);
  // Sets are there, so that one that is not has no records.
  if (!kind)
    throw new OaiError('noRecordsMatch', `There is no set "${set.slice(0, 50)}": ListSets lists those that there are.`);
  return kind;
}

const dayForm = /^\d{4}-\d\d-\d\d$/;

function momentOf(text: string, name: 'from' | 'until'): string {
  const isDay = dayForm.test(text);
  const moment = isDay ? `${text}T${name === 'from' ? '00:00:00' : '23:59:59'}Z` : text;
  if (isMoment(moment)) return moment;
  throw new OaiError('badArgument', `"${name}" is a day such as 2026-11-26, or a moment such as 2026-11-26T09:20:00Z.`);
}

/**
 * From when until when, both included.
 *
 * @throws OaiError badArgument for what is no moment, for two of different forms, and for an end before the beginning.
 */
export function readPeriod({ from, until }: OaiArguments): {
  readonly from: string | null;
  readonly until: string | null;
} {
  const period = {
    from: from === undefined ? null : momentOf(from, 'from'),
    until: until === undefined ? null : momentOf(until, 'until'),
  };
  if (from !== undefined && until !== undefined && dayForm.test(from) !== dayForm.test(until)) {
    throw new OaiError('badArgument', '"from" and "until" are both days, or both moments.');
  }
  if (period.from !== null && period.until !== null && period.until < period.from) {
    throw new OaiError('badArgument', '"until" is not before "from".');
  }
  return period;
}
