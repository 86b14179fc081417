import { lookedAt, whereWordsFit } from '../screenTags.ts';
import { expect, test } from './pages.ts';

const words = {
  nl: { table: 'Dezelfde cijfers als tabel', month: 'oktober 1917' },
  en: { table: 'The same figures as a table', month: 'October 1917' },
  fr: { table: 'Les mêmes chiffres sous forme de tableau', month: 'octobre 1917' },
  de: { table: 'Dieselben Zahlen als Tabelle', month: 'Oktober 1917' },
} as const;

for (const language of lookedAt) {
  test(`a unit in ${language}: reached from a soldier, its army, path, losses and people, axe finds nothing, nothing sticks out at 320 px [A1, P1, P6]`, {
    tag: whereWordsFit(language),
  }, async ({ pages, page }) => {
    await pages.open(`/search?lang=${language}&tab=results&text=William+McGee`);
    await page.getByRole('link', { name: /McGee/ }).first().click();
    await page.getByRole('link', { name: '13th Battalion, Royal Welsh Fusiliers' }).click();
    await expect(page).toHaveURL(/\/unit\/[0-9a-f-]{36}/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('13th Battalion, Royal Welsh Fusiliers');
    await expect(page.locator('.unit-track')).toContainText('31/7/1917');
    await expect(page.getByText('Between us')).toHaveCount(0);
    await page.getByText(words[language].table).click();
    await expect(page.getByRole('row', { name: words[language].month })).toContainText('1');
    const marker = page.getByRole('button', { name: /Langemark|Langemarck/ });
    await marker.press('Enter');
    await expect(page.locator('.unit-track li').filter({ hasText: '31/7/1917' })).toBeFocused();
    expect(await pages.violations()).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await pages.sideways()).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: /McGee, William/ }).click();
    await expect(page.locator('.back-link a')).toHaveAttribute('href', /\/unit\//);
    await page.locator('.back-link a').click();
    await page.getByRole('link', { name: '113th Brigade' }).click();
    await expect(page.getByRole('link', { name: '13th Battalion, Royal Welsh Fusiliers' })).toBeVisible();
    await expect(page.locator('#names')).toHaveCount(0);
  });
}
