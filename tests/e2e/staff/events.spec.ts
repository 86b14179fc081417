import { onlyWide } from '../screenTags.ts';
import { Events } from './Events.ts';
import { newName } from './newName.ts';
import { expect, test } from './staffApp.ts';
import { Stories } from './stories/Stories.ts';

test('a volunteer tells what happened to a soldier, and the list keeps the order of a life [EVENT-22, EVENT-25, EVENT-26, EVENT-33, EVENT-35, EVENT-39, PERSON-31, QUICK-03, QUICK-04]', async ({
  staff,
  page,
}) => {
  const events = new Events(page, staff);
  await events.open();
  await expect.poll(() => events.titles).toEqual(['Geboorte', 'Overlijden']);

  const grave = await events.add('Begrafenis en herdenking');
  await grave.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(grave.getByRole('textbox', { name: 'Gedenkteken' })).toBeFocused();
  await expect(grave).toContainText('Vul dit veld in');
  await events.pick(grave, 'Gedenkteken', 'tyne', 'Tyne Cot Cemetery');
  await expect(grave.getByRole('group', { name: 'Gedenkteken' })).toContainText('Begraafplaats · Langemark');
  await expect(grave.getByRole('combobox', { name: 'Soort graf' })).toHaveValue('Huidig graf');
  await events.save(grave);

  const wound = await events.add('Verwonding');
  await expect(events.date(wound, 'Begin').day).toBeFocused();
  await page.keyboard.type('17101914');
  await expect(events.date(wound, 'Einde').day).toBeFocused();
  await page.keyboard.type('1/11/1914');
  await events.pick(wound, 'Plaats', 'iep', 'Ieper');
  await wound.getByLabel('Oorzaak').fill('granaat');
  await events.save(wound);

  // The same wound again overlaps; the server's word stands beside the date.
  const again = await events.add('Verwonding');
  await page.keyboard.type('2010191430101914');
  await again.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(events.date(again, 'Begin').group).toContainText('Deze gebeurtenis overlapt met een andere');
  await expect(events.date(again, 'Begin').day).toBeFocused();
  await page.keyboard.type('02121914');
  await expect(events.date(again, 'Begin').group).toContainText('2 december 1914');
  await again.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(events.date(again, 'Einde').group).toContainText('De datums staan in de verkeerde volgorde');
  await again.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('button', { name: 'Sluiten zonder te bewaren' }).click();
  await expect(again).toBeHidden();
  await expect(events.menu).toBeFocused();

  const service = await events.add('Militaire dienst');
  for (const [label, typed, name] of [
    ['Leger', 'b.e', 'B.E.F.'],
    ['Regiment', 'royal', 'Royal Welsh Fusiliers'],
    ['Eenheid', 'bat', 'Battalion'],
    ['Nummer van de eenheid', '13', '13th'],
  ] as const) {
    await service.getByLabel(label, { exact: true }).fill(typed);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await events.save(service);

  // In one rank the date decides, and what has none comes last (EVENT-27, EVENT-28).
  await expect(events.rows).toHaveCount(5);
  await expect
    .poll(() => events.titles)
    .toEqual([
      'Geboorte',
      'Verwonding',
      'Militaire dienst: Actieve dienst',
      'Overlijden',
      'Begrafenis en herdenking: Huidig graf',
    ]);
  await expect(events.rows.nth(2)).toContainText(/Regiment\s*Royal Welsh Fusiliers/);
  await expect(events.rows.nth(1)).toContainText('17/10/1914 tot 1/11/1914');
  await expect(events.rows.nth(1)).toContainText(/Plaats\s*Ieper, België/);

  // Birth and death stay; the question before a removal has its focus on the way back (S5).
  await expect(events.rows.first().getByRole('button')).toHaveCount(1);
  await page.getByRole('button', { name: 'Verwonding (17/10/1914) verwijderen' }).click();
  const question = page.getByRole('dialog', { name: 'Verwonding (17/10/1914) verwijderen?' });
  await expect(question.getByRole('button', { name: 'Annuleren' })).toBeFocused();
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(events.rows).toHaveCount(4);
});

test('a date is typed, pasted, corrected and left open [DATE-05, DATE-06, DATE-10, S3, A9]', async ({
  staff,
  page,
}) => {
  const events = new Events(page, staff);
  await events.open();
  const stay = await events.add('Opname in een hospitaal');
  const start = events.date(stay, 'Begin');
  await page.keyboard.type('17/10/1914');
  expect(await start.values()).toEqual(['17', '10', '1914']);

  await start.year.fill('');
  await start.year.press('Backspace');
  await expect(start.month).toBeFocused();
  await start.month.press('Shift+Tab');
  await expect(start.day).toBeFocused();

  await page.keyboard.type('?/?/1915');
  expect(await start.values()).toEqual(['?', '?', '1915']);
  await stay.getByLabel('Adres').focus();
  await expect(start.group).toContainText('1915, dag en maand onbekend');
  await expect(start.group).toHaveAccessibleDescription('1915, dag en maand onbekend');

  await start.day.fill('1914-10-17');
  expect(await start.values()).toEqual(['17', '10', '1914']);
  await start.month.fill('31.02.1915');
  expect(await start.values()).toEqual(['31', '02', '1915']);
  await stay.getByLabel('Adres').focus();
  await expect(start.group).toContainText('Deze dag bestaat niet');
  await start.day.fill('x2');
  expect(await start.values()).toEqual(['2', '02', '1915']);
  // Two digits of a year are the year near the war: once it is left, and when it is saved from there.
  await start.year.fill('');
  await start.year.press('Backspace');
  await start.month.press('Shift+Tab');
  await page.keyboard.type('020215');
  expect(await start.values()).toEqual(['02', '02', '15']);
  await page.keyboard.press('Tab');
  expect(await start.values()).toEqual(['02', '02', '1915']);
  await expect(start.group).toContainText('2 februari 1915');
  await page.keyboard.type('3/2/15');
  await page.keyboard.press('Control+s');
  await expect(stay).toBeHidden();
  await expect(events.rows.nth(1)).toContainText('2/2/1915');
  await expect(events.rows.nth(1)).toContainText('3/2/1915');
});

test('a Tab after the caret went on by itself asks for the box in which it is [DATE-06, S3]', async ({
  staff,
  page,
}) => {
  const events = new Events(page, staff);
  await events.open();
  const stay = await events.add('Opname in een hospitaal');
  const [start, end] = [events.date(stay, 'Begin'), events.date(stay, 'Einde')];
  await expect(start.day).toBeFocused();
  for (const keys of ['1', 'Tab', '10', 'Tab', '1914', 'Tab', '2', 'Tab', '11', 'Tab', '1915']) {
    if (keys === 'Tab') await page.keyboard.press(keys);
    else await page.keyboard.type(keys);
  }
  expect(await start.values()).toEqual(['1', '10', '1914']);
  expect(await end.values()).toEqual(['2', '11', '1915']);

  // Only the next key, only onwards, and only while nothing stands in the box.
  await end.year.fill('');
  await end.month.fill('');
  await end.month.pressSequentially('12');
  await expect(end.year).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(end.year).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(end.year).not.toBeFocused();
  await end.month.fill('');
  await end.month.pressSequentially('12');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(end.year).not.toBeFocused();
  await end.month.fill('');
  await end.month.pressSequentially('12');
  await page.keyboard.press('Shift+Tab');
  await expect(end.month).toBeFocused();
  await end.year.fill('1916');
  await end.month.fill('');
  await end.month.pressSequentially('12');
  await page.keyboard.press('Tab');
  await expect(end.year).not.toBeFocused();
});

test('two people change one event: its date is taken whole from one of them [VALID-02]', async ({ staff, page }) => {
  const events = new Events(page, staff);
  await events.open();
  const { token, personId: person_id } = events;
  const event = { type: 'injured', person_id, start_day: 12, start_month: 5, start_year: 1916 };
  const { id } = await staff.call<{ id: string }>('createPersonEvent', { token, event });
  await page.reload();
  const form = await events.edit('Verwonding (12/5/1916)', 'Verwonding');
  await expect(events.date(form, 'Begin').day).toBeFocused();
  const theirs = { id, version: 1, start_day: 13, injured_cause: 'gas' };
  await staff.call('updatePersonEvent', { token, event: theirs });
  await events.date(form, 'Begin').month.fill('6');
  await form.getByRole('button', { name: 'Bewaren', exact: true }).click();

  const conflict = page.getByRole('dialog', { name: 'Iemand anders was u voor' });
  const choice = conflict.getByRole('radiogroup', { name: 'Begin' });
  await expect(choice).toContainText('13/5/1916');
  await expect(choice).toContainText('12/6/1916');
  await expect(conflict.getByRole('table')).toContainText('gas');
  await choice.getByRole('radio', { name: /De mijne/ }).click();
  await conflict.getByRole('button', { name: 'Zo bewaren' }).click();
  await expect(form).toBeHidden();
  await expect(events.rows.nth(1)).toContainText('12/6/1916');
  await expect(events.rows.nth(1)).toContainText(/Oorzaak\s*gas/);
});

/** Labels of the fields of each type beside its date, in their order. */
const fields = {
  School: ['Plaats', 'School', 'Studierichting', 'Toelichting'],
  Werk: ['Plaats', 'Werkgever', 'Beroep', 'Toelichting'],
  Verblijf: ['Soort verblijf', 'Plaats', 'Adres', 'Toelichting'],
  Huwelijk: ['Plaats', 'Gehuwd met', 'Toelichting'],
  Gevangenschap: ['Soort gevangenschap', 'Plaats', 'Adres', 'Toelichting'],
  Verwonding: ['Plaats', 'Adres', 'Verwonding', 'Oorzaak', 'Toelichting'],
  Onderscheiding: ['Onderscheiding', 'Vermelding', 'Toelichting'],
  'Andere gebeurtenis': ['Plaats', 'Toelichting'],
} as const;

test('each type asks for its own fields, on a screen that axe finds nothing on [EVENT-16 to EVENT-20, A1, S16]', async ({
  staff,
  page,
}) => {
  const events = new Events(page, staff);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await events.open();
  await events.menu.click();
  // Twelve types, and birth and death, which every person has.
  await expect(page.getByRole('menuitem')).toHaveCount(14);
  await page.keyboard.press('Escape');
  for (const [type, labels] of Object.entries(fields)) {
    const dialog = await events.add(type);
    expect(await dialog.locator('.form-grid label:not(.date-part label)').allInnerTexts(), type).toEqual(labels);
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    await expect(dialog).toBeHidden();
  }
  await events.add('Militaire dienst');
  expect(await staff.violations()).toEqual([]);
  expect(await staff.sideways()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await staff.emulateScheme('dark');
  const death = await events.edit('Overlijden (4/10/1917)', 'Overlijden');
  const { day } = events.date(death, 'Datum');
  await expect(day).toHaveAttribute('readonly');
  // What cannot be changed is no box to write in.
  const look = await day.evaluate((box) => {
    const { backgroundColor, borderTopColor, borderLeftColor } = getComputedStyle(box);
    return [backgroundColor, borderTopColor, borderLeftColor];
  });
  expect(new Set(look)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  expect(await staff.violations()).toEqual([]);
  await death.getByRole('button', { name: 'Annuleren' }).click();
  await expect(death).toBeHidden();
  expect(await staff.violations()).toEqual([]);
});

test('a place that was typed but not picked is never dropped, and Enter on an empty list saves nothing [S13, QUICK-01]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const events = new Events(page, staff);
  await events.open();
  const refusal = 'Kies uit de lijst of maak het veld leeg';
  const wound = await events.add('Verwonding');
  const place = wound.getByRole('textbox', { name: 'Plaats' });
  await place.fill('zzyzx');
  await place.press('Enter');
  await expect(wound.getByText(refusal, { exact: true })).toBeVisible();
  await expect(events.rows).toHaveCount(2);
  await wound.getByLabel('Oorzaak').fill('granaat');
  await wound.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(place).toBeFocused();
  await expect(place).toHaveValue('zzyzx');
  await expect(wound.getByText(refusal, { exact: true })).toBeVisible();
  await expect(events.rows).toHaveCount(2);

  // The name of one place alone is picked by the save itself.
  await place.fill('ieper');
  await expect(wound.getByText(refusal, { exact: true })).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(wound).toBeHidden();
  await expect(events.rows).toHaveCount(3);
  await expect(events.rows.filter({ hasText: 'granaat' })).toContainText('Ieper');
});

test('what the form and what the server alone refuse of an event and of a story is said at once, and the first of it has the focus [VALID-02, VALID-40, S8]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const events = new Events(page, staff);
  await events.open();
  const { token, personId: person_id } = events;
  const memorial = { name: `Ossuarium ${newName()}` };
  const { id: memorial_id } = await staff.call<{ id: string }>('createMemorial', { token, memorial });
  await staff.call('createPersonEvent', { token, event: { type: 'memorated', person_id, memorial_id } });
  const grave = await events.add('Begrafenis en herdenking');
  await events.pick(grave, 'Gedenkteken', memorial.name.slice(0, -2), memorial.name);
  const [start, end] = [events.date(grave, 'Begin'), events.date(grave, 'Einde')];
  await start.year.fill('1921');
  await end.year.fill('1920');
  await page.keyboard.press('Control+Enter');
  await expect(end.group).toContainText('De datums staan in de verkeerde volgorde');
  const chosen = grave.getByRole('group', { name: 'Gedenkteken' });
  await expect(chosen).toContainText('Deze koppeling bestaat al');
  await expect(chosen).toBeFocused();
  await grave.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('button', { name: 'Sluiten zonder te bewaren' }).click();

  // Somebody else writes the story first, which only the server knows.
  const stories = new Stories(page, staff);
  const story = await stories.makePerson(token, newName());
  await staff.open(`/personstories/${story.person}/create`);
  await stories.field('Sterfjaar').fill('1890');
  const place = { community: 'Ieper', area: 'West-Vlaanderen', country_code: 'BE' };
  const first = { person_id_ref: story.person, place_source_event_ref: story.event, ...place };
  await staff.call('createPersonStory', { token, story: first });
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('[data-form-errors]')).toContainText('Deze persoon heeft al een verhaal');
  await expect(page.getByText('Een keuze is verplicht', { exact: true })).toBeVisible();
  await expect(page.getByText('De datums staan in de verkeerde volgorde', { exact: true })).toBeVisible();
  await expect(stories.field('Sterfjaar')).toBeFocused();
});
