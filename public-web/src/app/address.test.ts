import { describe, expect, test } from 'vitest';
import { pathParams, readAddress } from './address.ts';

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

  test('any path with the word publicsearch belongs to the public search [PUBLIC-01]', () => {
    expect(readAddress('/museum/publicsearch/search/text=a', '')).toMatchObject({
      base: '/museum/publicsearch',
      route: { page: 'search' },
    });
  });

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
});
