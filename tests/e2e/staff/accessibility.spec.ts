import { languages } from '@salient/shared/i18n/languages.ts';
import { expect, test } from './staffApp.ts';

const withoutAccount = ['/login', '/requestPasswordReset', '/resetPassword?key=none', '/activateAccount?key=none'];
const atWork = ['/', '/sessions', '/users', '/nowhere'];

for (const language of languages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every screen in ${language}, ${colorScheme}: axe finds nothing, nothing sticks out [A1, A3, P1]`, async ({
      staff,
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const look = async (what: string) => {
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await staff.violations(), what).toEqual([]);
        expect(await staff.sideways(), what).toBeLessThanOrEqual(0);
      };
      for (const path of withoutAccount) {
        await staff.open(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        await look(path);
      }
      await staff.open(`/login?lang=${language}`);
      await page.locator('input[name="username"]').fill('normal');
      await page.locator('input[name="password"]').fill('not the password');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      await look('a refused sign-in');

      const token = await staff.openAs('normal', '/');
      for (const path of atWork) {
        await staff.open(path);
        await page.waitForLoadState('networkidle');
        await look(path);
      }
      await staff.open('/sessions');
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
      await page.reload();
      await expect(page).toHaveURL(/\/login$/);
      staff.complaints.length = 0; // the browser reports the status 404 of /nowhere
    });
  }
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
