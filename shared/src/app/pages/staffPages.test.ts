import { describe, expect, test } from 'vitest';
import { userTypes } from '../../areas/users/user.ts';
import { mayOpenPage } from './staffPagePolicy.ts';
import { isPageCode, type PageCode, pageCodes, staffPageAt, staffPages } from './staffPages.ts';

const id = '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f';

describe('the page at an address', () => {
  test.each<[string, PageCode | undefined]>([
    ['/', 'home'],
    ['/login', 'login'],
    ['/requestPasswordReset', 'request_reset'],
    ['/resetpassword', 'reset'],
    ['/activateAccount', 'activate'],
    ['/persons', 'persons'],
    ['/persons/', 'persons'],
    ['/persons/create', 'person_create'],
    ['/persons/search', 'persons_search'],
    ['/persons/feedback', 'feedback'],
    [`/persons/${id}`, 'person'],
    [`/persons/${id}/edit`, 'person_edit'],
    ['/places/create', 'place_create'],
    [`/places/${id}`, 'place'],
    [`/places/${id}/edit`, 'place_edit'],
    ['/memorials', 'memorials'],
    ['/military_entities/create', 'military_entity_create'],
    [`/collections/${id}/edit`, 'collection_edit'],
    ['/documentation', 'documentation'],
    ['/documents/create', 'document_create'],
    [`/documents/${id}`, 'document'],
    [`/documents/${id}/3`, 'document_page'],
    [`/projects/${id}`, 'project'],
    ['/contact_persons/create', 'contact_person_create'],
    ['/contact_persons/doubles', 'contact_doubles'],
    [`/contact_moments/${id}`, 'contact_moment'],
    ['/record_contact_moment', 'record_contact_moment'],
    ['/personStories', 'personstories'],
    ['/personstories', 'personstories'],
    [`/personStories/${id}/edit`, 'personstory'],
    [`/personstories/${id}/create`, 'personstory_create'],
    ['/key_locations/create', 'key_location_create'],
    [`/key_locations/${id}/edit`, 'key_location'],
    ['/users', 'users'],
    ['/functions', 'functions'],
    ['/nowhere', undefined],
    ['/persons/abc', undefined],
    ['/persons/abc/edit', undefined],
    ['/personstories/search/edit', undefined],
    ['/personstories/12345678-1234-1234-1234-123456789abc/edit', undefined],
    ['/key_locations/1/edit', undefined],
    ['/kiosks/2', 'kiosk'],
    ['/kiosks/5', undefined],
    [`/kiosks/${id}`, undefined],
    [`/documents/${id}/cover`, undefined],
    ['/users/nobody', undefined],
    [`/persons/${id}/edit/more`, undefined],
  ])('%s is %s [ROUTE-01, ROUTE-62, ROUTE-63]', (path, code) => {
    expect(staffPageAt(path)).toBe(code);
  });

  test('no two pages share an address', () => {
    const paths = pageCodes.map((code) => staffPages[code].path.toLowerCase().replace(/:\w+/g, ':'));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('a page has a parent that exists, up to the first page', () => {
    for (const code of pageCodes) {
      const { access, parent } = staffPages[code];
      if (parent !== undefined) expect(isPageCode(parent), code).toBe(true);
      else expect(access === 'none' || code === 'home', code).toBe(true);
    }
  });
});

describe('who may open a page [ROUTE-66, SHELL-36]', () => {
  const those = (code: PageCode) => userTypes.filter((type) => mayOpenPage({ type }, code));
  const everybody = [...userTypes];
  const loggedIn = userTypes.filter((type) => type !== 'anonymous');
  const editors = ['admin', 'revisor', 'normal', 'normal-civilian'];

  test.each<[PageCode, readonly string[]]>([
    ['login', everybody],
    ['person', everybody],
    ['home', loggedIn],
    ['persons', loggedIn],
    ['personstories', loggedIn],
    ['contact_persons', loggedIn],
    ['projects', loggedIn],
    ['key_locations', loggedIn],
    ['person_create', editors],
    ['place_edit', editors],
    ['feedback', editors],
    ['merge_suggestions', editors],
    ['record_contact_moment', editors],
    ['contact_doubles', ['admin', 'revisor']],
    ['users', ['admin']],
    ['functions', ['admin']],
  ])('%s: %j', (code, types) => {
    expect(those(code)).toEqual(types);
  });
});
