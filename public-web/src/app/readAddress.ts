import { isDayOfYear } from '@salient/shared/areas/names-of-day/dayOfDeath.ts';
import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import { type Params, paramOf } from '@salient/shared/lib/address/params.ts';
import { isId } from '@salient/shared/lib/schemas/isId.ts';
import type { DocumentRoute, DocumentSearchRoute } from '../areas/documents/documentRoute.ts';
import type { KeyMapRoute, KeyRoute, KeysRoute } from '../areas/key-locations/keyRoutes.ts';
import type { MemorialRoute } from '../areas/memorials/memorialRoute.ts';
import type { UnitRoute } from '../areas/military/unitRoute.ts';
import type { NamesOfDayRoute } from '../areas/names-of-day/namesOfDayRoute.ts';
import type { PersonRoute } from '../areas/persons/personRoute.ts';
import type { ProjectRoute } from '../areas/projects/projectRoute.ts';
import type { ShortAddressRoute } from '../areas/short-addresses/shortAddressRoute.ts';
import type { StoriesRoute, StoryPairRoute, StoryRoute } from '../areas/stories/storyRoutes.ts';
import type { Address } from '../lib/routing/address.ts';

export type Route =
  | { readonly page: 'search' }
  | PersonRoute
  | ProjectRoute
  | MemorialRoute
  | UnitRoute
  | DocumentRoute
  | DocumentSearchRoute
  | StoriesRoute
  | StoryRoute
  | StoryPairRoute
  | KeyRoute
  | KeysRoute
  | KeyMapRoute
  | ShortAddressRoute
  | NamesOfDayRoute
  | { readonly page: 'accessibility' }
  | { readonly page: 'notFound' };

/** An address with the page that it leads to. */
export type PageAddress = Address<Route>;

const appSegment = 'publicsearch';

/**
 * Reads an address in any of the forms of ROUTE-48 to 61: `/search`, `/search/{params}`, `/{params}` (in the
 * public-search app only), `/person/{params}`, `/project/{id}`, `/memorial/{id}`, `/unit/{id}`, `/document/{id}`, `/documents`,
 * `/public/…`, `/keys`, `/s/{code}`, `/p/{code}`. Parameters may stand in
 * the path, as `key=value` joined by `&`, and in the query.
 *
 * @param pathname as browsers give it, still percent-encoded.
 * @param search with or without its question mark.
 */
export function readAddress(pathname: string, search: string): PageAddress {
  const segments = pathname.split('/').filter(Boolean);
  const app = segments.findIndex((segment) => segment.toLowerCase() === appSegment);
  const base = app < 0 ? '' : `/${segments.slice(0, app + 1).join('/')}`;
  const [first, second, ...more] = segments.slice(app + 1);
  const query = pairsOfQuery(search);
  const found = (route: Route, params: Params = query): PageAddress => ({ base, route, params });

  if (first?.toLowerCase() === 'public') return publicAddress(base, second, more, query);
  if (more.length > 0) return found({ page: 'notFound' });
  if (first === undefined) return found({ page: base ? 'search' : 'notFound' });
  if (base && second === undefined && first.includes('=')) {
    return found({ page: 'search' }, [...pairsOfPath(first), ...query]);
  }
  switch (first.toLowerCase()) {
    case 'search':
      return found({ page: 'search' }, [...pairsOfPath(second ?? ''), ...query]);
    case 'person':
      return recordAddress(base, 'person', second ?? '', query);
    case 'project':
      return recordAddress(base, 'project', second ?? '', query);
    case 'memorial':
      return recordAddress(base, 'memorial', second ?? '', query);
    case 'unit':
      return recordAddress(base, 'unit', second ?? '', query);
    case 'document':
      return recordAddress(base, 'document', second ?? '', query);
    case 'documents':
      // On the main origin they are the staff's own.
      return found({ page: base && second === undefined ? 'documentSearch' : 'notFound' });
    case 'keys':
      return found({ page: second === undefined ? 'keys' : 'notFound' });
    case 'stories':
      // On the main origin it is the staff's own list.
      return found({ page: base && second === undefined ? 'stories' : 'notFound' });
    case 's':
    case 'p':
      return found(second === undefined ? { page: 'notFound' } : { page: 'shortAddress', code: decode(second) });
    case 'accessibility':
      return found({ page: base && second === undefined ? 'accessibility' : 'notFound' });
    default:
      return found({ page: 'notFound' });
  }
}

/** As `readAddress`, of a path with its query. */
export function addressOf(location: string): PageAddress {
  const { pathname, search } = new URL(location, 'http://localhost');
  return readAddress(pathname, search);
}

/**
 * What stands under `/public`: stories, their pairs, keys and their map (ROUTE-50 to 54), and the names of a day; stories
 * and days on the main origin alone.
 */
function publicAddress(base: string, area: string | undefined, more: readonly string[], params: Params): PageAddress {
  const [last, ...others] = more;
  const found = (route: Route): PageAddress => ({ base, route, params });
  const nowhere = found({ page: 'notFound' });
  if (others.length > 0) return nowhere;
  switch (area?.toLowerCase()) {
    case 'personstories':
      return base ? nowhere : found(storyRoute('museum', last));
    case 'remembrancekey':
      return base ? nowhere : found(storyRoute('key', last));
    case 'storypair':
      return base || last !== undefined ? nowhere : found({ page: 'storyPair' });
    case 'key_locations':
      return recordAddress(base, 'keyLocation', last ?? '', params);
    case 'key_locations_map':
      // What the query says comes first: the language may be switched on the page.
      return { base, route: { page: 'keyMap' }, params: last ? [...params, ['lang', decode(last)]] : params };
    case 'names-of-day':
      return base ? nowhere : namesOfDayAddress(last, params);
    default:
      return nowhere;
  }
}

function storyRoute(target: StoryTarget, segment = ''): Route {
  const id = decode(segment).toLowerCase();
  return isId(id) ? { page: 'story', id, target } : { page: 'notFound' };
}

/** The day may stand in the path or in the query. */
function namesOfDayAddress(segment: string | undefined, params: Params): PageAddress {
  const typed = segment === undefined ? ['month', 'day'].map((part) => paramOf(params, part)) : segment.split('-');
  const named = typed.some((part) => part !== null);
  const [month = 0, day = 0] = typed.map((part) => (/^\d{1,2}$/.test(part ?? '') ? Number(part) : 0));
  const exists = typed.length === 2 && month > 0 && day > 0 && isDayOfYear({ month, day });
  const route = { page: 'namesOfDay', day: exists ? { month, day } : null, unknown: named && !exists } as const;
  return { base: '', route, params: params.filter(([key]) => key !== 'month' && key !== 'day') };
}

/** `/person/_id={id}&via=…`, and the bare `/person/{id}` that people type. */
function recordAddress(
  base: string,
  page: 'person' | 'project' | 'memorial' | 'unit' | 'document' | 'keyLocation',
  segment: string,
  query: Params,
): PageAddress {
  const pairs = [...(segment.includes('=') ? pairsOfPath(segment) : [['_id', decode(segment)] as const]), ...query];
  const id = pairs.find(([key]) => key === '_id' || key === 'id')?.[1].toLowerCase() ?? '';
  const params = pairs.filter(([key]) => key !== '_id' && key !== 'id');
  return { base, route: isId(id) ? { page, id } : { page: 'notFound' }, params };
}

const pairsOfQuery = (search: string): Params => [...new URLSearchParams(search)];

function pairsOfPath(segment: string): Params {
  return segment
    .split('&')
    .filter((pair) => pair.includes('='))
    .map((pair) => {
      const at = pair.indexOf('=');
      return [decode(pair.slice(0, at)), decode(pair.slice(at + 1))] as const;
    });
}

/** A stray percent sign is the visitor's own text, not an error. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
