import { languageCookie } from '@salient/shared/lib/i18n/storedLanguage.ts';
import { extent } from '../../harness/extent.ts';
import { lookedAt, onlyWide, whereStaffReads } from '../screenTags.ts';
import { expect, test } from './staffApp.ts';

const withoutAccount = ['/login', '/requestPasswordReset', '/resetPassword?key=none', '/activateAccount?key=none'];
/** Those that refuse the account are alike: each comes after one that does not. */
const atWork = [
  '/',
  '/users',
  '/persons',
  '/backups',
  '/persons/names_of_day',
  '/kiosks',
  '/persons/feedback',
  '/persons/search/saved',
  '/figures',
  '/sessions',
  '/nowhere',
];

for (const language of lookedAt) {
  // The phone shows the same words; the shortest and the longest language are enough there.
  const tag = extent([whereStaffReads(language)], ['nl', 'de'].includes(language) ? [] : [onlyWide]);
  const scheme = ['nl', 'fr'].includes(language) ? 'light' : 'dark';
  test(`every screen in ${language}, ${scheme}: axe finds nothing, nothing sticks out [A1, A3, P1]`, {
    tag,
  }, async ({ staff, page, context, baseURL }) => {
    test.slow();
    await context.addCookies([{ name: languageCookie, value: language, url: baseURL ?? '' }]);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
    const look = async (what: string) => {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await staff.violations(), what).toEqual([]);
      expect(await staff.sideways(), what).toBeLessThanOrEqual(0);
    };

    for (const path of withoutAccount) {
      await staff.open(path);
      await look(path);
    }
    await staff.open('/login');
    await page.locator('input[name="username"]').fill('nobody');
    await page.locator('input[name="password"]').fill('not the password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await look('a refused sign-in');

    const token = await staff.openAs('normal', '/');
    for (const path of atWork) {
      await staff.goTo(path);
      await look(path);
    }

    await staff.open('/');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('the help sheet');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    const tools = page.getByRole('banner').getByRole('button');
    for (const button of [tools.first(), tools.last()]) {
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('messages, menu or account');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await staff.call('logout', { token });
    await tools.last().click();
    await page.locator('a[href="/sessions"]').click();
    await expect(page.getByRole('dialog').locator('input[name="password"]')).toBeFocused();
    await look('the dialog of an ended session');
  });
}

test('touch targets are large enough [A12]', async ({ staff, page, viewport }) => {
  const least = (viewport?.width ?? 0) < 700 ? 44 : 24;
  for (const path of ['/', '/sessions']) {
    if (path === '/') await staff.openAs('normal', path);
    else await staff.open(path);
    if (staff.isNarrow) await staff.menuButton.click();
    await page.waitForLoadState('networkidle');
    const small = await page
      .locator('button:visible, input:visible, nav a:visible')
      .evaluateAll(
        (elements, pixels) =>
          elements
            .filter((element) => element.getBoundingClientRect().height < pixels)
            .map((element) => element.outerHTML.slice(0, 120)),
        least,
      );
    expect(small).toEqual([]);
  }
});
