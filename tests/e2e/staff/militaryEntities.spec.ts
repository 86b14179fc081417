import type { Locator, Page } from '@playwright/test';
import { lookedAt, onlyWide, whereStaffReads } from '../screenTags.ts';
import { Events } from './Events.ts';
import { List } from './lists.ts';
import { newName } from './newName.ts';
import { expect, type StaffApp, test } from './staffApp.ts';
import { wordsIn } from './words.ts';

/** Military entities as an editor works on them, in Dutch. */
class Military {
  readonly #page: Page;
  readonly #staff: StaffApp;
  readonly list: List;

  constructor(page: Page, staff: StaffApp) {
    this.#page = page;
    this.#staff = staff;
    this.list = new List(page);
  }

  /** Makes an entity by a call; its id. */
  async make(entity: object): Promise<string> {
    const token = await this.#staff.startSession('normal');
    const made = await this.#staff.call<{ id: string }>('createMilitaryEntity', {
      token,
      entity: { type: 'regiment', army: 'A.B.L.', ...entity },
    });
    return made.id;
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog');
  }

  field(label: string): Locator {
    return this.#page.getByRole('textbox', { name: label, exact: true });
  }

  async choose(within: Page | Locator, label: string, option: string): Promise<void> {
    await within.getByRole('combobox', { name: label }).click();
    await this.#page.getByRole('option', { name: option, exact: true }).click();
  }

  async save(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  }
}

test('a regiment gets its names and its history, and its soldiers appear; it cannot become a part of itself [MILITARY-05, MILITARY-07, MILITARY-08, MILITARY-09, MILITARY-10, MILITARY-17, MILITARY-19, MILITARY-25, MILITARY-26, ROUTE-20, ROUTE-21, ROUTE-22, ROUTE-23, N-38]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const military = new Military(page, staff);
  const [name, division] = [`${newName()} Linie`, `${newName()} divisie`];
  const divisionId = await military.make({ type: 'division', division });
  await staff.openAs('normal', '/military_entities');
  await page.getByRole('link', { name: 'Nieuwe militaire eenheid' }).click();
  await expect(staff.heading).toHaveText('Nieuwe militaire eenheid');
  await expect(military.field('Divisie')).toHaveCount(0);
  await military.save();
  await expect(page.getByText('Een keuze is verplicht')).toHaveCount(1);
  await expect(page.getByText('Vul dit veld in')).toHaveCount(1);
  await military.choose(page, 'Leger', 'A.B.L.');
  await military.field('Regiment').fill(name);
  await military.save();
  await expect(page.getByText(`De eenheid is aangemaakt: ${name}`, { exact: true })).toBeVisible();
  await expect(staff.heading).toHaveText(`${name} bewerken`);
  const id = /military_entities\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';

  await page.getByRole('tab', { name: 'Gebeurtenissen' }).click();
  await page.getByRole('button', { name: 'Bovenliggende eenheid toevoegen' }).click();
  await military.dialog.getByRole('group', { name: 'Van' }).getByLabel('Jaar').fill('1914');
  await military.dialog.getByRole('button', { name: 'Overnemen' }).click();
  await expect(military.dialog.getByText('Een keuze is verplicht')).toBeVisible();
  // An id that was copied somewhere finds its entity as a name does.
  const parent = military.dialog.getByRole('textbox', { name: 'Bovenliggende eenheid' });
  await parent.fill(divisionId);
  await page.getByRole('option', { name: division }).click();
  await military.dialog.getByRole('button', { name: 'Overnemen' }).click();
  await expect(military.dialog).toBeHidden();
  await page.getByRole('button', { name: 'Verplaatsing toevoegen' }).click();
  await military.choose(military.dialog, 'Waarvoor', 'Dienst aan het front');
  await military.dialog.getByRole('textbox', { name: 'Plaats' }).fill('ieper');
  await page
    .getByRole('option', { name: /^Ieper/ })
    .first()
    .click();
  await military.dialog.getByRole('button', { name: 'Overnemen' }).click();
  await expect(military.dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: division })).toContainText('vanaf ?/?/1914');
  await military.save();
  await expect(page.getByText(`De eenheid is gewijzigd: ${name}`, { exact: true })).toBeVisible();

  const events = new Events(page, staff);
  await events.open();
  const service = { person_id: events.personId, type: 'military', enlisted_army: 'A.B.L.', enlisted_regt: name };
  await staff.call('createPersonEvent', {
    token: events.token,
    event: { ...service, enlisted_reason: 'active service', start_year: 1915 },
  });
  await staff.open(`/military_entities/${id}`);
  await expect(page.getByRole('row', { name: /Remi/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Gebeurtenissen 2' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Dienst aan het front' })).toContainText('Ieper');
  await page.getByRole('link', { name: division }).click();
  await page.getByRole('tab', { name: 'Onderdelen' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('vanaf ?/?/1914');

  // The division cannot be a part of what is a part of it; all that was typed stays (MILITARY-35).
  await staff.open(`/military_entities/${divisionId}/edit?tab=events`);
  await page.getByRole('button', { name: 'Bovenliggende eenheid toevoegen' }).click();
  await parent.fill(name);
  await page.getByRole('option', { name }).filter({ hasNotText: 'Nieuw:' }).click();
  await military.dialog.getByRole('button', { name: 'Overnemen' }).click();
  await expect(military.dialog.getByText('Deze verwijzing is niet geldig')).toBeVisible();
  await expect(military.dialog.getByRole('group', { name: 'Bovenliggende eenheid' })).toContainText(name);

  await staff.open(`/military_entities/${id}/edit?tab=events`);
  const remove = page.getByRole('button', { name: /^Gebeurtenis .* verwijderen$/ });
  await remove.first().click();
  await remove.first().click();
  await military.save();
  await expect(
    page.getByText(`De gebeurtenissen van de eenheid zijn verwijderd: ${name}`, { exact: true }),
  ).toBeVisible();
});

test('three lists show the types with their columns, corps on two of them [MILITARY-01, MILITARY-02, MILITARY-03, MILITARY-04, MILITARY-06]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const military = new Military(page, staff);
  const mark = newName();
  const made: readonly (readonly [string, object])[] = [
    ['Regiment', { regiment: `${mark} regiment` }],
    ['Unit', { type: 'unit', regiment: `${mark} regiment`, unit: 'Bataljon', unit_nr: '3e' }],
    ['Corps', { type: 'corps', corps: `${mark} korps` }],
    ['Brigade', { type: 'brigade', brigade: `${mark} brigade` }],
    ['Division', { type: 'division', division: `${mark} divisie` }],
  ];
  for (const [, entity] of made) await military.make(entity);
  await staff.openAs('normal', `/military_entities?text=${mark}`);
  const heads = page.getByRole('columnheader').filter({ hasNotText: 'Acties' });
  await expect(heads).toHaveText([/Regiment of korps/, /Eenheid/, /Leger/]);
  await expect(
    page.getByRole('row', { name: new RegExp(`${mark} regiment\\s*3e Bataljon\\s*A\\.B\\.L\\.`) }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${mark} korps`) })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
  await staff.open(`/military_entities?tab=brigades&text=${mark}`);
  await expect(heads).toHaveText([/Brigade of korps/, /Leger/]);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('tab', { name: 'Divisies' }).click();
  await expect(heads).toHaveText([/Divisie/, /Leger/]);
  await page.getByRole('searchbox').fill(mark);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page
    .getByRole('link', { name: `${mark} divisie` })
    .first()
    .click();
  await expect(staff.heading).toHaveText(`${mark} divisie`);
  await expect(page.getByRole('tab', { name: 'Personen' })).toHaveCount(0);
});

test('what is referred to stays and says by what; two spellings are merged, and apart again [MILITARY-34, SHELL-19]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const military = new Military(page, staff);
  const mark = newName();
  const [kept, double] = [`${mark} Linie`, `${mark} de Linie`];
  const battalion = `${mark} Jagers`;
  await military.make({ regiment: kept });
  const doubleId = await military.make({ regiment: double });
  await military.make({
    ...{ type: 'unit', regiment: battalion, unit: 'Bataljon', unit_nr: '1' },
    history: [{ type: 'structure', entity_id: doubleId }],
  });
  await staff.openAs('normal', `/military_entities/${doubleId}?open=remove`);
  await expect(military.dialog).toContainText('Militaire eenheden: 1');
  await expect(military.dialog.getByRole('button', { name: 'Verwijderen' })).toHaveCount(0);

  await staff.open(`/military_entities?text=${mark}`);
  await page.getByRole('link', { name: 'Mogelijke dubbels' }).click();
  await expect(staff.heading).toHaveText('Mogelijke dubbels van militaire eenheden');
  await military.list.searchBox.fill(mark);
  await military.list.act(`${kept} – ${double}`, `${kept} vergelijken met ${double}`);
  await expect(military.dialog.getByRole('region', { name: 'Blijft' })).toContainText(kept);
  await page.keyboard.press('Escape');
  await military.list.act(`${kept} – ${double}`, `${kept} en ${double}: niet hetzelfde`);
  await expect(page.getByText(`${kept} en ${double} gelden als twee`)).toBeVisible();

  await staff.open(`/military_entities?text=${mark}`);
  await military.list.act(kept, `${kept} samenvoegen`);
  await military.list.act(double, `${double} samenvoegen met ${kept}`);
  await expect(military.dialog.getByRole('region', { name: 'Gaat erin op' })).toContainText(double);
  await military.dialog.getByRole('textbox', { name: 'Waarom is dit hetzelfde?' }).fill('twee schrijfwijzen');
  await military.dialog.getByRole('button', { name: 'Samenvoegen en openen' }).click();
  await expect(page.getByText(/ en .* zijn samengevoegd$/)).toBeVisible();
  await expect(staff.heading).toHaveText(kept);
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toContainText(kept);
  await staff.open(`/military_entities/${doubleId}`);
  await expect(page.getByText('U bent doorgestuurd')).toBeVisible();
  await page.getByRole('button', { name: /ongedaan maken$/ }).click();
  await military.dialog.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('staan weer apart')).toBeVisible();
  await staff.open(`/military_entities/${doubleId}`);
  await expect(staff.heading).toHaveText(double);
});

test('a regiment that is not there yet is made from the picker of a military event [QUICK-02, QUICK-14, QUICK-15]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const military = new Military(page, staff);
  const events = new Events(page, staff);
  await events.open();
  const service = await events.add('Militaire dienst');
  const name = newName();
  // Where the window ends below the field, four hits are seen at once: they stand above it, within the window.
  const mark = newName();
  for (const regiment of ['Eerste', 'Tweede', 'Derde', 'Vierde'])
    await military.make({ regiment: `${mark} ${regiment}` });
  await page.setViewportSize({ width: 1280, height: 600 });
  const linked = service.getByRole('textbox', { name: 'Gekoppeld regiment' });
  await linked.fill(mark);
  for (const regiment of ['Eerste', 'Tweede', 'Derde', 'Vierde']) {
    await expect(page.getByRole('option', { name: `${mark} ${regiment}` })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await linked.fill(name);
  await page.getByRole('option', { name }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe militaire eenheid' });
  await expect(dialog.getByRole('textbox', { name: 'Regiment', exact: true })).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Eenheid aanmaken' }).click();
  await expect(dialog.getByText('Een keuze is verplicht')).toBeVisible();
  await military.choose(dialog, 'Leger', 'A.B.L.');
  await dialog.getByRole('button', { name: 'Eenheid aanmaken' }).click();
  await expect(dialog).toBeHidden();
  const chosen = service.getByRole('group', { name: 'Gekoppeld regiment' });
  await expect(chosen).toContainText(name);

  // What is typed of a regiment gives way to a chosen one only when somebody says so.
  await chosen.getByRole('button').click();
  const regiment = service.getByLabel('Regiment', { exact: true });
  await regiment.fill('Jagers te voet');
  await service.getByRole('textbox', { name: 'Gekoppeld regiment' }).fill(name);
  const hit = page.getByRole('option').filter({ hasNotText: 'Nieuw' }).filter({ hasText: name });
  const question = page.getByRole('dialog', { name: /overnemen\?$/ });
  await hit.click();
  await expect(question).toContainText(`Regiment: Jagers te voet → ${name}`);
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(regiment).toHaveValue('Jagers te voet');
  await service.getByRole('textbox', { name: 'Gekoppeld regiment' }).fill(name);
  await hit.click();
  await question.getByRole('button', { name: 'Overnemen' }).click();
  await expect(chosen).toContainText(name);
  await expect(regiment).toHaveValue(name);
});

test('who may only read, or works on civilians alone, changes no military entity [MILITARY-05]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const id = await new Military(page, staff).make({ regiment: newName() });
  for (const type of ['readonly', 'normal-civilian'] as const) {
    const token = await staff.startSession(type);
    await page.evaluate((given) => localStorage.setItem('token', given), token).catch(() => undefined);
    if (type === 'readonly') await staff.openAs(type, '/military_entities');
    else await staff.open('/military_entities');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Nieuwe militaire eenheid' })).toHaveCount(0);
    await expect(page.getByRole('columnheader', { name: 'Acties' })).toHaveCount(0);
    await staff.open(`/military_entities/${id}`);
    await expect(page.getByRole('link', { name: /bewerken/ })).toHaveCount(0);
  }
});

for (const language of lookedAt) {
  test(`military entities in ${language}: axe finds nothing, nothing sticks out [A1, A3, P1]`, {
    tag: whereStaffReads(language),
  }, async ({ staff, page }) => {
    test.slow();
    const t = await wordsIn(language);
    const look = async (what: string) => {
      expect(await staff.violations(), what).toEqual([]);
      expect(await staff.sideways(), what).toBeLessThanOrEqual(0);
    };
    const military = new Military(page, staff);
    const id = await military.make({ regiment: newName(), history: [{ type: 'attached', army: 'B.E.F.' }] });
    await staff.openAs('normal', `/military_entities?lang=${language}`);
    const paths = [
      ...['/military_entities', `/military_entities/${id}`, `/military_entities/${id}?tab=events`],
      ...[`/military_entities/${id}?tab=entities`, `/military_entities/${id}/edit`, '/military_entities/create'],
      '/military_entities/doubles',
    ];
    for (const path of paths) {
      await staff.goTo(path);
      await look(path);
    }
    await staff.goTo(`/military_entities/${id}/edit?tab=events`);
    for (const type of ['structure', 'track'] as const) {
      await page.getByRole('button', { name: t(`military.addEvent.${type}`) }).click();
      await expect(military.dialog).toBeVisible();
      await look(`a dialog of ${type}`);
      await page.keyboard.press('Escape');
      await expect(military.dialog).toBeHidden();
    }
    await staff.goTo(`/military_entities/${id}?open=remove`);
    await expect(military.dialog.getByRole('button').first()).toBeVisible();
    await look('a removal');
  });
}

test('where a unit was is followed month by month with the keyboard, and told beside an event of a soldier', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await staff.openAs('normal', '/military_entities');
  const { data } = await staff.call<{ data: { id: string }[] }>('findMilitaryEntities', {
    ...{ token: 'GUEST', text: 'Royal Welsh Fusiliers 13', type: ['unit'] },
  });
  await staff.open(`/military_entities/${data[0]?.id}`);
  await page.getByRole('tab', { name: /Gebeurtenissen/ }).click();
  const slider = page.getByRole('slider', { name: 'Maand' });
  const section = page.locator('.military-month');
  await expect(slider).toHaveAttribute('aria-valuetext', 'december 1915');
  await expect(section).toContainText('Ieper');
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(section).toContainText('Van deze maand is niets bekend.');
  await page.getByRole('button', { name: 'Volgende maand met gegevens' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', 'juli 1917');
  await expect(section.locator('.map-marker-chosen')).toHaveCount(1);
  await slider.press('End');
  await page.getByRole('button', { name: 'Vorige maand met gegevens' }).click();
  await expect(section).toContainText(/Waar soldaten van de eenheid omkwamen\s*Langemark 1 persoon/);
  expect(await staff.violations()).toEqual([]);
  const [mcGee] = await staff
    .call<{ data: { id: string }[] }>('findPublicPersonsInUnit', {
      ...{ token: 'GUEST', unitId: data[0]?.id, text: 'McGee' },
    })
    .then((found) => found.data);
  await staff.open(`/persons/${mcGee?.id}`);
  await page.getByText('Waar de eenheid toen was').click();
  await expect(page.locator('.military-then')).toContainText(/Ieper.*Steun/);
});
