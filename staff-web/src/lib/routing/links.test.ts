import { describe, expect, test } from 'vitest';
import { pathOfVia, pathTo, readVia, viaText, withVia } from './links.ts';

const id = '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f';

test('an address is made from its code and the parts that vary', () => {
  expect(pathTo('users')).toBe('/users');
  expect(pathTo('person_edit', { id })).toBe(`/persons/${id}/edit`);
  expect(pathTo('document_page', { id: 'a/b', pageIndex: '3' })).toBe('/documents/a%2Fb/3');
});

describe('via', () => {
  test('names a page, with the id of its record when it has one [SHELL-17]', () => {
    expect(readVia('persons')).toEqual({ code: 'persons' });
    expect(readVia(`person~${id}`)).toEqual({ code: 'person', id });
    expect(viaText({ code: 'person', id })).toBe(`person~${id}`);
    expect(viaText({ code: 'persons' })).toBe('persons');
  });

  test('leads back there [SHELL-18]', () => {
    expect(pathOfVia({ code: 'person', id })).toBe(`/persons/${id}`);
    expect(pathOfVia({ code: 'persons_search' })).toBe('/persons/search');
  });

  test('is ignored when it names nothing that can be opened [SHELL-20]', () => {
    for (const text of [null, '', 'nowhere', 'person', 'person~', 'person~abc', 'document_page~1', '__proto__', '~']) {
      expect(readVia(text), String(text)).toBeUndefined();
    }
  });

  test('is added to an address with or without a query', () => {
    expect(withVia('/persons', { code: 'home' })).toBe('/persons?via=home');
    expect(withVia('/persons?dataset=namelist', { code: 'person', id })).toBe(
      `/persons?dataset=namelist&via=person~${id}`,
    );
  });
});
