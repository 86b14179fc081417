import type { Page } from '@playwright/test';
import { storyIds } from '../museumFacts.ts';
import { expect, test } from './pages.ts';

/** Presses Tab until the focus is on what is wanted, as somebody without a mouse does. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (typeof name === 'string' ? text.includes(name) : name.test(text)) return;
  }
  throw new Error(`${name} is not reached with Tab`);
}

/** Whether what has the focus shows it. */
const focusIsVisible = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return false;
    const drawn = [getComputedStyle(element), getComputedStyle(element, '::after')];
    return drawn.some((style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2);
  });

test('from the first key press to a person and back, without a mouse', async ({ pages, page }) => {
  await pages.open('/publicsearch');
  await expect(pages.box).toBeFocused();
  await page.keyboard.type('mcgee');
  await expect(page.getByRole('link', { name: /McGee, William/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 persoon gevonden' })).toBeFocused();
  await tabTo(page, 'McGee, William');
  expect(await focusIsVisible(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'William McGee' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Terug naar de zoekresultaten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 persoon gevonden' })).toBeFocused();
});

test('the tabs move with the arrows and open with Enter', async ({ pages, page }) => {
  await pages.open('/publicsearch');
  await pages.tab('Eenvoudig').focus();
  await page.keyboard.press('ArrowRight');
  await expect(pages.tab('Uitgebreid')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pages.tab('Uitgebreid')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Uitgebreid' })).toBeVisible();
});

test('suggestions are walked with the arrows; Escape closes them and keeps the text [P2]', async ({ pages, page }) => {
  await pages.open('/publicsearch?tab=advanced&e1=died');
  const place = page.getByRole('combobox', { name: 'Plaats', exact: true });
  const suggestions = page.getByRole('listbox', { name: 'Suggesties' }).getByRole('option');
  await place.focus();
  await page.keyboard.type('ypr');
  await expect(suggestions).toHaveCount(1);
  await expect(page.getByText('1 suggestie, blader met de pijltoetsen')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(suggestions).toHaveCount(0);
  await expect(place).toHaveValue('ypr');
  await page.keyboard.type('e');
  await expect(suggestions).toHaveCount(1);
  await expect(place).toHaveValue('ypre');
  await page.keyboard.press('ArrowDown');
  await expect(place).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue('Ieper');
  await expect(page).toHaveURL(/e1.place=Ieper&e1.place.mode=selected&e1.place.id=/);
});

test('the first Tab offers to skip to the content', async ({ pages, page }) => {
  await pages.openPerson('mcgee william');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Naar de inhoud' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('whatever has the focus shows it [A2]', async ({ pages, page }) => {
  test.slow();
  const { cyriel, emma } = storyIds;
  const paths = [
    ...['/publicsearch', '/publicsearch/search?text=deruytter', '/publicsearch?tab=advanced&e1=died'],
    ...['/publicsearch/stories', '/public/names-of-day/10-04', '/keys', await pages.keyPath('Menenpoort')],
    ...[`/public/personstories/${cyriel}`, `/public/storypair?story1=${cyriel}&story2=${emma}`],
    `/publicsearch/person/_id=${await pages.personId('mcgee william')}`,
  ];
  for (const path of paths) {
    await pages.open(path);
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      const onPage = await page.evaluate(() => document.activeElement !== document.body);
      if (onPage) expect(await focusIsVisible(page), path).toBe(true);
    }
  }
});
