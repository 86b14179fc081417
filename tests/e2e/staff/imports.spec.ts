import iconv from 'iconv-lite';
import { workbook } from '../../../core-server/importer/src/read/workbook/workbook.fixture.ts';
import { extent } from '../../harness/extent.ts';
import { onlyWide } from '../screenTags.ts';
import { Places } from './places/Places.ts';
import { expect, test } from './staffApp.ts';

const rows = extent(240, 20_000);
/** How the screens write a number. */
const told = (count: number) => count.toLocaleString('nl-BE');

/** A list as an association sends it: a title, headings over headings, two ways of writing dates, three kinds of unknown place. */
function listOf(family: string, places: readonly string[]) {
  const head = [
    `Gesneuvelden van ${family};;;;;;`,
    'Nr;Naam;Geboorte;;Overlijden;;Opmerking',
    ';;datum;plaats;datum;plaats;',
  ];
  const lines = Array.from({ length: rows }, (_, index) => {
    const number = index + 1;
    const born = number % 2 === 0 ? `${(number % 28) + 1}/3/1890` : `${(number % 28) + 1} aug. 1891`;
    const place = places[number % places.length] ?? '';
    // One row has no name.
    const name = number === 17 ? '' : `${family.toUpperCase()}, Zoë ${number}`;
    return `${number};${name};${born};${place};1917;;né à côté`;
  });
  return iconv.encode([...head, ...lines].join('\r\n'), 'windows-1252');
}

test('a list that nobody prepared goes in through the browser, though its tab is closed, and is taken back', {
  tag: onlyWide,
}, async ({ staff, page, context }) => {
  const places = new Places(page, staff);
  const { mark } = places;
  const found = { loc: { lat: 50.85, lon: 2.89 }, resolution_status: 'found' };
  // One that is written otherwise in the list, two of one name, and one that nobody knows.
  await places.make(`${mark}gem`, found);
  const church = (province: string) => ({
    languages: { nl: { name: `${mark} kerk`, administrative_area_level_2: province } },
  });
  await places.make(`${mark} kerk`, { ...found, ...church('West-Vlaanderen') });
  await places.make(`${mark} kerk`, {
    ...church('Antwerpen'),
    loc: { lat: 51.1, lon: 4.5 },
    resolution_status: 'found',
  });
  const token = await staff.openAs('revisor', '/');
  await page.getByRole('link', { name: 'Lijsten importeren' }).click();
  await expect(staff.heading).toHaveText('Lijsten importeren');
  const file = {
    name: `${mark}.csv`,
    mimeType: 'text/csv',
    buffer: listOf(mark, [`${mark}ghem`, `${mark} kerk`, `${mark} nieuw`]),
  };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(staff.heading).toHaveText(`${mark}.csv`);

  // How it is read was found out, and can be said otherwise.
  await expect(page.getByText(`${told(rows)} rijen, 7 kolommen gevonden.`)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Tekenset' })).toHaveValue('windows-1252');
  await expect(page.getByRole('combobox', { name: 'Tussen de kolommen staat' })).toHaveValue(';');
  await expect(page.getByRole('combobox', { name: 'De koppen beginnen op regel' })).toHaveValue('2');
  await expect(page.getByRole('combobox', { name: 'Rijen met koppen' })).toHaveValue('2');
  await expect(page.getByRole('row', { name: new RegExp(`^Geboorte plaats ${told(rows)} 0 3`) })).toBeVisible();
  await page.getByRole('button', { name: 'Verder: de kolommen' }).click();

  // What the columns say was guessed, and the rows stand beside what they become.
  const meaning = (column: string) => page.getByRole('combobox', { name: `Betekenis van kolom ${column}` });
  await expect(meaning('Naam')).toHaveValue('fullname');
  await expect(meaning('Geboorte datum')).toHaveValue('born');
  await expect(meaning('Overlijden plaats')).toHaveValue('died_place');
  await meaning('Opmerking').selectOption({ label: 'Niet gebruiken (blijft bij de bron)' });
  await page.getByRole('combobox', { name: 'Land van de plaatsen' }).selectOption({ label: 'België' });
  const preview = page.getByRole('region', { name: 'Zo zouden ze er staan' });
  await expect(
    preview
      .getByRole('listitem')
      .filter({ hasText: `Zoë 1 ${mark}` })
      .first(),
  ).toContainText(`Geboorte: 2/8/1891, ${mark} kerk`);
  await expect(preview).toContainText('né à côté');
  await page.getByRole('button', { name: 'Verder: proberen' }).click();

  await page.getByRole('button', { name: 'Proberen', exact: true }).click();
  const counted = (name: string) => page.locator(`[data-count=${name}] dd`);
  await expect(counted('read')).toHaveText(told(rows));
  await expect(counted('created')).toHaveText(told(rows - 1));
  await expect(counted('rejected')).toHaveText('1');
  await page.getByText('geweigerd:').click();
  await expect(page.getByRole('row', { name: /^20 Naam 17/ })).toBeVisible();
  const unknown = page.getByRole('region', { name: /plaatsen die niemand onder deze naam kent/ });
  await expect(unknown.getByRole('group')).toHaveCount(3);
  await unknown.getByText('kunnen er meerdere zijn').click();
  const isChurch = unknown.getByRole('button', { name: `${mark} kerk is ${mark} kerk` }).first();
  await isChurch.click();
  await expect(unknown.getByText(`is ${mark} kerk`, { exact: true })).toBeVisible();
  const village = unknown.getByRole('group').filter({ hasText: `${mark}ghem` });
  await village.getByText(`${mark}ghem`).click();
  await village.getByRole('button', { name: `${mark}ghem is ${mark}gem` }).click();
  await expect(unknown.getByText(`is ${mark}gem`, { exact: true })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await staff.violations()).toEqual([]);
  await page.getByRole('button', { name: 'Verder: importeren' }).click();

  await page.getByRole('button', { name: 'Importeren', exact: true }).click();
  await expect(
    page.getByText('De lijst wordt geïmporteerd.').or(page.getByText('De lijst is geïmporteerd.')),
  ).toBeVisible();
  // The tab is closed midway; whoever comes back later finds it done.
  const address = page.url();
  await page.close();
  const later = await context.newPage();
  await later.goto(address);
  await expect(later.getByText('De lijst is geïmporteerd.')).toBeVisible();
  const persons = async () => {
    const { total } = await staff.call<{ total: number }>('findPerson', { token, text: mark, limit: 1 });
    return total;
  };
  const placesOf = async () => {
    const { total } = await staff.call<{ total: number }>('findPlaces', { token, text: mark, limit: 10 });
    return total;
  };
  expect(await persons()).toBe(rows - 1);
  expect(await placesOf()).toBe(4);

  // What came of it is a click away: exactly these persons, and the places that were made.
  const newPlaces = later.getByRole('region', { name: '1 nieuwe plaats' });
  await expect(newPlaces.getByRole('link', { name: `${mark} nieuw` })).toBeVisible();
  await later.getByRole('link', { name: `Toon de ${told(rows - 1)} personen` }).click();
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(mark);
  await expect(newPlaces.getByRole('link', { name: `${mark} nieuw` })).toBeVisible();
  const brought = later.getByRole('region', { name: 'Personen van deze import' });
  await expect(brought.getByRole('link', { name: `${mark}, Zoë 1`, exact: true })).toBeVisible();
  await expect(later.getByText(`1 tot 10 van ${told(rows - 1)}`)).toBeVisible();

  await later.goto('/imports');
  const prepared = later.getByRole('region', { name: 'Lijsten in voorbereiding' });
  await expect(prepared.getByRole('heading')).toBeVisible();
  await expect(prepared.getByRole('link', { name: `${mark}.csv` })).toHaveCount(0);
  const batch = later
    .getByRole('listitem')
    .filter({ hasText: `${mark}.csv` })
    .filter({ hasText: 'Klaar' });
  await expect(batch).toContainText(`Gemaakt ${told(rows - 1)}, gewijzigd 0, geweigerd 1.`);
  await batch.getByRole('button', { name: `Import van ${mark} ongedaan maken` }).click();
  await later.getByRole('dialog').getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(later.getByText(`Weer verwijderd: ${told(rows - 1)} personen en 1 plaats. Hersteld: 0.`)).toBeVisible();
  expect(await persons()).toBe(0);
  expect(await placesOf()).toBe(3);
  await later.goto(address);
  await expect(later.getByText('De lijst werd geïmporteerd, maar de import is ongedaan gemaakt.')).toBeVisible();
});

test('a file that is no list is answered in one sentence, and a workbook is read by its sheet', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const { mark } = new Places(page, staff);
  await staff.openAs('revisor', '/imports');
  const send = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await send(`${mark}.csv`, Buffer.from('ffd8ffe000104a46494600010101004800480000', 'hex'));
  await expect(
    page.getByText('Dit bestand is geen lijst. Kies een lijst die als XLSX of CSV bewaard is'),
  ).toBeVisible();
  await send(`${mark}.xlsx`, Buffer.from('504b0304140006000800', 'hex'));
  await expect(page.getByText('Het werkboek is beschadigd.')).toBeVisible();
  await page.getByRole('button', { name: 'Lijst weggooien' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lijst weggooien' }).click();
  await expect(staff.heading).toHaveText('Lijsten importeren');
  await send(
    `${mark}.xlsx`,
    workbook(
      [
        ['Naam', 'Geboren'],
        [mark, { serial: 5591 }],
      ],
      { sheet: 'Lijst 1' },
    ),
  );
  await expect(page.getByText('1 rij, 2 kolommen gevonden.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Werkblad' })).toHaveValue('Lijst 1');
});

test('memorials and regiments that nobody knows are chosen side by side, a merged cell holds for its rows, and the kind of list can be said', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const { mark } = new Places(page, staff);
  const token = await staff.openAs('revisor', '/imports');
  const create = (method: string, record: object) => staff.call(method, { token, ...record });
  await create('createMemorial', { name: `${mark} Cemetery`, type: 'cemetery' });
  for (const regiment of [`9 ${mark} Linieregiment`, `19 ${mark} Linieregiment`]) {
    await create('createMilitaryEntity', { type: 'regiment', army: 'A.B.L.', regiment });
  }
  const rows = [
    ['Gemeente', 'Familienaam', 'Regiment', 'Begraafplaats'],
    [`${mark}kerke`, `${mark} Maes`, `9e ${mark} Linie`, `${mark} Cemetry`],
    [null, `${mark} Claes`, `9e ${mark} Linie`, `${mark} Cemetry`],
  ];
  const buffer = workbook(rows, { merged: ['A2:A3'] });
  await page.locator('input[type=file]').setInputFiles({ name: `${mark}.xlsx`, mimeType: 'application/zip', buffer });
  await expect(page.getByText('In 1 cel geldt wat in een samengevoegde cel erboven staat')).toBeVisible();
  await page.getByRole('button', { name: 'Verder: de kolommen' }).click();
  await page.getByRole('combobox', { name: 'Betekenis van kolom Gemeente' }).selectOption({ label: 'Geboren in' });
  const army = page.getByRole('combobox', { name: 'Leger' });
  await army.fill('belgisch');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['A.B.L. · Belgisch leger']);
  await army.fill('armée belge');
  await army.blur();
  await expect(army).toHaveValue('A.B.L.');
  const preview = page.getByRole('region', { name: 'Zo zouden ze er staan' });
  const second = preview
    .getByRole('listitem')
    .filter({ hasText: `${mark} Claes` })
    .first();
  await expect(second).toContainText(`${mark}kerke`);
  await expect(second).toContainText('Uit een samengevoegde cel erboven: Gemeente');
  await page.getByRole('button', { name: 'Verder: proberen' }).click();
  await page.getByRole('button', { name: 'Proberen', exact: true }).click();

  const memorials = page.getByRole('region', { name: /gedenkteken dat niemand onder deze naam kent/ });
  await memorials.getByText(`${mark} Cemetry`).click();
  await memorials.getByRole('button', { name: `${mark} Cemetry is ${mark} Cemetery` }).click();
  await expect(memorials.getByText(`is ${mark} Cemetery`, { exact: true })).toBeVisible();
  const units = page.getByRole('region', { name: /regiment of eenheid waarvan niet zeker is welke bedoeld wordt/ });
  await units.getByText(`9e ${mark} Linie`).click();
  // The 9th comes before the 19th.
  const chosen = units.getByRole('button', { name: 'Deze is het' }).or(units.getByRole('button', { name: / is 9 / }));
  await expect(chosen.first()).toHaveAccessibleName(new RegExp(`is 9 ${mark}`, 'i'));
  await chosen.first().click();
  const said = page.getByRole('region', { name: 'Wat u van namen zei' });
  await expect(said.getByRole('listitem')).toHaveCount(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await staff.violations()).toEqual([]);
  await expect(page.getByText('De regels zijn sindsdien gewijzigd.')).toBeVisible();
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(memorials).toHaveCount(0);
  await expect(units).toHaveCount(0);
  await said.getByRole('button', { name: `Terugnemen wat u van ${mark} Cemetry zei` }).click();
  await expect(said.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('tab', { name: 'Kolommen' }).click();
  await page.getByRole('combobox', { name: 'Waarvan is dit een lijst?' }).selectOption('gedenktekens');
  await expect(page.getByRole('combobox', { name: 'Betekenis van kolom Begraafplaats' })).toHaveValue('memorial_name');
  await expect(page.getByRole('combobox', { name: 'Betekenis van kolom Gemeente' })).toHaveValue('memorial_place');
  await expect(preview.getByRole('listitem').first()).toContainText(`Begraafplaats · ${mark}kerke`);
  expect(await staff.violations()).toEqual([]);
});

test('words that name no place and no regiment are said to be none, and asked of nobody again', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const { mark } = new Places(page, staff);
  await staff.openAs('revisor', '/imports');
  const list = `Familienaam;Geboorteplaats;Regiment\n${mark} Maes;${mark} op zee;${mark} burger\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(list) });
  await page.getByRole('button', { name: 'Verder: de kolommen' }).click();
  await page.getByRole('button', { name: 'Verder: proberen' }).click();
  await page.getByRole('button', { name: 'Proberen', exact: true }).click();

  const places = page.getByRole('region', { name: /plaats die niemand onder deze naam kent/ });
  const units = page.getByRole('region', { name: /regiment of eenheid waarvan niet zeker is welke bedoeld wordt/ });
  for (const [region, words, none, isNone] of [
    [places, `${mark} op zee`, 'geen plaats: als tekst laten staan', 'is geen plaats'],
    [units, `${mark} burger`, 'geen regiment of eenheid: weglaten', 'is geen regiment of eenheid'],
  ] as const) {
    await region.getByText(words, { exact: true }).click();
    const button = region.getByRole('button', { name: `“${words}” is ${none}` });
    await button.click();
    await expect(region.getByText(isNone, { exact: true })).toBeVisible();
    await expect(button).toBeDisabled();
  }
  const said = page.getByRole('region', { name: 'Wat u van namen zei' });
  await expect(said.getByRole('listitem')).toHaveText([
    /op zee.* is geen plaats/,
    /burger.* is geen regiment of eenheid/,
  ]);
  expect(await staff.violations()).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  // The frame of the app changes by script.
  await expect.poll(() => staff.sideways()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(units).toHaveCount(0);
  await expect(places).toHaveCount(0);
  await page.getByRole('tab', { name: 'Kolommen' }).click();
  const person = page.getByRole('region', { name: 'Zo zouden ze er staan' }).getByRole('listitem').first();
  await expect(person.getByRole('list')).toHaveText(`Geboorte: ${mark} op zee`);
});
