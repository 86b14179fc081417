import { describe, expect, test } from 'vitest';
import { mayManageSessions, mayResendInvitation, whyNotChangeType, whyNotRemoveUser } from './userPolicy.ts';

const me = { id: 'me', type: 'admin' } as const;
const own = { id: 'me', type: 'admin', status: 'checked' } as const;
const admin = { id: 'other', type: 'admin', status: 'checked' } as const;
const invited = { ...admin, status: 'pending' } as const;
const editor = { id: 'editor', type: 'normal', status: 'checked' } as const;

describe('removing an account [USER-20]', () => {
  test('never the own one, and not the last admin', () => {
    expect(whyNotRemoveUser(me, own, 5)).toBe('OWN_ACCOUNT');
    expect(whyNotRemoveUser(me, admin, 0)).toBe('LAST_ADMIN');
    expect(whyNotRemoveUser(me, admin, 1)).toBeNull();
    expect(whyNotRemoveUser(me, editor, 0)).toBeNull();
  });

  test('an admin whose invitation is not accepted is not the last one', () => {
    expect(whyNotRemoveUser(me, invited, 0)).toBeNull();
  });
});

test('nobody gives the own account another type, and the last admin stays one [USER-20]', () => {
  expect(whyNotChangeType(me, own, 'admin', 0)).toBeNull();
  expect(whyNotChangeType(me, own, 'revisor', 5)).toBe('OWN_ACCOUNT');
  expect(whyNotChangeType(me, admin, 'revisor', 0)).toBe('LAST_ADMIN');
  expect(whyNotChangeType(me, admin, 'revisor', 1)).toBeNull();
  expect(whyNotChangeType(me, editor, 'admin', 0)).toBeNull();
});

test('an invitation is sent again to those who did not accept it yet [USER-02]', () => {
  expect([mayResendInvitation(invited), mayResendInvitation(admin)]).toEqual([true, false]);
});

test('sessions are their owner’s and the administrators’ to see and end [AUTH-31]', () => {
  expect(mayManageSessions({ id: 'editor', type: 'normal' }, 'editor')).toBe(true);
  expect(mayManageSessions({ id: 'editor', type: 'revisor' }, 'other')).toBe(false);
  expect(mayManageSessions(me, 'other')).toBe(true);
});
