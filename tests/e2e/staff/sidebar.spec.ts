import { productVersion } from '@salient/shared/lib/contract/productVersion.ts';
import { staffTypes } from '../museumFacts.ts';
import { onlyWide } from '../screenTags.ts';
import { expect, test } from './staffApp.ts';

test('at 991 px the sidebar becomes a menu on the right [SHELL-14]', async ({ staff, page }) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await staff.openAs('admin', '/');
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await expect(menu).toBeVisible();
  await expect(staff.menuButton).toBeHidden();
  for (const width of [991, 990]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menu).toBeHidden();
    await staff.menuButton.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Start' })).toBeVisible();
    const rightEdge = async () => {
      const box = await drawer.boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    };
    await expect.poll(rightEdge).toBe(width);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(staff.menuButton).toBeFocused();
  }
});

test('the sidebar can be minimised, stays so, and shows the version [SHELL-01, SHELL-13]', async ({ staff, page }) => {
  await staff.openAs('normal', '/');
  await expect(page.getByText(`Versie ${productVersion}`)).toBeVisible();
  const width = async () => (await page.locator('.sidebar').boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: 'Menu verkleinen' }).click();
  await expect.poll(width).toBeLessThan(before / 2);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Menu vergroten' })).toBeVisible();
  await expect.poll(width).toBeLessThan(before / 2);
});

for (const type of staffTypes) {
  test(`the menu of ${type} leads nowhere that is forbidden or missing [SHELL-06, SHELL-10, SHELL-36]`, async ({
    staff,
    page,
  }) => {
    await staff.openAs(type, '/');
    const links = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(paths).toContain('/persons');
    expect(paths.includes('/users')).toBe(type === 'admin');
    for (const path of paths) {
      await staff.open(path);
      await expect(staff.heading).not.toHaveText(/Geen toegang|Deze pagina bestaat niet/);
    }
    if (type === 'admin') return;
    await staff.open('/users');
    await expect(staff.heading).toHaveText('Geen toegang');
  });
}

test('the entry of the page is in sight where the menu is longer than the window', { tag: onlyWide }, async ({
  staff,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await staff.openAs('admin', '/projects');
  await expect(page.locator('.sidebar .menu-link[aria-current="page"]')).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('the saved searches have one entry of the menu marked, that of the search', { tag: onlyWide }, async ({
  staff,
  page,
}) => {
  await staff.openAs('readonly', '/persons/search/saved');
  await expect(page.locator('.sidebar .menu-link[aria-current="page"]')).toHaveText(['Personen zoeken']);
});
