import type { ShortAddressKind, ShortAddressTarget } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import type { EntityManager } from 'typeorm';
import type { PageState } from './PageState.ts';

/** Tells the state of the page that a short address leads to. */
export type AddressPage = (db: EntityManager, target: ShortAddressTarget) => Promise<PageState>;

/** What tells it, by the kind of the address. */
export type AddressPages = Readonly<Partial<Record<ShortAddressKind, AddressPage>>>;

declare module '../../lib/area/Area.ts' {
  interface Area {
    readonly addresses?: AddressPages;
  }
}
declare module '../../lib/rpc/Services.ts' {
  interface Services {
    readonly addressPages: AddressPages;
  }
}
