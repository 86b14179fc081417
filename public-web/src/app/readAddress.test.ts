import { describe, expect, test } from 'vitest';
import { childParam } from '../areas/stories/childParam.ts';
import { addParams, languageParam, pathParams } from '../lib/routing/address.ts';
import { readAddress } from './readAddress.ts';

const id = '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f';

describe('reading an address', () => {
  test.each([
    ['/publicsearch', '', '/publicsearch', 'search'],
    ['/publicsearch/', '', '/publicsearch', 'search'],
    ['/publicsearch/search', '', '/publicsearch', 'search'],
    ['/search', '', '', 'search'],
    ['/publicsearch/accessibility', '', '/publicsearch', 'accessibility'],
  ] as const)('%s leads to the right page [ROUTE-48, ROUTE-55, ROUTE-56]', (path, search, base, page) => {
    expect(readAddress(path, search)).toMatchObject({ base, route: { page } });
  });

  test.each([
    ['/publicsearch/search/text=mcgee&page=2', ''],
    ['/publicsearch/text=mcgee&page=2', ''],
    ['/search/text=mcgee&page=2', ''],
    ['/search', '?text=mcgee&page=2'],
    ['/publicsearch/search/text=mcgee', '?page=2'],
  ])('%s%s holds the parameters, in the path or in the query [ROUTE-56, ROUTE-57, ROUTE-60]', (path, search) => {
    expect(readAddress(path, search)).toMatchObject({
      route: { page: 'search' },
      params: [
        ['text', 'mcgee'],
        ['page', '2'],
      ],
    });
  });

  test.each([
    `/person/_id=${id}`,
    `/publicsearch/person/_id=${id}`,
    `/publicsearch/person/${id}`,
    `/publicsearch/person/lang=fr&_id=${id.toUpperCase()}`,
  ])('%s is a person [ROUTE-49, ROUTE-58]', (path) => {
    expect(readAddress(path, '').route).toEqual({ page: 'person', id });
  });

  test('a project has its id in the path, in both places [ROUTE-59, ROUTE-65]', () => {
    expect(readAddress(`/project/${id}`, '').route).toEqual({ page: 'project', id });
    expect(readAddress(`/publicsearch/project/${id}`, '').route).toEqual({ page: 'project', id });
  });

  test.each([
    ['/public/names-of-day', '', null, false],
    ['/public/names-of-day/07-31', '', { month: 7, day: 31 }, false],
    ['/public/names-of-day', '?month=2&day=29&page=2', { month: 2, day: 29 }, false],
    ['/public/names-of-day/02-30', '', null, true],
    ['/public/names-of-day', '?month=4&day=31', null, true],
    ['/public/names-of-day/tomorrow', '', null, true],
  ])('%s%s are the names of a day [beyond 7]', (path, search, day, unknown) => {
    expect(readAddress(path, search).route).toEqual({ page: 'namesOfDay', day, unknown });
  });

  test('nothing else stands under /public, nor the names of a day under a further path', () => {
    for (const path of ['/public', '/public/nowhere', '/public/names-of-day/07-31/x', '/publicsearch/names-of-day']) {
      expect(readAddress(path, '').route.page).toBe('notFound');
    }
  });

  test('any path with the word publicsearch belongs to the public search [PUBLIC-01]', () => {
    expect(readAddress('/museum/publicsearch/search/text=a', '')).toMatchObject({
      base: '/museum/publicsearch',
      route: { page: 'search' },
    });
  });

  test('a key location, the list of keys and their map have pages [ROUTE-53, ROUTE-54, MAP-06]', () => {
    expect(readAddress(`/public/key_locations/${id}`, '').route).toEqual({ page: 'keyLocation', id });
    expect(readAddress('/keys', '').route).toEqual({ page: 'keys' });
    expect(readAddress('/public/key_locations_map', '').route).toEqual({ page: 'keyMap' });
    expect(languageParam(readAddress('/public/key_locations_map/fr', ''))).toBe('fr');
    // The language may be switched on the page.
    expect(languageParam(readAddress('/public/key_locations_map/fr', '?lang=de'))).toBe('de');
  });

  test('a short address has its code in the path and keeps what else it says', () => {
    expect(readAddress('/s/k7wx3q', '?lang=fr&child')).toEqual({
      base: '',
      route: { page: 'shortAddress', code: 'k7wx3q' },
      params: [
        ['lang', 'fr'],
        ['child', ''],
      ],
    });
    expect(readAddress('/p/k7wx3q', '').route).toEqual({ page: 'shortAddress', code: 'k7wx3q' });
    expect(addParams('/public/storypair?story1=a&story2=b', [['lang', 'fr']])).toBe(
      '/public/storypair?story1=a&story2=b&lang=fr',
    );
  });

  test.each(['/public/key_locations/12', '/public/key_locations', '/public/key_locations_map/fr/x', '/keys/1', '/s'])(
    '%s leads nowhere',
    (path) => {
      expect(readAddress(path, '').route).toEqual({ page: 'notFound' });
    },
  );

  test.each(['/publicsearch/nothing', '/person/_id=12', '/person', '/search/a/b', '/text=mcgee', '/'])(
    '%s leads nowhere',
    (path) => {
      expect(readAddress(path, '').route).toEqual({ page: 'notFound' });
    },
  );

  test('a stray percent sign in a name is kept as it is', () => {
    expect(readAddress('/publicsearch/search/text=100%', '').params).toEqual([['text', '100%']]);
  });

  test('what is written for a path is read back, whatever signs it holds', () => {
    const pairs = [['text', 'a/b&c=d?e#f é 💐 %']] as const;
    expect(readAddress(`/publicsearch/search/${pathParams(pairs)}`, '').params).toEqual(pairs);
  });

  test.each([
    [`/public/personstories/${id}`, '?lang=fr', { page: 'story', id, target: 'museum' }],
    [`/public/remembrancekey/${id.toUpperCase()}`, '?child', { page: 'story', id, target: 'key' }],
    ['/public/storypair', `?story1=${id}&story2=${id}`, { page: 'storyPair' }],
    ['/public/personstories/12', '', { page: 'notFound' }],
    [`/public/personstories/${id}/more`, '', { page: 'notFound' }],
    [`/publicsearch/public/personstories/${id}`, '', { page: 'notFound' }],
  ] as const)('%s%s leads to the right page of stories [ROUTE-50, ROUTE-51, ROUTE-52]', (path, search, route) => {
    expect(readAddress(path, search).route).toEqual(route);
  });

  test.each([
    ['', false],
    ['?child', true],
    ['?child=1&lang=nl', true],
    ['?lang=nl&child=true', true],
    ['?child=false', false],
    ['?child=0', false],
  ])('a story with %s is for children: %s [ROUTE-50]', (search, child) => {
    expect(childParam(readAddress(`/public/personstories/${id}`, search))).toBe(child);
  });
});
