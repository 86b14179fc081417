import { onlyWide } from '../../screenTags.ts';
import { expect, test } from '../staffApp.ts';
import { wordsIn } from '../words.ts';
import { Places } from './Places.ts';

test('three places that wait are healed by keyboard alone, and the last decision is taken back [PLACE-10, PLACE-31]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const places = new Places(page, staff);
  const { mark } = places;
  // Another name for each: a name that two bear makes them candidates of each other.
  const waits = (name: string) => ({ resolution_status: 'unresolved', alternative_names: [`${mark} ${name}`] });
  await places.make(`${mark} dorp`, { loc: { lat: 50.8, lon: 2.9 }, resolution_status: 'found' });
  const double = await places.make(`${mark} dorp`, { ...waits('een'), type: 'topo' });
  const land = await places.make('Bohemia', {
    ...waits('twee'),
    country_code: null,
    type: 'administrative_area_level_1',
  });
  const nowhere = await places.make(`${mark} nergens`, waits('drie'));
  // A district is not the village after which it is called.
  const district = { ...waits('dorp'), type: 'administrative_area_level_2' };
  await places.make(`${mark} gouw`, district);
  await places.wound(double, 3);
  await places.wound(land, 2);
  await places.wound(nowhere, 1);
  await staff.openAs('normal', '/places');
  await page.getByRole('link', { name: 'Plaatsen zonder ligging' }).click();
  await expect(staff.heading).toHaveText('Plaatsen zonder ligging');
  await page.getByRole('textbox', { name: 'Zoeken op naam' }).fill(mark);
  const queue = page.getByRole('navigation', { name: 'Wachtende plaatsen' });
  await expect(queue.getByRole('listitem')).toHaveCount(4);
  await expect(page).toHaveURL(/text=/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const hand = page.getByRole('region', { name: 'Deze plaats' });

  // That for which most persons wait is in hand; it is a place that is there.
  await expect(hand).toContainText('3 personen wachten');
  await expect(hand.getByRole('button', { name: `Samenvoegen met ${mark} dorp (1)` })).toBeInViewport();
  await expect(hand).toContainText('Gemeente · België');
  // The place itself is nothing that it could be the same as.
  await hand.getByRole('textbox', { name: 'Zelfde als een bestaande plaats' }).fill(`${mark} dorp`);
  await expect(page.getByRole('option', { name: `${mark} dorp` })).toHaveCount(1);
  await hand.getByRole('textbox', { name: 'Zelfde als een bestaande plaats' }).fill('');
  await page.keyboard.press('Escape');
  await hand.focus();
  await page.keyboard.press('1');
  await expect(page.getByText(`${mark} dorp is samengevoegd.`)).toBeVisible();

  await expect(hand.getByRole('button', { name: 'Bohemen overnemen (1)' })).toBeVisible();
  await expect(hand).toContainText('zelfde naam');
  await page.keyboard.press('1');
  await expect(page.getByText('Bohemia is gevonden.')).toBeVisible();

  await expect(hand).toContainText('lijkt op');
  await page.keyboard.press('x');
  await expect(queue.getByRole('listitem').last()).toContainText('Niet te vinden volgens');
  const inHand = queue.locator('[aria-current="true"]');
  await expect(inHand).toContainText(`${mark} gouw`);
  // What the museum has is a village: a bare key does not make the district one with it.
  await expect(hand.getByRole('button', { name: `Samenvoegen met ${mark} dorp (1)` })).toBeVisible();
  await page.keyboard.press('1');
  const doubt = page.getByRole('dialog', { name: `Toch ${mark} dorp` });
  await expect(doubt).toContainText('ander soort: Gemeente');
  await doubt.getByRole('button', { name: 'Annuleren' }).click();
  await expect(doubt).toBeHidden();
  await page.keyboard.press('j');
  await expect(inHand).toContainText(`${mark} nergens`);
  await page.keyboard.press('u');
  await expect(page.getByText(`De beslissing over ${mark} nergens is ongedaan gemaakt.`)).toBeVisible();
  await expect(inHand).toContainText(`${mark} nergens`);
  await expect(inHand).toContainText('Nog niet nagegaan');
  await page.keyboard.press('j');
  await expect(inHand).toContainText(`${mark} gouw`);
  // Who edits it by hand comes back to it.
  await hand.getByRole('link', { name: 'Zelf bewerken' }).click();
  await places.field('Andere namen').fill(`${mark} streek`);
  await places.save();
  await expect(staff.heading).toHaveText('Plaatsen zonder ligging');
  await expect(inHand).toContainText(`${mark} gouw`);
  await staff.open(`/places/${land}`);
  await expect(page.getByRole('main')).toContainText('Gevonden');
  await expect(page.getByRole('main')).toContainText('Böhmen');
});

test('the focus goes on over the end of a page of the queue, and to what says that nothing is left [A2]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const places = new Places(page, staff);
  const { mark } = places;
  const waits = { resolution_status: 'unresolved' };
  for (let number = 10; number < 23; number++) await places.make(`${mark} hoeve ${number}`, waits);
  await places.make(`${mark} dorp`, { loc: { lat: 50.8, lon: 2.9 }, resolution_status: 'found' });
  await places.make(`${mark} dorp`, { ...waits, type: 'topo' });
  await staff.openAs('normal', `/places/healing?text=${encodeURIComponent(`${mark} hoeve`)}&at=12`);
  const hand = page.getByRole('region', { name: 'Deze plaats' });
  await expect(hand).toContainText(`${mark} hoeve 21`);
  await hand.focus();
  await page.keyboard.press('j');
  await expect(hand).toContainText(`${mark} hoeve 22`);
  await expect(hand).toBeFocused();

  await page.getByRole('textbox', { name: 'Zoeken op naam' }).fill(`${mark} dorp`);
  await expect(hand.getByRole('button', { name: `Samenvoegen met ${mark} dorp (1)` })).toBeVisible();
  await hand.focus();
  await page.keyboard.press('1');
  await expect(page.getByText('Geen wachtende plaats past bij deze keuze.')).toBeFocused();
});

test('events that only name their place as a text are linked to one that is made for them, or on the page of one that bears it, and apart again', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const token = await staff.openAs('normal', '/places/healing');
  await page.getByRole('tab', { name: 'Alleen als tekst' }).click();
  const hand = page.getByRole('region', { name: 'Deze tekst' }).first();
  await expect(hand).toContainText('Zillebeke, Flandern');
  await expect(hand).toContainText('2 gebeurtenissen · 2 personen');
  await expect(hand).toContainText('Geen enkele plaats van het museum heet zo.');
  await hand.getByRole('button', { name: 'Nieuwe plaats' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe plaats' });
  await expect(dialog.getByRole('textbox', { name: 'Naam' })).toHaveValue('Zillebeke');
  await dialog.getByRole('button', { name: 'Plaats aanmaken' }).click();
  await hand.getByRole('button', { name: '2 gebeurtenissen koppelen', exact: true }).click();
  await expect(
    page.getByText('2 gebeurtenissen met “Zillebeke, Flandern” zijn gekoppeld aan Zillebeke.'),
  ).toBeVisible();
  await expect(hand).toContainText('LANGEMARK');
  // The text that was linked is gone, and nobody asks for it again.
  expect(await page.getByText('Dit bestaat niet of niet meer').count()).toBe(0);
  await page.keyboard.press('u');
  await expect(page.getByText('2 gebeurtenissen met “Zillebeke, Flandern” zijn weer alleen tekst.')).toBeVisible();

  // A text that nobody can place is given up, and the next one comes; that is taken back too.
  await page.getByRole('navigation', { name: 'Teksten die wachten' }).getByText('Zillebeke').click();
  await expect(hand.getByRole('button', { name: /koppelen aan Zillebeke/ })).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByText('Niemand weet welke plaats “Zillebeke, Flandern” is')).toBeVisible();
  await expect(hand).toContainText('LANGEMARK');
  await page.keyboard.press('u');
  await expect(page.getByText('“Zillebeke, Flandern” wacht weer op een plaats.')).toBeVisible();
  await expect(hand).toContainText('Zillebeke, Flandern');

  // The place is there by now, and bears what stands before the comma.
  await expect(hand.getByRole('button', { name: '2 gebeurtenissen koppelen aan Zillebeke (1)' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(hand).toContainText('LANGEMARK');

  const { data } = await staff.call<{ data: { id: string }[] }>('findPlaces', { token, text: 'langemark' });
  await staff.open(`/places/${data[0]?.id}`);
  await expect(page.getByText('1 gebeurtenis noemt deze plaats alleen als tekst: “LANGEMARK”.')).toBeVisible();
  await page.getByRole('button', { name: '1 gebeurtenis koppelen', exact: true }).click();
  await expect(page.getByText('1 gebeurtenis met “LANGEMARK” is gekoppeld aan Langemark.')).toBeVisible();
  await expect(page.getByText('noemt deze plaats alleen als tekst')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('noemt deze plaats alleen als tekst')).toBeVisible();

  // In another language the map names its source once.
  await page.getByRole('link', { name: /Français/ }).click();
  const source = page.locator('.leaflet-control-attribution').getByRole('link', { name: /OpenStreetMap/ });
  await expect(source).toHaveText((await wordsIn('fr'))('map.attribution'));
});

test('two spellings of a village are said not to be the same, and when that is taken back merged, and apart again', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const places = new Places(page, staff);
  const [one, other] = [`${places.mark}kerke`, `${places.mark}kercke`];
  await places.make(one, { country_code: 'BE' });
  await places.wound(await places.make(other, { country_code: 'BE' }), 1);
  await staff.openAs('normal', '/places');
  await page.getByRole('link', { name: 'Mogelijke dubbels' }).click();
  await expect(staff.heading).toHaveText('Mogelijke dubbels van plaatsen');
  await page.getByRole('searchbox').fill(places.mark);
  const pair = places.list.rows.filter({ hasText: other });
  await expect(pair).toContainText('1 persoon');
  await expect(pair).toContainText('ligging van een van beide onbekend');
  await places.list.act(`${one} – ${other}`, `${one} en ${other}: niet hetzelfde`);
  await expect(pair).toHaveCount(0);
  // With the last pair the focus stays with the list.
  await expect(page.locator('.list-rows')).toBeFocused();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(pair).toBeVisible();

  await places.list.act(`${one} – ${other}`, `${one} vergelijken met ${other}`);
  await places.dialog.getByRole('textbox', { name: 'Waarom is dit hetzelfde?' }).fill('zelfde dorp');
  await places.dialog.getByRole('button', { name: 'Samenvoegen', exact: true }).click();
  await expect(page.getByText(/ en .* zijn samengevoegd$/)).toBeVisible();
  await expect(pair).toHaveCount(0);
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
  await expect(pair).toBeVisible();

  // Back does not open a comparison that is done with.
  await page.goBack();
  await expect(pair).toBeVisible();
  await expect(places.dialog).toHaveCount(0);
});
