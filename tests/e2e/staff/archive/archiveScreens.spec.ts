import { lookedAt, whereStaffReads } from '../../screenTags.ts';
import { newName } from '../newName.ts';
import { expect, test } from '../staffApp.ts';
import { wordsIn } from '../words.ts';
import { Documents, scans } from './Documents.ts';

for (const language of lookedAt) {
  test(`collections, documents and pages in ${language}: axe finds nothing, nothing sticks out [A1, A3, P1]`, {
    tag: whereStaffReads(language),
  }, async ({ staff, page }) => {
    test.slow();
    const t = await wordsIn(language);
    const colorScheme = language === 'nl' || language === 'en' ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const look = async (what: string) => {
      await page.waitForLoadState('networkidle');
      expect(await staff.violations(), what).toEqual([]);
      expect(await staff.sideways(), what).toBeLessThanOrEqual(0);
    };
    const token = await staff.openAs('normal', `/collections?lang=${language}`);
    await look('the collections');
    const documents = new Documents(staff);
    const id = await documents.make(token, `Krijgsgevangenschapscorrespondentie van ${newName()}`);
    await documents.send(token, id, await scans(3));
    for (const scan of await scans(1)) await documents.attach(token, id, scan);
    for (const path of ['/collections/create', '/documentation', '/documents/create?category=wise']) {
      await staff.goTo(path);
      await look(path);
    }
    await staff.goTo(`/documents/${id}`);
    await look('a document');
    await page.getByRole('button', { name: t('documentPages.edit'), exact: true }).click();
    await page.getByRole('checkbox', { name: t('documentElements.choosePage', { number: 1 }), exact: true }).check();
    await look('a document that is edited');
    await page.getByRole('button', { name: t('documentElements.move') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // What hangs below the field lies beside all landmarks.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('the question where to');
    await page.keyboard.press('Escape');
    // A page that somebody comes to from a document that is edited is edited at once.
    await staff.open(`/documents/${id}/1?lang=${language}`);
    await expect(page.locator('.scan-canvas canvas').first()).toBeVisible();
    await look('a page');
    await page.getByRole('button', { name: t('documentPages.edit'), exact: true }).click();
    await look('a page that is edited');
  });
}
