import { kioskParam } from '@salient/shared/areas/figures/openedPage.ts';
import { publicPathOf, shortPath, typedCode } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import { addressKindOf } from '@salient/shared/areas/stories/storyAddressKind.ts';
import { type Params, paramOf } from '@salient/shared/lib/address/params.ts';
import { isLanguage, type Language } from '@salient/shared/lib/i18n/languages.ts';
import { isId } from '@salient/shared/lib/schemas/isId.ts';
import { isKioskNumber } from '@salient/shared/lib/schemas/kioskNumber.ts';
import { askedPage, foundBy, linkToDocument } from '../areas/documents/linkToDocument.ts';
import { parseDocumentSearch } from '../areas/documents/search/documentSearchAddress.ts';
import { linkToDocumentSearch } from '../areas/documents/search/linkToDocumentSearch.ts';
import { linkToKey, linkToKeyMap, linkToKeys } from '../areas/key-locations/keyLinks.ts';
import { isByTheme } from '../areas/key-locations/list/keyOrder.ts';
import { linkToMemorial } from '../areas/memorials/linkToMemorial.ts';
import { linkToUnit } from '../areas/military/linkToUnit.ts';
import { linkToNamesOfDay, pageOfNames } from '../areas/names-of-day/linkToNamesOfDay.ts';
import { linkToPerson } from '../areas/persons/linkToPerson.ts';
import { type Via, viaOf } from '../areas/persons/via.ts';
import { printWantedNames } from '../areas/persons/wantedNames.ts';
import { linkToProject } from '../areas/projects/linkToProject.ts';
import { linkToSearch, searchVia } from '../areas/search/linkToSearch.ts';
import { parseSearch, printSearch } from '../areas/search/searchAddress.ts';
import { emptySearch } from '../areas/search/searchState.ts';
import { childParam } from '../areas/stories/childParam.ts';
import { linkToStories } from '../areas/stories/list/linkToStories.ts';
import { parseStoryList, printStoryList } from '../areas/stories/list/storyListAddress.ts';
import { type Address, addParams, languageParam, languageParams, withQuery } from '../lib/routing/address.ts';
import type { PageAddress, Route } from './readAddress.ts';

type Printers = {
  readonly [Name in Exclude<Route['page'], 'notFound'>]: (address: Address<Extract<Route, { page: Name }>>) => string;
};

/** What each page reads of its address, in the order and the spelling in which its links are written. */
const printers: Printers = {
  search: (address) => linkToSearch(address, parseSearch(address.params)),
  person: (address) => linkToPerson(address, address.route.id, printedVia(viaOf(address))),
  project(address) {
    const { page, sort } = parseSearch(address.params);
    return linkToProject(address, address.route.id, printSearch({ ...emptySearch, page, sort }));
  },
  memorial: (address) => linkToMemorial(address, address.route.id, printWantedNames(address)),
  unit: (address) => linkToUnit(address, address.route.id, printWantedNames(address)),
  document: (address) =>
    linkToDocument(address, address.route.id, { page: askedPage(address), found: foundBy(address) }),
  documentSearch(address) {
    const { text, page } = parseDocumentSearch(address);
    return linkToDocumentSearch(address, text, page);
  },
  stories: (address) => linkToStories(address, printStoryList(parseStoryList(address.params))),
  story(address) {
    const { id, target } = address.route;
    const ticket = paramOf(address.params, 'preview');
    const path = publicPathOf({ kind: addressKindOf[target], id, second_id: null });
    return withParams(address, path, [...(ticket ? [['preview', ticket] as const] : []), ...visit(address)]);
  },
  storyPair: (address) => withParams(address, pairPath, [...pairIds(address), ...visit(address)]),
  keyLocation: (address) => addParams(linkToKey(address, address.route.id), visit(address)),
  keys: (address) => addParams(linkToKeys(address), order(address)),
  keyMap: (address) => addParams(linkToKeyMap(address, knownLanguage(address)), order(address)),
  shortAddress: (address) =>
    withParams(address, shortPath(encodeURIComponent(typedCode(address.route.code))), visit(address)),
  namesOfDay(address) {
    const { day, unknown } = address.route;
    return linkToNamesOfDay(address, day ?? (unknown ? noDay : undefined), pageOfNames(address));
  },
  accessibility: (address) => withParams(address, '/accessibility', []),
};

/**
 * The one address of a page among all that lead to it: parameters that it reads, each in one spelling, in one order, and no
 * others. Whatever else an address says makes no other page.
 *
 * @param pathname of the address; what leads nowhere keeps it.
 */
export function printAddress(address: PageAddress, pathname: string): string {
  const language = knownLanguage(address);
  const others = address.params.filter(([key]) => key !== 'lang' && key !== 'language');
  const params: Params = language ? [['lang', language], ...others] : others;
  const { route } = address;
  if (route.page === 'notFound') return withParams({ base: '', params }, pathname, []);
  const print = printers[route.page] as (address: Address<Route>) => string;
  return print({ ...address, params });
}

function knownLanguage(address: Pick<Address, 'params'>): Language | null {
  const language = languageParam(address)?.toLowerCase();
  return isLanguage(language) ? language : null;
}

const pairPath = '/public/storypair';
const noDay = { month: 0, day: 0 };

const withParams = (address: Pick<Address, 'base' | 'params'>, path: string, params: Params) =>
  withQuery(address.base + path, [...languageParams(address), ...params]);

/** The version that somebody reads, and the kiosk that brought them here. */
function visit(address: Address): Params {
  const kiosk = Number(paramOf(address.params, kioskParam));
  return [
    ...(childParam(address) ? [['child', ''] as const] : []),
    ...(isKioskNumber(kiosk) ? [[kioskParam, String(kiosk)] as const] : []),
  ];
}

const pairIds = ({ params }: Address): Params =>
  ['story1', 'story2'].flatMap((key) => {
    const id = paramOf(params, key)?.toLowerCase() ?? '';
    return isId(id) ? [[key, id] as const] : [];
  });

const order = (address: Address): Params => (isByTheme(address) ? [['order', 'theme']] : []);

const printedVia = (via: Via | null): Via | undefined =>
  via?.page === 'search' ? searchVia(parseSearch([...new URLSearchParams(via.params)])) : (via ?? undefined);
