import type Koa from 'koa';
import type Router from 'koa-router';
import type { Route as Page } from '../../../public-web/src/app/readAddress.ts';

export interface RoutePattern {
  readonly method: string;
  /** With its parameters: `/iiif/3/images/:id`. */
  readonly pattern: string;
}

/** Every route that the server answers beside the pages of its apps, as its routers know them. */
export function routesOf(koa: Koa): RoutePattern[] {
  const routers = koa.middleware.flatMap((each) => (each as { router?: Router }).router ?? []);
  return routers.flatMap(({ stack }) =>
    stack.flatMap(({ methods, path }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => ({ method, pattern: String(path) })),
    ),
  );
}

export interface Known {
  readonly documents: readonly string[];
  /** Of documents and of whatever else. */
  readonly ids: readonly string[];
  /** Some that may be searched for. */
  readonly words: readonly string[];
  /** What may open something that is not for everybody. */
  readonly tickets: readonly string[];
}

/** What the parameters of routes may be; one that is not here fails the test, so that whoever adds it says what it is. */
const valuesOf: Readonly<Record<string, (known: Known, pattern: string) => readonly string[]>> = {
  id: ({ documents, ids, tickets }, pattern) =>
    (pattern.includes(':page') ? documents : ids).flatMap((id) => [
      ...[id, id.toUpperCase(), `${id}~`],
      ...tickets.map((ticket) => `${id}~${ticket}`),
    ]),
  first: ({ ids }) => ids,
  named: ({ ids }) => ids,
  page: ({ ids }) => ids,
  print: ({ ids }) => ids.slice(0, 1),
  rendition: () => ['original', 'preview'],
  severity: () => ['error', 'warning'],
  region: () => ['full', '0,0,32,32'],
  size: () => ['!32,32'],
  rotation: () => ['0'],
  file: () => ['default.jpg', '0', 'persons.csv'],
  kiosk: () => ['1'],
  sha256: () => ['0'.repeat(64)],
  ...Object.fromEntries(['z', 'x', 'y'].map((name) => [name, () => ['0']])),
};

/** What may stand behind the question mark: of a search the words, of anything else a ticket. */
const queriesOf = ({ words, tickets }: Known, pattern: string) =>
  pattern.endsWith('/search')
    ? words.map((word) => `?q=${word}`)
    : ['', ...tickets.map((ticket) => `?form=text&ticket=${ticket}`)];

/** The addresses of a route, with everything filled in that a guest could guess. */
export function addressesOf({ pattern }: RoutePattern, known: Known): string[] {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const fill = (paths: readonly string[], name: string) => {
    const values = valuesOf[name]?.(known, pattern);
    if (!values) throw new Error(`say in valuesOf what :${name} of ${pattern} may be`);
    return paths.flatMap((path) => values.map((value) => path.replace(`:${name}`, value)));
  };
  const paths = names.reduce<readonly string[]>(fill, [pattern]);
  return paths.flatMap((path) =>
    path.includes('~') && !pattern.endsWith('/search')
      ? [path]
      : queriesOf(known, pattern).map((query) => path + query),
  );
}

type Paths = (known: Known) => readonly string[];
const ofEach =
  (path: string): Paths =>
  ({ ids }) =>
    ids.map((id) => `${path}/${id}`);

/** Addresses of every public page, for whatever ids and words; a page that is not here does not compile. */
export const pagePaths: Readonly<Record<Page['page'], Paths>> = {
  search: ({ words }) => ['/search', ...words.map((word) => `/search?text=${word}`)],
  person: ofEach('/person'),
  project: ofEach('/project'),
  memorial: ofEach('/memorial'),
  unit: ofEach('/unit'),
  document: ({ ids }) => ids.flatMap((id) => [`/document/${id}`, `/document/${id}?page=2&lang=fr`]),
  documentSearch: ({ words }) => words.map((word) => `/publicsearch/documents?q=${word}`),
  stories: ({ words }) => words.slice(0, 1).map((word) => `/publicsearch/stories?community=${word}`),
  story: ofEach('/public/personstories'),
  storyPair: ({ ids }) => ids.map((id) => `/public/storypair?story1=${id}&story2=${id}`),
  keyLocation: ofEach('/public/key_locations'),
  keys: () => ['/keys'],
  keyMap: () => ['/public/key_locations_map/nl'],
  shortAddress: ({ words }) => words.slice(0, 1).map((word) => `/s/${word}`),
  namesOfDay: () => ['/public/names-of-day/11-11'],
  accessibility: () => ['/publicsearch/accessibility'],
  notFound: ({ ids }) => ids.flatMap((id) => [`/documents/${id}`, `/collections/${id}`, `/document/_id=${id}&page=2`]),
};
