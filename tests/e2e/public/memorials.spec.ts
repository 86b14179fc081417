import { lookedAt, whereWordsFit } from '../screenTags.ts';
import { expect, test } from './pages.ts';

for (const language of lookedAt) {
  test(`a memorial in ${language}: reached from a grave, its names searched, axe finds nothing, nothing sticks out at 320 px [A1, P1, P6]`, {
    tag: whereWordsFit(language),
  }, async ({ pages, page }) => {
    const look = async (what: string) => {
      expect(await pages.violations(), what).toEqual([]);
      const size = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await pages.sideways(), what).toBeLessThanOrEqual(0);
      if (size) await page.setViewportSize(size);
    };
    await pages.open(`/search?lang=${language}&tab=results&text=William+McGee`);
    await page.getByRole('link', { name: /McGee/ }).first().click();
    await page.getByRole('link', { name: 'Tyne Cot' }).click();
    await expect(page).toHaveURL(/\/memorial\/[0-9a-f-]{36}/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tyne Cot/);
    const mcGee = page.getByRole('link', { name: /McGee, William/ });
    await expect(mcGee).toContainText('XII. B. 14.');
    await look('a memorial');
    await pages.open(`${new URL(page.url()).pathname}?name=nobody&lang=${language}`);
    await expect(page.getByRole('status').last()).toContainText('nobody');
    await look('a search that finds nobody');
    await page.getByRole('searchbox').fill('mcgee');
    await page.getByRole('searchbox').press('Enter');
    await expect(mcGee).toBeVisible();
    await mcGee.click();
    await expect(page.locator('.back-link a')).toHaveAttribute('href', /\/memorial\//);
    await pages.open(`/memorial/00000000-0000-4000-8000-000000000000?lang=${language}`);
    await look('a memorial that does not exist');
    // The status 404.
    pages.complaints.length = 0;
  });
}
