import { describe, expect, test } from 'vitest';
import { type Access, accessLevels } from '../../lib/contract/defineMethod.ts';
import { canEdit, guest, isAdmin, isAtLeastNormal, isAtLeastRevisor, isLoggedIn, mayCall } from './actor.ts';
import { type UserType, userTypes } from './user.ts';

const those = (holds: (actor: { type: UserType }) => boolean) => userTypes.filter((type) => holds({ type }));
const logged: UserType[] = userTypes.filter((type) => type !== 'anonymous');

test('the nine types are those of the documents [USER-05]', () => {
  expect(userTypes).toEqual([
    'admin',
    'revisor',
    'normal',
    'normal-civilian',
    'readonly',
    'read-be-soldiers',
    'api-read',
    'api-write',
    'anonymous',
  ]);
});

describe('who is what', () => {
  test('whoever is not anonymous is logged in [AUTH-24, ROLE-11]', () => {
    expect(those(isLoggedIn)).toEqual(logged);
    expect(isLoggedIn(guest)).toBe(false);
  });

  test('levels include those above them [ROLE-01, ROLE-11]', () => {
    expect(those(isAdmin)).toEqual(['admin']);
    expect(those(isAtLeastRevisor)).toEqual(['admin', 'revisor']);
    expect(those(isAtLeastNormal)).toEqual(['admin', 'revisor', 'normal']);
  });

  test('editors are admin, revisor, normal and normal-civilian; api-write sees no edit buttons [ROLE-02, ROLE-11, ROLE-17]', () => {
    expect(those(canEdit)).toEqual(['admin', 'revisor', 'normal', 'normal-civilian']);
  });
});

describe('who may call', () => {
  const callers = (access: Access, name = 'findThing') =>
    userTypes.filter((type) => mayCall({ type }, { name, access }));

  test.each<[Access, UserType[]]>([
    ['none', [...userTypes]],
    ['guest', [...userTypes]],
    ['login', logged],
    ['editor', ['admin', 'revisor', 'normal', 'normal-civilian']],
    ['normal', ['admin', 'revisor', 'normal']],
    ['revisor', ['admin', 'revisor']],
    ['admin', ['admin']],
  ])('a method of level %s: %j [ROLE-12]', (access, types) => {
    expect(callers(access)).toEqual(types);
  });

  test('every level is decided', () => {
    for (const access of accessLevels) expect(callers(access), access).toContain('admin');
  });

  test('api-write validates, creates and updates what editors do, and nothing above or beside [ROLE-17]', () => {
    const may = (name: string, access: Access) => mayCall({ type: 'api-write' }, { name, access });
    for (const name of ['validatePerson', 'createPerson', 'updatePerson', 'createPersonEvent']) {
      expect([may(name, 'editor'), may(name, 'normal')], name).toEqual([true, true]);
    }
    for (const name of [
      'removePerson',
      'mergePersons',
      'removeEvents',
      'publishStory',
      'createUser',
      'updateUser',
      'validateUser',
    ]) {
      expect([may(name, 'editor'), may(name, 'normal')], name).toEqual([false, false]);
    }
    for (const access of ['revisor', 'admin'] as const) expect(may('createPerson', access), access).toBe(false);
    expect(may('findPerson', 'login')).toBe(true);
  });

  test('api-read reads and writes nothing [ROLE-17]', () => {
    const may = (name: string, access: Access) => mayCall({ type: 'api-read' }, { name, access });
    expect(may('findPerson', 'login')).toBe(true);
    expect(may('createPerson', 'editor')).toBe(false);
  });
});
