import { expect, test } from 'vitest';
import { type AttachmentWords, mayUse } from './attachment.ts';
import { checkAttachment, cleanWords } from './checkAttachment.ts';

const words: AttachmentWords = {
  ...{ alt: {}, legend: {}, rights_holder: '', licence: 'unknown', credit_line: {}, permission_date: null },
  ...{ permission_scope: '', permission_expires: null, usable_for: [] },
};

test('empty words are none, and a use counts once', () => {
  const cleaned = cleanWords({ ...words, alt: { nl: ' ', en: ' a\nb ' }, usable_for: ['web', 'web'] });
  expect(cleaned).toMatchObject({ alt: { en: 'a b' }, usable_for: ['web'] });
});

test('a picture that needs nobody’s permission keeps none of a former licence', () => {
  const permitted = { permission_date: '2020-01-01', permission_expires: '2021-01-01', permission_scope: 'Website' };
  const none = { permission_date: null, permission_expires: null, permission_scope: '' };
  for (const licence of ['own', 'public_domain', 'cc_by', 'cc_by_sa'] as const) {
    expect(cleanWords({ ...words, ...permitted, licence })).toMatchObject(none);
  }
  for (const licence of ['permission', 'unknown'] as const) {
    expect(cleanWords({ ...words, ...permitted, licence })).toMatchObject(permitted);
  }
});

test('a permission says what for, and does not end before it begins', () => {
  expect(checkAttachment(words).isEmpty).toBe(true);
  expect(checkAttachment({ ...words, licence: 'permission' }).errors).toEqual({
    permission_scope: ['permission_scope: DATA_REQUIRED'],
  });
  const dates = { permission_date: '2026-02-01', permission_expires: '2026-02-01' };
  expect(checkAttachment({ ...words, ...dates }).isEmpty).toBe(true);
  expect(checkAttachment({ ...words, ...dates, permission_expires: '2026-01-31' }).isEmpty).toBe(false);
});

test('a picture is used only where and as long as its rights allow', () => {
  const rights = { licence: 'permission' as const, usable_for: ['kiosk' as const], permission_expires: '2026-11-11' };
  expect(mayUse(rights, 'kiosk', '2026-11-11')).toBe(true);
  expect(mayUse(rights, 'kiosk', '2026-11-12')).toBe(false);
  expect(mayUse(rights, 'web', '2026-11-11')).toBe(false);
  expect(mayUse({ ...rights, licence: 'unknown' }, 'kiosk', '2026-11-11')).toBe(false);
  expect(mayUse({ ...rights, permission_expires: null }, 'kiosk', '2099-01-01')).toBe(true);
});
