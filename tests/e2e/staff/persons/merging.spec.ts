import { randomUUID } from 'node:crypto';
import { languageCookie } from '@salient/shared/lib/i18n/storedLanguage.ts';
import { lookedAt } from '../../screenTags.ts';
import { expect, test } from '../staffApp.ts';
import { wordsIn } from '../words.ts';
import { Merging } from './Merging.ts';
import { Persons } from './Persons.ts';

/** One that came to its end, as the server tells of it. */
const aComparison = {
  ...{ id: randomUUID(), account: null, ok: true, persons: 1200, pairs: 300, compared: 300, suggested: 0 },
  ...{ started_at: '2026-11-24T02:00:00.000Z', finished_at: '2026-11-24T02:01:00.000Z' },
};

test('two records become one from the list: picked, swapped, chosen field by field, undone by the notice [PERSON-11, PERSON-12, PERSON-13, PERSON-14, PERSON-15, PERSON-16, beyond 24]', async ({
  staff,
  page,
}) => {
  const merging = new Merging(page, staff);
  const a = await merging.person('Cyriel', 'Quaghebeur', { born_day: 2, born_month: 3, born_year: 1890 });
  const b = await merging.person('Cyrille', 'Kwagebeur', {
    born_day: 3,
    born_month: 3,
    born_year: 1890,
    initials: 'C.',
  });
  await merging.event(b, 'injured', { injured_wound: 'linkerarm', start_day: 7, start_month: 6, start_year: 1917 });
  const [first, second] = [merging.name('Cyriel', 'Quaghebeur'), merging.name('Cyrille', 'Kwagebeur')];
  await staff.openAs('normal', `/persons?text=${merging.mark}`);
  const { list } = new Persons(page, staff);
  const [firstRow, secondRow] = [`Quaghebeur ${merging.mark}, Cyriel`, `Kwagebeur ${merging.mark}, Cyrille`];

  // The same person again takes the pick back; a pick outlives the page.
  await list.act(firstRow, `${firstRow} samenvoegen met een andere persoon`);
  await expect(merging.pickBar).toContainText(first);
  await list.act(firstRow, `${firstRow} toch niet samenvoegen`);
  await expect(merging.pickBar).toHaveCount(0);
  await list.act(firstRow, `${firstRow} samenvoegen met een andere persoon`);
  await staff.open('/persons/create');
  await staff.open(`/persons?text=${merging.mark}`);
  await list.act(secondRow, `${secondRow} samenvoegen met ${first}`);

  await expect(merging.dialog.getByText('1 veld spreekt zich tegen')).toBeVisible();
  await expect(merging.choice('Geboren', '2/3/1890')).toBeChecked();
  // The form's own styles are there though no form has been opened: the mark stands beside the value.
  const [mark, value] = await Promise.all(
    ['.mantine-RadioIndicator-indicator', '.conflict-value'].map((part) =>
      merging.choice('Geboren', '2/3/1890').locator(part).boundingBox(),
    ),
  );
  expect(value?.x).toBeGreaterThan((mark?.x ?? 0) + (mark?.width ?? 0));
  await expect(merging.choice('Initialen', 'C.')).toBeChecked();
  await expect(merging.dialog).toContainText('1 gebeurtenis verhuist');
  await expect(merging.dialog).toContainText(`Het webadres van ${second} leidt voortaan naar de fiche die blijft`);
  await merging.dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(merging.dialog).toBeHidden();
  await expect(merging.pickBar).toContainText(first);

  await list.act(secondRow, `${secondRow} samenvoegen met ${first}`);
  await merging.choice('Geboren', '3/3/1890').click();
  await merging.dialog.getByRole('button', { name: 'Omwisselen' }).click();
  await expect(merging.dialog.getByRole('region', { name: `Blijft: ${second}` })).toBeVisible();
  await expect(merging.choice('Geboren', '3/3/1890')).toBeChecked();
  await merging.dialog.getByRole('button', { name: 'Samenvoegen', exact: true }).click();
  await expect(merging.dialog.getByText('Schrijf kort waarom')).toBeVisible();
  await merging.merge('zelfde akte');
  await expect(merging.toast(`${second} en ${first} zijn samengevoegd`)).toBeVisible();
  await expect(merging.pickBar).toHaveCount(0);
  await expect(list.rows).toHaveCount(1);
  await expect(staff.call('getPerson', { token: merging.token, id: a })).rejects.toThrow('1014');

  // Back does not open the comparison that is done with.
  await page.goBack();
  await expect(list.rows).toHaveCount(1);
  await expect(merging.dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(merging.toast(`${second} en ${first} zijn weer twee personen`)).toBeVisible();
  await expect(list.rows).toHaveCount(2);
});

test('a merge begins and ends on the pages of the two, is listed there with its reason, and undone months later [PERSON-11, PERSON-12, PERSON-16, beyond 4, beyond 24]', async ({
  staff,
  page,
}) => {
  const merging = new Merging(page, staff);
  const a = await merging.person('Jules', 'Dhondt', { died_year: 1917 });
  const b = await merging.person('Julius', 'D’hondt', { died_year: 1917, nationality: 'Belg' });
  await merging.event(b, 'injured', { start_month: 6, start_year: 1917 });
  const [first, second] = [merging.name('Jules', 'Dhondt'), merging.name('Julius', 'D’hondt')];
  await staff.openAs('normal', `/persons/${a}`);
  await page.getByRole('button', { name: `${first} samenvoegen` }).click();
  await staff.open(`/persons/${b}`);
  await page.getByRole('link', { name: `${second} samenvoegen met ${first}` }).click();
  await merging.merge('zelfde man, andere spelling');
  // The page of the one that went leads to the one that stays.
  await expect(page).toHaveURL(new RegExp(`/persons/${a}$`));
  const merges = page.getByRole('region', { name: 'Samenvoegingen' });
  await expect(merges).toContainText(`${second} ging op in deze fiche`);
  await expect(merges).toContainText('Reden: zelfde man, andere spelling');
  await expect(page.getByText(`D’hondt ${merging.mark}`, { exact: true })).toBeVisible();

  // The history holds the merge itself, and says of each event which it is.
  await staff.open(`/persons/${a}?open=history~${a}`);
  const entries = page.getByRole('dialog').getByRole('listitem');
  await expect(entries.filter({ hasText: 'Samengevoegd met' })).toContainText(second);
  await expect(entries.filter({ hasText: 'Gewijzigd: Gebeurtenis Verwonding ?/6/1917' })).toContainText('Samenvoeging');

  for (const path of [`/persons/${b}`, `/persons/${b}/edit`]) {
    await staff.open(path);
    await expect(page).toHaveURL(path.replace(b, a));
    await expect(page.getByText('U volgde een oud adres')).toBeVisible();
  }

  await staff.call('updatePerson', { token: merging.token, person: { id: a, version: 2, nationality: 'Frans' } });
  await staff.open(`/persons/${a}`);
  await merges.getByRole('link', { name: `Samenvoeging met ${second} ongedaan maken` }).click();
  const question = page.getByRole('dialog', { name: `Samenvoeging met ${second} ongedaan maken?` });
  await question.getByLabel('twee verschillende personen').check();
  await question.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(question).toBeHidden();
  await expect(merging.toast('Later gewijzigd en daarom gebleven: Nationaliteit')).toBeVisible();
  await expect(merges).toContainText('Ongedaan gemaakt');
  await merges.getByRole('button', { name: `Terugnemen dat dit niet dezelfde persoon is als ${second}` }).click();
  await expect(merges).not.toContainText('Niet dezelfde persoon');
  await staff.open(`/persons/${b}`);
  await expect(staff.heading).toHaveText(second);
});

test('suggestions are decided on by keyboard: not the same, later, merged; what was said wrongly is taken back [PERSON-17, PERSON-18, beyond 24]', async ({
  staff,
  page,
}) => {
  const merging = new Merging(page, staff);
  const born = { born_day: 9, born_month: 1, born_year: 1888, died_day: 4, died_month: 10, died_year: 1917 };
  const pairs = [];
  for (const surname of ['Aimé', 'Basiel', 'Camiel']) {
    const ids = [
      await merging.person(surname, 'Vandenberghe', born),
      await merging.person(surname, 'Vanden Berghe', born),
    ];
    await merging.suggest(ids[0] ?? '', ids[1] ?? '');
    pairs.push(surname);
  }
  await staff.openAs('normal', '/persons');
  await page.getByRole('link', { name: 'Mogelijke dubbels' }).click();
  const card = (surname: string) =>
    page.getByRole('article').filter({ hasText: `${surname} Vandenberghe ${merging.mark}` });
  await expect(card('Aimé')).toContainText('Zelfde naam');
  await expect(card('Aimé').getByRole('row').first()).toContainText('verschilt');

  await card('Aimé').focus();
  await page.keyboard.press('x');
  await expect(merging.toast('worden niet meer voorgesteld')).toBeVisible();
  await expect(card('Aimé')).toHaveCount(0);
  await expect(page.getByRole('article').locator(':scope:focus')).toHaveCount(1);
  await merging.toast('worden niet meer voorgesteld').getByRole('button', { name: 'Terugnemen' }).click();
  await expect(card('Aimé')).toBeVisible();

  await card('Basiel').focus();
  await page.keyboard.press('l');
  await expect(card('Basiel')).toContainText('Voor later opzij gelegd');
  await page.reload();
  await expect(card('Basiel')).toContainText('Voor later opzij gelegd');
  await card('Basiel')
    .getByRole('button', { name: /toch bekijken/ })
    .click();
  await expect(card('Basiel').getByRole('table')).toBeVisible();

  await card('Camiel').focus();
  await page.keyboard.press('m');
  await expect(merging.dialog.getByLabel('Waarom is dit dezelfde persoon?')).toHaveValue(/Zelfde naam/);
  await merging.dialog.getByRole('button', { name: 'Samenvoegen', exact: true }).click();
  await expect(merging.dialog).toBeHidden();
  await expect(card('Camiel')).toHaveCount(0);
  await card('Aimé')
    .getByRole('link', { name: /samenvoegen$/ })
    .click();
  await merging.dialog.getByRole('button', { name: 'Niet dezelfde persoon' }).click();
  await expect(merging.dialog).toBeHidden();
  await expect(card('Aimé')).toHaveCount(0);
});

test('no comparison yet, no suggestion, twenty thousand of them, and a server that does not answer are told apart [A11, LIST-07, LIST-08]', async ({
  staff,
  page,
}) => {
  await staff.openAs('revisor', '/');
  let reply: object | null = { data: [], total: 0 };
  let runs: object[] = [];
  await page.route('**/api/v2', async (route) => {
    const { method } = route.request().postDataJSON();
    if (method === 'requestMergeComparison') {
      const begun = { ...aComparison, id: randomUUID(), ok: null, finished_at: null };
      runs = [begun, aComparison];
      return route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: begun } });
    }
    if (method === 'findMergeComparisons') return route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: runs } });
    if (method !== 'getMergeSuggestions') return route.fallback();
    if (reply === null) return route.abort();
    await route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: reply } });
  });
  // Before the first comparison nothing is known, and neither "none" nor 0 is said.
  await staff.open('/persons');
  await expect(page.getByRole('link', { name: 'Mogelijke dubbels', exact: true })).toBeVisible();
  await staff.open('/persons/merge_suggestions');
  await expect(page.getByText('De personen zijn nog niet vergeleken')).toBeVisible();
  await expect(page.getByText('Er zijn geen mogelijke dubbels')).toHaveCount(0);
  runs = [aComparison];
  await staff.open('/persons/merge_suggestions');
  await expect(page.getByText('Er zijn geen mogelijke dubbels')).toBeVisible();
  const comparison = page.getByRole('region', { name: 'Laatste vergelijking' });
  await expect(comparison).toContainText(
    /op 2026-\u206011-\u206024\s\d\d:01: 1\.200 personen, 300 paren, 0 mogelijke dubbels/,
  );
  await comparison.getByRole('button', { name: 'Nu vergelijken' }).click();
  await expect(comparison).toContainText('De personen worden vergeleken');
  await expect(comparison.getByRole('button', { name: 'Nu vergelijken' })).toBeDisabled();
  runs = [aComparison];
  await staff.open('/persons/merge_suggestions?changed=7');
  await expect(page.getByText('In deze periode is geen van de mogelijke dubbels gewijzigd')).toBeVisible();
  reply = { data: [], total: 20_000 };
  await staff.open('/persons/merge_suggestions');
  await expect(page.getByText('van 20.000')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pagina’s' }).getByRole('link', { name: /^Pagina / })).toHaveCount(
    9,
  );
  reply = null;
  await staff.open('/persons/merge_suggestions');
  await expect(page.getByRole('alert')).toContainText('Er is geen verbinding');
  staff.complaints.length = 0; // the browser reports the call that failed
  reply = { data: [], total: 0 };
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByText('Er zijn geen mogelijke dubbels')).toBeVisible();
});

test('the address of a removed person says so and since when; an admin brings the record back [DATE-08, ERR-28, beyond 4]', async ({
  staff,
  page,
}) => {
  const merging = new Merging(page, staff);
  const id = await merging.person('Odilon', 'Weggehaald');
  await staff.call('removePerson', { token: merging.token, id, version: 1 });
  await staff.openAs('normal', `/persons/${id}`);
  await expect(staff.heading).toHaveText('Deze persoon is verwijderd');
  await expect(page.getByRole('main')).toContainText(
    /De fiche werd verwijderd op \d{4}-\u2060\d\d-\u2060\d\d\s\d\d:\d\d\./,
  );
  await expect(page.getByRole('button', { name: 'Fiche terugzetten' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Geschiedenis' }).click();
  await expect(page.getByRole('dialog')).toContainText('Verwijderd');

  const token = await staff.startSession('admin');
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
  await staff.open(`/persons/${id}/edit`);
  await page.getByRole('button', { name: 'Fiche terugzetten' }).click();
  await expect(staff.heading).toContainText(merging.name('Odilon', 'Weggehaald'));
  await staff.open(`/persons/${randomUUID()}`);
  await expect(staff.heading).toHaveText('Deze pagina bestaat niet');
});

test('a click right after an answered question goes where it was aimed [SHELL-24]', async ({ staff, page }) => {
  const merging = new Merging(page, staff);
  const id = await merging.person('Leon', 'Klik');
  await merging.event(id, 'injured', { injured_wound: 'arm', start_year: 1916 });
  await staff.openAs('normal', `/persons/${id}/edit?tab=events`);
  const edit = page.getByRole('button', { name: 'Verwonding (?/?/1916) bewerken' });
  const aimed = await edit.boundingBox();
  await page.getByRole('button', { name: 'Verwonding (?/?/1916) verwijderen' }).click();
  const question = page.getByRole('dialog', { name: 'Verwonding (?/?/1916) verwijderen?' });
  await expect(question.getByRole('button', { name: 'Annuleren' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.mouse.click((aimed?.x ?? 0) + 5, (aimed?.y ?? 0) + 5);
  await expect(page.getByRole('dialog', { name: 'Verwonding bewerken' })).toBeVisible();
});

for (const language of lookedAt) {
  const colorScheme = language === 'nl' || language === 'fr' ? 'light' : 'dark';
  test(`merging in ${language}, ${colorScheme}: axe finds nothing, nothing sticks out [A1, A3, A4, P1]`, async ({
    staff,
    page,
    context,
    baseURL,
  }) => {
    const t = await wordsIn(language);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await context.addCookies([{ name: languageCookie, value: language, url: baseURL ?? '' }]);
    const merging = new Merging(page, staff);
    const born = { born_year: 1888, died_day: 4, died_month: 10, died_year: 1917 };
    const ids = [
      await merging.person('Theophiel', 'Vandenbroucke-Van Steenkiste', { ...born, born_day: 1, born_month: 2 }),
      await merging.person('Théophile', 'Vandenbroucke', { ...born, born_day: 2, born_month: 1, description: 'Zoon.' }),
    ] as const;
    await merging.suggest(...ids);
    const gone = await merging.person('Odilon', 'Weggehaald');
    await staff.call('removePerson', { token: merging.token, id: gone, version: 1 });
    const look = async (what: string) => {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await staff.violations(), what).toEqual([]);
      expect(await staff.sideways(), what).toBeLessThanOrEqual(0);
    };
    await staff.openAs('normal', '/persons/merge_suggestions');
    await expect(page.getByRole('article').first()).toBeVisible();
    await look('the suggestions');
    await page
      .getByRole('button', { name: t('merging.list.later') })
      .first()
      .click();
    await look('a suggestion put aside');
    await staff.open(`/persons/${ids[0]}`);
    await page
      .getByRole('button', {
        name: t('merging.startOf', { name: merging.name('Theophiel', 'Vandenbroucke-Van Steenkiste') }),
      })
      .click();
    await look('the first pick');
    await staff.open(`/persons/${ids[0]}?open=merge~${ids[0]}.${ids[1]}`);
    const dialog = page.getByRole('dialog', { name: t('merging.dialog.title') });
    await dialog.locator('summary').click();
    await dialog.getByRole('button', { name: t('merging.dialog.confirm'), exact: true }).click();
    await expect(dialog.getByText(t('merging.dialog.reasonNeeded'))).toBeVisible();
    await look('the merge dialog');
    await dialog.getByRole('textbox').fill('dezelfde');
    await dialog.getByRole('button', { name: t('merging.dialog.confirm'), exact: true }).click();
    await expect(page.locator('.toast')).toBeVisible();
    await staff.open(`/persons/${ids[1]}`);
    await expect(page.getByText(t('merging.arrived'))).toBeVisible();
    await expect(page.getByRole('region', { name: t('merging.done') })).toBeVisible();
    await look('a person with a merge');
    await staff.open(`/persons/${gone}`);
    await look('a removed person');
  });
}
