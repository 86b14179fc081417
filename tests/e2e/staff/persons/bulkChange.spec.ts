import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { onlyWide } from '../../screenTags.ts';
import { whileLocked } from '../../whileLocked.ts';
import { expect, test } from '../staffApp.ts';

test('all persons of a search change at once, as the preview said of each, and are put back by one undo', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await staff.openAs('normal', '/persons');
  const name = `Bulkman${Date.now()}`;
  const surnames = Array.from({ length: 12 }, (_, at) => `An ${String.fromCharCode(65 + at)}`);
  for (const surname of surnames) {
    await staff.call('createPerson', { token, person: { surname, familyname: name } });
  }
  await staff.call('createPerson', { token, person: { surname: 'Zoë', familyname: name, not_for_loop: true } });
  await staff.goTo(`/persons/search?familyname=${name}&tab=results`);
  await page.getByRole('button', { name: 'Allen wijzigen…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Wat verandert er?' }).click();
  await page.getByRole('option', { name: 'Niet bij de namen van de dag: ja' }).click();
  const status = dialog.getByRole('status');
  await expect(status).toHaveText('12 personen veranderen · 1 is al zo');
  await expect(dialog.getByRole('link', { name: `${name}, An A` })).toBeVisible();
  // Everybody can be reached, and each outcome by itself.
  await dialog.getByRole('button', { name: '2', exact: true }).click();
  await expect(dialog.getByRole('link')).toHaveText([`${name}, An K`, `${name}, An L`, `${name}, Zoë`]);
  await dialog.getByRole('combobox', { name: 'Toon' }).click();
  await page.getByRole('option', { name: 'is al zo (1)' }).click();
  await expect(dialog.getByRole('link', { name: `${name}, Zoë` })).toBeVisible();
  await expect(dialog.getByRole('link', { name: `${name}, An K` })).toHaveCount(0);
  expect(await staff.violations()).toEqual([]);
  await dialog.getByRole('button', { name: '12 personen wijzigen' }).click();
  await expect(status).toHaveText('12 personen gewijzigd · 1 is al zo');
  await expect(dialog.getByRole('heading', { name: /· Gedaan$/ })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Toon' }).click();
  await page.getByRole('option', { name: 'was al zo (1)' }).click();
  await expect(dialog.getByRole('link')).toHaveText([`${name}, Zoë`]);
  expect(await staff.violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(status).toContainText('12 personen teruggezet');
  await dialog.getByRole('button', { name: 'Iets anders wijzigen' }).click();
  await expect(dialog.getByRole('region', { name: 'Vroegere wijzigingen' })).toContainText('Ongedaan gemaakt');
});

test('a change that was stopped says whom it had not come to, and goes on', { tag: onlyWide }, async ({
  staff,
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await staff.openAs('revisor', '/persons');
  const familyname = `Stopman${Date.now()}`;
  await staff.call('createPerson', { token, person: { surname: 'An', familyname } });
  await staff.goTo(`/persons/search?familyname=${familyname}&tab=results`);
  await page.getByRole('button', { name: 'Allen wijzigen…' }).click();
  const dialog = page.getByRole('dialog');
  // Nothing is carried out until it was stopped.
  await whileLocked(request, advisoryLocks.carryOutBulkChanges, async () => {
    await dialog.getByRole('combobox', { name: 'Wat verandert er?' }).click();
    await page.getByRole('option', { name: 'Niet bij de namen van de dag: ja' }).click();
    await dialog.getByRole('button', { name: '1 persoon wijzigen' }).click();
    await dialog.getByRole('button', { name: 'Stoppen' }).click();
    await expect(dialog.getByRole('status')).toContainText('1 kwam niet aan de beurt');
  });
  await dialog.getByRole('button', { name: 'Iets anders wijzigen' }).click();
  const earlier = dialog.getByRole('region', { name: 'Vroegere wijzigingen' });
  await earlier.getByRole('button', { name: 'Niet bij de namen van de dag: ja' }).first().click();
  await expect(dialog.getByRole('status')).toContainText('1 kwam niet aan de beurt');
  await expect(dialog.getByRole('region', { name: 'Wat er van elk werd' })).toContainText('niet aan de beurt gekomen');
  expect(await staff.violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Verder gaan' }).click();
  await expect(dialog.getByRole('heading', { name: /· Gedaan$/ })).toBeVisible();
});

test('some of the persons found are ticked by keyboard on two pages, and they alone are changed', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await staff.openAs('normal', '/persons');
  const familyname = `Kiesman${Date.now()}`;
  const ids: string[] = [];
  for (let at = 0; at < 12; at += 1) {
    const person = { surname: `An ${String.fromCharCode(65 + at)}`, familyname };
    ids.push((await staff.call<{ id: string }>('createPerson', { token, person })).id);
  }
  await staff.goTo(`/persons/search?familyname=${familyname}&tab=results`);
  const box = (letter: string) => page.getByRole('checkbox', { name: `${familyname}, An ${letter} selecteren` });
  const all = page.getByRole('checkbox', { name: 'Alle rijen van deze pagina selecteren' });
  await box('B').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 gekozen', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Pagina 2' }).click();
  await expect(box('L')).toBeVisible();
  await expect(all).not.toBeChecked();
  await all.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('3 gekozen', { exact: true })).toBeVisible();
  expect(await staff.violations()).toEqual([]);
  // Somebody is looked at, and all are still chosen.
  await page.getByRole('link', { name: `${familyname}, An L` }).click();
  await expect(staff.heading).toContainText('An L');
  await page.goBack();
  await expect(page.getByText('3 gekozen', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '3 gekozenen wijzigen…' }).click();
  const dialog = page.getByRole('dialog', { name: '3 gekozen personen wijzigen' });
  await dialog.getByRole('combobox', { name: 'Wat verandert er?' }).click();
  // One of them is removed before it is shown what would become of each.
  await staff.call('removePerson', { token: await staff.startSession('admin'), id: ids[10] });
  await page.getByRole('option', { name: 'Niet bij de namen van de dag: ja' }).click();
  await expect(dialog.getByText('1 gekozen persoon bestaat niet meer.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Uit de keuze halen' }).click();
  const rest = page.getByRole('dialog', { name: '2 gekozen personen wijzigen' });
  await expect(rest.getByRole('link')).toHaveText([`${familyname}, An B`, `${familyname}, An L`]);
  await rest.getByRole('button', { name: '2 personen wijzigen' }).click();
  await expect(rest.getByRole('status')).toHaveText('2 personen gewijzigd');
  await rest.getByRole('button', { name: 'Iets anders wijzigen' }).click();
  const earlier = rest.getByRole('region', { name: 'Vroegere wijzigingen' });
  const ofChosen = earlier.getByRole('listitem').filter({ hasText: 'alleen gekozen personen' });
  await expect(ofChosen.first()).toContainText('2 personen gewijzigd');
  await page.keyboard.press('Escape');
  await staff.goTo(`/persons/search?familyname=${familyname}&surname=An+A&tab=results`);
  await expect(page.getByText(/gekozen$/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Allen wijzigen…' })).toBeVisible();
  await staff.goTo(`/persons/search?familyname=${familyname}&tab=results`);
  await expect(page.getByRole('button', { name: 'Allen wijzigen…' })).toBeVisible();
});

test('a new project is made on the way into it, and a change tells that its project is no more', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await staff.openAs('admin', '/persons');
  const familyname = `Projectman${Date.now()}`;
  const { id } = await staff.call<{ id: string }>('createPerson', { token, person: { surname: 'An', familyname } });
  await staff.goTo(`/persons/search?familyname=${familyname}&tab=results`);
  await page.getByRole('button', { name: 'Allen wijzigen…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alle gevonden personen wijzigen' });
  await dialog.getByRole('combobox', { name: 'Wat verandert er?' }).click();
  await page.getByRole('option', { name: 'In een project brengen' }).click();
  await dialog.getByRole('textbox', { name: 'Project' }).fill(`Nieuw ${familyname}`);
  await page.getByRole('option', { name: `Nieuw: “Nieuw ${familyname}”` }).click();
  const making = page.getByRole('dialog', { name: 'Nieuw project' });
  await expect(making.getByRole('textbox', { name: 'Titel' })).toHaveValue(`Nieuw ${familyname}`);
  await making.getByRole('button', { name: 'Bewaren' }).click();
  await dialog.getByRole('button', { name: '1 persoon wijzigen' }).click();
  await expect(dialog.getByRole('heading', { name: `In project Nieuw ${familyname} · Gedaan` })).toBeVisible();
  const projects = await staff.call<{ data: { id: string }[] }>('findProjects', { token, text: familyname });
  const project = projects.data[0]?.id;
  await staff.call('removePersonsFromProject', { token, project, persons: { ids: [id] } });
  await staff.call('removeProject', { token, id: project });
  await expect(dialog.getByText('Het project bestaat niet meer.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Ongedaan maken' })).toHaveCount(0);
});
