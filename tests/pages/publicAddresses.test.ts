import { expect, test } from 'vitest';
import { appOfPath } from '../../core-server/src/app/pages/appOfPath.ts';
import { type Route, readAddress } from '../../public-web/src/app/readAddress.ts';

const id = '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f';

/** An address on the main origin of every public page; the search in documents, the list of stories and the help on access have one in the public app alone. */
const addresses: Readonly<Record<Exclude<Route['page'], 'notFound'>, string>> = {
  search: '/search',
  person: `/person/${id}`,
  project: `/project/${id}`,
  memorial: `/memorial/${id}`,
  unit: `/unit/${id}`,
  document: `/document/${id}`,
  documentSearch: '/publicsearch/documents',
  stories: '/publicsearch/stories',
  story: `/public/personstories/${id}`,
  storyPair: '/public/storypair',
  keyLocation: `/public/key_locations/${id}`,
  keys: '/keys',
  keyMap: '/public/key_locations_map',
  shortAddress: '/s/K7WX3Q',
  namesOfDay: '/public/names-of-day',
  accessibility: '/publicsearch/accessibility',
};

test.each(Object.entries(addresses))(
  '%s has an address that the server gives to the public app, and leads there [STACK-15]',
  (page, path) => {
    expect(appOfPath(path)).toBe('public');
    expect(readAddress(path, '').route.page).toBe(page);
  },
);
