import { type PageCode, pageCodes } from '@salient/shared/app/pages/staffPages.ts';
import { type UserType, userTypes } from '@salient/shared/areas/users/user.ts';
import { describe, expect, test } from 'vitest';
import { menuFor } from './menu.ts';

const everyScreen = () => true;
const codesFor = (type: UserType, hasScreen: (code: PageCode) => boolean = everyScreen) =>
  menuFor({ type }, hasScreen).flatMap(({ entries }) => entries.map(({ code }) => code));

const names = ['persons_search', 'persons', 'places', 'military_entities', 'memorials'];
const documents = ['collections', 'documentation'];
const imports = ['imports'];
const ofRevisors = ['personstories', 'kiosks', 'figures', 'contact_persons', 'contact_moments', 'retention'];
const ofAdmins = ['users', 'backups', 'personal_data', 'functions', 'projects', 'key_locations'];

describe('the sidebar', () => {
  test('shows guests nothing', () => {
    expect(codesFor('anonymous')).toEqual([]);
  });

  test('shows everybody who is signed in the names and documents [SHELL-06, SHELL-07, SHELL-12]', () => {
    const others: UserType[] = ['normal', 'normal-civilian', 'readonly', 'read-be-soldiers', 'api-read', 'api-write'];
    for (const type of others) expect(codesFor(type), type).toEqual([...names, ...documents]);
  });

  test('shows revisors stories and contacts too, admins management [SHELL-08, SHELL-09, SHELL-10, ROLE-03, ROLE-04]', () => {
    expect(codesFor('revisor')).toEqual([...names, ...imports, ...documents, ...ofRevisors]);
    expect(codesFor('admin')).toEqual([...names, ...imports, ...documents, ...ofRevisors, ...ofAdmins]);
  });

  test('shows the contacts to all who edit where the museum lets them read contact data, without what they may not open', () => {
    const codes = menuFor({ type: 'normal', readsContactData: true }, everyScreen).flatMap((group) =>
      group.entries.map(({ code }) => code),
    );
    expect(codes).toEqual([...names, ...documents, 'contact_persons', 'contact_moments']);
  });

  test('leaves out pages without a screen, and groups that are left empty', () => {
    const only = (code: PageCode) => code === 'persons' || code === 'users';
    for (const type of userTypes) {
      const expected = type === 'admin' ? ['persons', 'users'] : type === 'anonymous' ? [] : ['persons'];
      expect(codesFor(type, only), type).toEqual(expected);
      expect(menuFor({ type }, only)).toHaveLength(expected.length);
    }
  });

  test('has an entry once', () => {
    const codes = codesFor('admin');
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => pageCodes.includes(code))).toBe(true);
  });
});
