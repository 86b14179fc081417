import { readFile } from 'node:fs/promises';
import type { Browser, Page, Request } from '@playwright/test';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { languageCookie } from '@salient/shared/lib/i18n/storedLanguage.ts';
import { parse } from 'csv-parse/sync';
import { onlyWide } from '../../screenTags.ts';
import { List } from '../lists.ts';
import { expect, StaffApp } from '../staffApp.ts';
import { QuestionForm } from './questions/QuestionForm.ts';
import { type Question, questions } from './questions/questions.ts';
import { test } from './questions/questionsMuseum.ts';

// One museum for both halves.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const others = ['en', 'fr', 'de'] as const satisfies readonly Language[];

for (const [half, some] of [questions.slice(0, 5), questions.slice(5)].entries()) {
  test(`questions of the museum are built, read in four languages, saved and taken along, and find whom SQL finds, ${half + 1} of 2 [ADVSEARCH-04, ADVSEARCH-26, ADVSEARCH-30, ADVSEARCH-31, ADVSEARCH-33, ADVSEARCH-34, ADVSEARCH-35]`, {
    tag: onlyWide,
  }, async ({ staff, page, browser, museum }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await staff.openAs('normal', '/persons/search');
    const readers = await Promise.all(others.map((language) => readerIn(language, browser, museum.origin)));
    for (const [at, question] of some.entries()) {
      await test.step(question.name, async () => {
        const { rows } = await museum.db.query<{ id: string }>(`SELECT p.id FROM person p WHERE ${question.sql}`);
        expect(rows.length).toBeGreaterThan(0);
        await ask(page, question, rows.length);
        const address = page.url().slice(museum.origin.length);
        for (const { language, reader } of readers) await readBack(reader, address, question.sentences[language]);
        expect((await exported(page, at === 0)).sort()).toEqual(rows.map(({ id }) => id).sort());
        await save(page, question);
        await staff.goTo('/persons/search');
      });
    }
    await staff.goTo('/persons/search/saved');
    const saved = new List(page);
    for (const { name, sentences } of some) {
      await expect(saved.rows.filter({ hasText: name })).toContainText(sentences.nl);
    }
    for (const { reader } of readers) await reader.page.context().close();
  });
}

/** Somebody who reads the app in another language. */
async function readerIn(language: (typeof others)[number], browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin });
  await context.addCookies([{ name: languageCookie, value: language, url: origin }]);
  const reader = new StaffApp(await context.newPage(), context.request);
  await reader.openAs('readonly', '/persons/search');
  return { language, reader };
}

async function ask(page: Page, { build, sentences }: Question, total: number): Promise<void> {
  const form = new QuestionForm(page);
  const asked = page.waitForRequest(isAbout('FindPersonAdvancedInternal'));
  await expect(form.sentence).toHaveText('Alle personen in de kennisbank.');
  await build(form);
  await asked;
  await expect(form.sentence).toHaveText(sentences.nl);
  await expect(form.count).toHaveText(total === 1 ? '1 persoon voldoet' : `${total} personen voldoen`);
  // Carried out, the address holds all of what was typed.
  await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
  await expect(page).toHaveURL(/tab=results/);
}

/** Whether a call names a function of the documents. */
const isAbout = (name: string) => (request: Request) => request.postData()?.includes(`"${name}"`) ?? false;

/** The address alone says the same to somebody else. */
async function readBack(reader: StaffApp, address: string, sentence: string): Promise<void> {
  await reader.goTo(address);
  await expect(new QuestionForm(reader.page).sentence).toHaveText(sentence);
}

/** The ids in the file of those who were found; the choice of fields is there the next time. */
async function exported(page: Page, isFirst: boolean): Promise<string[]> {
  await page.getByRole('button', { name: 'CSV…' }).click();
  const dialog = page.getByRole('dialog');
  if (isFirst) await dialog.getByRole('checkbox', { name: 'Id', exact: true }).check();
  const asked = page.waitForRequest(isAbout('FindPersonAdvancedExtended'));
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Bestand maken' }).click();
  await asked;
  const file = await readFile(await (await saving).path());
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click();
  await expect(dialog).toHaveCount(0);
  const rows = parse(file, { bom: true, delimiter: ';', columns: true }) as Record<string, string>[];
  return rows.map((row) => row.Id ?? '');
}

async function save(page: Page, { name, sentences }: Question): Promise<void> {
  await page.getByRole('button', { name: 'Zoekopdracht bewaren' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Naam' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  const bar = page.getByRole('region', { name: 'Bewaarde zoekopdracht' });
  await expect(bar.getByRole('heading', { name })).toBeVisible();
  await expect(page.locator('.search-question')).toHaveText(sentences.nl);
}
