import { randomUUID } from 'node:crypto';
import { languageCookie } from '@salient/shared/lib/i18n/storedLanguage.ts';
import { summerProject } from '../../museumFacts.ts';
import { lookedAt } from '../../screenTags.ts';
import { newName } from '../newName.ts';
import { expect, test } from '../staffApp.ts';
import { wordsIn } from '../words.ts';
import { Persons } from './Persons.ts';

test('a volunteer makes a person: the questions follow the answers, nothing else works before the save [PERSON-27, PERSON-28, PERSON-29, PERSON-30, PERSON-37, PERSON-42, PERSON-44, PERSON-46, PERSON-51, PERSON-56, ROUTE-07, S14]', async ({
  staff,
  page,
}) => {
  await staff.openAs('normal', '/persons/create');
  const persons = new Persons(page, staff);
  const name = newName();
  await expect(persons.choice('Slachtoffer of overlevende', 'Oorlogsslachtoffer')).toBeChecked();
  await expect(persons.choice('Burger of militair', 'Burger')).toBeChecked();
  await expect(persons.choice('Hoort deze persoon in de namenlijst?', 'ja')).toBeChecked();
  const irish = page.getByRole('radiogroup', { name: /Irish Memorial Records/ });
  await expect(irish).toHaveCount(0);
  await persons.choice('Burger of militair', 'Militair').check();
  await expect(irish.getByRole('radio', { name: 'nee' })).toBeChecked();
  await persons.choice('Slachtoffer of overlevende', 'Overlevende').check();
  await expect(irish).toHaveCount(0);
  await expect(page.getByRole('radiogroup', { name: /namenlijst/ })).toHaveCount(0);
  await persons.choice('Slachtoffer of overlevende', 'Oorlogsslachtoffer').check();

  await persons.save();
  await expect(persons.field('Voornaam')).toBeFocused();
  await expect(persons.tab('Identiteit')).toContainText('2 fouten');
  for (const tab of ['Gebeurtenissen', 'Documentatie', 'Verhalen', 'Relaties']) {
    await persons.openTab(tab);
    await expect(page.getByText('Bewaar eerst de persoon')).toBeVisible();
  }
  await persons.openTab('Identiteit');
  await persons.field('Voornaam').fill('Achiel');
  await persons.field('Familienaam').fill(name);
  await persons.field('Andere voornamen').fill('Achille , Aquila,');
  await persons.day('Geboren', 'Dag').fill('17101894');
  await expect(persons.day('Geboren', 'Jaar')).toHaveValue('1894');
  await persons.save();
  await persons.isSaved(`Achiel ${name}`);
  // As long as it has the focus the message stays, over the page that follows; on no screen it covers a button.
  await page.locator('.toast').getByRole('button', { name: 'Sluiten' }).focus();
  await expect(page).toHaveURL(/\/persons\/[0-9a-f-]{36}\/edit$/);
  await expect(persons.field('Andere voornamen')).toHaveValue('Achille, Aquila');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await staff.coveredByToasts(), `${width}`).toEqual([]);
  }
  await expect(persons.tab('Gebeurtenissen')).toContainText('2'); // born, and died on a day that nobody knows

  // Save and new begins the next one with nothing of the last.
  await persons.field('Nationaliteit').fill('Belg');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/persons\/create$/);
  await expect(persons.field('Familienaam')).toHaveValue('');

  // Whoever is on the list already stands beside the form, with the reason.
  const similar = page.getByRole('region', { name: 'Lijkt op' });
  await expect(similar).toContainText('ziet u hier wie er al op de lijst staat');
  await persons.field('Voornaam').fill('Achiel');
  await persons.field('Familienaam').fill(name.toLowerCase());
  const link = similar.getByRole('link', { name: `Achiel ${name}` });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(similar.getByRole('listitem')).toContainText('Zelfde naam');
});

test('a brother made on the spot stands on both records, and a project is noted [RELATION-01, RELATION-03, RELATION-04, RELATION-08, RELATION-10, PERSON-62, QUICK-02, QUICK-07, QUICK-10, QUICK-11, QUICK-15]', async ({
  staff,
  page,
}) => {
  const token = await staff.openAs('normal', '/persons');
  const persons = new Persons(page, staff);
  const name = newName();
  const id = await persons.make(token, { surname: 'Cyriel', familyname: name, gender: 'male' });
  await staff.open(`/persons/${id}/edit?tab=relations`);
  await page.getByLabel('Persoon verbinden').fill(`Remi ${name}`);
  await page.getByRole('option', { name: /^Nieuw/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe persoon' });
  await expect(dialog.getByLabel('Voornaam')).toHaveValue('Remi');
  await expect(dialog.getByLabel('Familienaam')).toHaveValue(name);
  await expect(dialog.getByRole('radio', { name: 'Burger' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Man', exact: true }).check();
  await dialog.getByRole('button', { name: 'Aanmaken' }).click();
  await expect(dialog).toBeHidden();

  // Nothing is related by a default: what he is has to be said.
  await persons.save();
  await expect(page.getByText('Een keuze is verplicht')).toBeVisible();
  await page.getByRole('combobox', { name: `Wat is Remi ${name}?` }).click();
  await page.getByRole('option', { name: 'Broer', exact: true }).click();
  await page.getByLabel(`Toelichting bij Remi ${name}`).fill('volgens de trouwakte');
  await persons.openTab('Projecten');
  await page.getByLabel('Project toevoegen').fill('zomer');
  await page.getByRole('option', { name: summerProject.title }).click();
  await page.getByLabel(`Nota bij ${summerProject.title}`).fill('foto in zaal 3');
  await persons.save();
  await persons.isSaved(`Cyriel ${name}`);

  await staff.open(`/persons/${id}?tab=relations`);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('Broer');
  await expect(panel).toContainText('volgens de trouwakte');
  await persons.openTab('Projecten');
  await expect(panel).toContainText(summerProject.title);
  await persons.openTab('Relaties');
  await panel.getByRole('link', { name: `Remi ${name}` }).click();
  await expect(staff.heading).toHaveText(`Remi ${name}`);
  await persons.openTab('Relaties');
  await expect(panel.getByRole('link', { name: `Cyriel ${name}` })).toBeVisible();
  await expect(panel).toContainText('Broer');
});

test('two volunteers save one person: dates and names meet without a letter lost [S4, PERSON-58, ROUTE-10]', async ({
  staff,
  page,
}) => {
  const token = await staff.openAs('normal', '/persons');
  const persons = new Persons(page, staff);
  const name = newName();
  const id = await persons.make(token, { surname: 'Jules', familyname: name, born_year: 1890 });
  await staff.open(`/persons/${id}/edit`);
  const theirs = { id, version: 1, born_day: 3, born_month: 4, nationality: 'Frans' };
  await staff.call('updatePerson', { token, person: theirs });
  await persons.day('Geboren', 'Maand').fill('05');
  await persons.field('Initialen').fill('J.');
  await persons.save();
  const conflict = page.getByRole('dialog', { name: 'Iemand anders was u voor' });
  const born = conflict.getByRole('radiogroup', { name: 'Geboren' });
  await expect(born).toContainText('3/4/1890');
  await expect(born).toContainText('?/5/1890');
  await expect(conflict.getByRole('table')).toContainText('Frans');
  await born.getByRole('radio', { name: /De mijne/ }).click();
  await conflict.getByRole('button', { name: 'Zo bewaren' }).click();
  await persons.isSaved(`Jules ${name}`);
  const saved = await staff.call<object>('getPerson', { token, id });
  expect(saved).toMatchObject({ version: 3, born_day: '?', born_month: 5, nationality: 'Frans', initials: 'J.' });
});

test('what is typed is guarded, and a person goes only when nothing hangs on it [SHELL-22, PERSON-01, PERSON-57, PERSON-60, S5]', async ({
  staff,
  page,
}) => {
  const token = await staff.openAs('normal', '/persons');
  const persons = new Persons(page, staff);
  const name = newName();
  const id = await persons.make(token, { surname: 'Odiel', familyname: name, in_namelist: false });
  const event = { person_id: id, type: 'injured', injured_wound: 'arm' };
  await staff.call('createPersonEvent', { token, event });
  await staff.open(`/persons/${id}/edit`);
  await persons.field('Initialen').fill('O.');
  await persons.openTab('Relaties');
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Op deze pagina blijven' }).click();
  await persons.openTab('Identiteit');
  await expect(persons.field('Initialen')).toHaveValue('O.');
  await persons.save();
  await persons.isSaved(`Odiel ${name}`);

  await staff.open(`/persons?text=${name}`);
  await persons.list.act(`${name}, Odiel`, `${name}, Odiel verwijderen`);
  const dialog = page.getByRole('dialog', { name: `Odiel ${name} verwijderen?` });
  await expect(dialog.getByRole('link', { name: '1 gebeurtenis' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Alle gebeurtenissen verwijderen' }).click();
  const question = page.getByRole('dialog', { name: /^Alle gebeurtenissen/ });
  await question.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await expect(question).toBeHidden();
  await dialog.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await expect(page.getByText('Geen resultaten')).toBeVisible();
});

test('everybody reads the record, with as much and as many ways as the account has [PERSON-19, PERSON-20, PERSON-22, PERSON-23, ROLE-13, ROUTE-09]', async ({
  staff,
  page,
}) => {
  const [found] = (
    await staff.call<{ data: { id: string }[] }>('findPerson', {
      token: await staff.startSession('normal'),
      text: 'McGee',
    })
  ).data;
  const path = `/persons/${found?.id}`;
  await staff.open(path);
  await expect(staff.heading).toHaveText('William McGee');
  await expect(page.getByRole('tab')).toHaveCount(3);
  await expect(page.getByText('Namenlijst', { exact: true })).toBeVisible();
  await expect(page.getByText('35 jaar')).toBeVisible();
  const edit = page.getByRole('link', { name: 'William McGee bewerken' });
  await expect(edit).toHaveCount(0);
  await staff.openAs('normal-civilian', path);
  await expect(page.getByRole('tab')).toHaveCount(7);
  await expect(page.getByRole('tabpanel')).toContainText('Royal Welsh Fusiliers');
  await expect(edit).toHaveCount(0);
  await staff.open(`${path}/edit`);
  await expect(staff.heading).toHaveText('Geen toegang');
  await staff.open(`/persons/${randomUUID()}`);
  await expect(staff.heading).toHaveText('Deze pagina bestaat niet');
});

for (const language of lookedAt) {
  const colorScheme = language === 'nl' || language === 'fr' ? 'light' : 'dark';
  test(`the record in ${language}, ${colorScheme}: axe finds nothing, nothing sticks out [A1, A3, A4, P1]`, async ({
    staff,
    page,
    context,
    baseURL,
  }) => {
    const t = await wordsIn(language);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await context.addCookies([{ name: languageCookie, value: language, url: baseURL ?? '' }]);
    const token = await staff.openAs('normal', '/persons');
    const { data } = await staff.call<{ data: { id: string }[] }>('findPerson', { token, text: 'McGee' });
    const record = `/persons/${data[0]?.id}`;
    const look = async (what: string) => {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await staff.violations(), what).toEqual([]);
      expect(await staff.sideways(), what).toBeLessThanOrEqual(0);
    };
    for (const path of [
      '/persons',
      record,
      `${record}?tab=relations`,
      `${record}?tab=sources`,
      `${record}/edit?tab=projects`,
    ]) {
      await staff.goTo(path);
      await look(path);
    }
    await staff.goTo('/persons/create');
    await page.getByRole('button', { name: t('personRecord.save'), exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await look('a refused person');
    await staff.goTo(`${record}/edit?tab=relations`);
    await page.getByLabel(t('personRecord.relations.add')).fill('Zulma Zyx');
    await page.getByRole('option', { name: t('pickers.create', { text: 'Zulma Zyx' }) }).click();
    await expect(page.getByRole('dialog', { name: t('personRecord.quick.title') })).toBeVisible();
    await look('quick-create');
  });
}
