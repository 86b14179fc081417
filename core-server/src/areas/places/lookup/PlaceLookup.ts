import type { AddressMatch, LookupMatch } from '@salient/shared/areas/places/placeLookup.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';

export interface LookupQuestion {
  /** A name, or a whole address. */
  readonly name: string;
  /** ISO 3166 code of the country to look in; everywhere when blank. */
  readonly country: string;
  /** A town to look in: for addresses. */
  readonly locality?: string;
  /** In which the answer names things, as far as the service can. */
  readonly language: Language;
}

/** A service that knows where things are. */
export interface PlaceLookup {
  /** It asks nobody outside the museum. */
  readonly isBuiltIn?: true;
  /**
   * The places or addresses of that name, the likeliest first; at most one more than `lookupLimit`.
   *
   * @throws ServiceProblem when the service gives no usable answer.
   */
  readonly find: (question: LookupQuestion) => Promise<readonly LookupMatch[]>;
  /** As `find`, of streets and houses; absent where nobody knows any. */
  readonly findAddresses?: (question: LookupQuestion) => Promise<readonly AddressMatch[]>;
}

/** Where places and addresses are looked up. */
export interface PlaceLookups {
  readonly maps: PlaceLookup;
  readonly gazetteer: PlaceLookup;
}

declare module '../../../lib/rpc/Services.ts' {
  interface Services {
    readonly placeLookups: PlaceLookups;
  }
}
