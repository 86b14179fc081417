import { summerProject } from '../museumFacts.ts';
import { lookedAt, onlyWide, whereWordsFit } from '../screenTags.ts';
import { expect, test } from './pages.ts';

const states = {
  'the empty form': '/publicsearch',
  'results while typing': '/publicsearch/search?text=deruytter&tab=basic',
  'the exact fields': '/publicsearch/search?familyname=deruytter&tab=basic',
  'the advanced form': '/publicsearch/search?tab=advanced&e1=injured&e2=enlisted&e2.army=A&born=1890..1880',
  results: '/publicsearch/search?text=deruytter&gender=MALE',
  'no results': '/publicsearch/search?familyname=Zzyzx',
  'a project': `/publicsearch/project/${summerProject.id}`,
  'the names of a day': '/public/names-of-day/10-04',
  'the stories': '/publicsearch/stories',
  'the search in documents': '/publicsearch/documents',
  'no document': '/publicsearch/documents?q=Zzyzx',
  'the stories for children': '/publicsearch/stories?child=1&in=nl',
  'the accessibility statement': '/publicsearch/accessibility',
  'a page that does not exist': '/publicsearch/nowhere',
  'the staff app': '/',
} as const;

for (const language of lookedAt) {
  test(`every page in ${language}: axe finds nothing, nothing sticks out at 320 px [A1, P1, PUBLIC-42]`, {
    tag: whereWordsFit(language),
  }, async ({ pages, page, viewport }) => {
    test.slow();
    for (const [what, path] of Object.entries(states)) {
      if (viewport) await page.setViewportSize(viewport);
      await pages.open(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      await expect(page.locator('html'), what).toHaveAttribute('lang', language);
      expect(await pages.violations(), what).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await pages.sideways(), what).toBeLessThanOrEqual(0);
    }
    // The browser reports the status of a page that does not exist.
    pages.complaints.length = 0;
  });

  test(`a person in ${language}: axe finds nothing, nothing sticks out at 320 px [A1, P1, PUBLIC-42]`, {
    tag: whereWordsFit(language),
  }, async ({ pages, page, viewport }) => {
    for (const name of ['mcgee william', 'vanden broucke', 'Ó Súilleabháin', 'عبد القادر']) {
      if (viewport) await page.setViewportSize(viewport);
      await pages.openPerson(name, language);
      expect(await pages.violations()).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await pages.sideways()).toBeLessThanOrEqual(0);
    }
  });
}

test('what axe would say of a broken page is heard, from a frame too', { tag: onlyWide }, async ({ pages, page }) => {
  await pages.open('/publicsearch');
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('button'));
    const frame = document.createElement('iframe');
    frame.title = 'a page in a page';
    frame.srcdoc = '<html lang="nl"><title>Foto</title><main><h1>Foto</h1><img src="data:,"></main></html>';
    document.querySelector('main')?.append(frame);
  });
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
  expect(await pages.violations()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^button-name: <button/), expect.stringMatching(/^image-alt: <img/)]),
  );
  pages.complaints.length = 0;
});

test('dark screens keep their contrast [A3]', async ({ pages, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of [
    '/publicsearch',
    '/publicsearch/search?text=deruytter&gender=MALE',
    '/publicsearch/stories',
    '/',
  ]) {
    await pages.open(path);
    expect(await pages.violations()).toEqual([]);
  }
  await pages.openPerson('mcgee william');
  expect(await pages.violations()).toEqual([]);
});

test('an open choice of the stories passes axe, and shows its links', async ({ pages, page }) => {
  await pages.open('/publicsearch/stories?lang=nl');
  await page.getByText('Taal van het verhaal').click();
  await expect(page.getByRole('link', { name: /^Alle talen/ })).toBeVisible();
  expect(await pages.violations()).toEqual([]);
});

test('the open filter sheet, suggestions and refused fields pass axe too', async ({ pages, page, viewport }) => {
  if ((viewport?.width ?? 0) < 700) {
    await pages.open('/publicsearch/search?text=deruytter');
    await page.getByRole('button', { name: 'Verfijnen' }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    expect(await pages.violations()).toEqual([]);
  }
  await pages.open('/publicsearch?tab=advanced&e1=died&born=1895..1890');
  await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
  await expect(page.getByRole('region', { name: '1 veld moet worden nagekeken' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Plaats', exact: true }).pressSequentially('iep');
  await expect(page.getByRole('option', { name: /Ieper/ })).toBeVisible();
  expect(await pages.violations()).toEqual([]);
});

test('touch targets are large enough [A12]', async ({ pages, page, viewport }) => {
  const least = (viewport?.width ?? 0) < 700 ? 44 : 24;
  for (const path of [
    '/publicsearch',
    '/publicsearch/search?text=deruytter&gender=MALE',
    '/publicsearch?tab=advanced',
  ]) {
    await pages.open(path);
    const small = await page
      .locator('button:visible, input:visible, select:visible, [role="tab"]:visible, nav a:visible')
      .evaluateAll(
        (elements, pixels) =>
          elements
            .filter((element) => element.getAttribute('type') !== 'checkbox')
            .filter((element) => element.getBoundingClientRect().height < pixels)
            .map((element) => element.outerHTML.slice(0, 120)),
        least,
      );
    expect(small).toEqual([]);
  }
});
