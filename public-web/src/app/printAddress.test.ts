import { expect, test } from 'vitest';
import { printAddress } from './printAddress.ts';
import { readAddress } from './readAddress.ts';

const id = '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f';
const other = '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e30';

const printed = (location: string) => {
  const { pathname, search } = new URL(location, 'http://localhost');
  return printAddress(readAddress(pathname, search), pathname);
};

/** Each address as its own links have it, with others that lead to the same page. */
const addresses: readonly (readonly [own: string, ...others: string[]])[] = [
  ['/publicsearch', '/publicsearch/?x=1', '/publicsearch/search?page=1'],
  ['/search?text=jan+peeters&page=2&lang=fr', '/search/lang=FR&page=2&text=jan%20peeters?y=2'],
  [`/person/_id=${id}`, `/person/${id}?child&kiosk=1&lang=es`],
  [`/person/_id=${id}&via=unit~${other}&lang=nl`, `/person/lang=nl&_id=${id}?via=unit~${other}&utm=1`],
  [`/person/_id=${id}&via=search~text%3Djan`, `/person/_id=${id}&via=search~text%3Djan%26a%3Db`],
  [`/project/${id}?sort=-born&page=2`, `/project/${id}?page=2&text=x&sort=-born`],
  [`/memorial/${id}?name=jan&page=3`, `/memorial/_id=${id}&page=3?name=jan&name=piet`],
  [`/unit/${id}`, `/unit/${id}?page=0&name=`],
  ['/publicsearch/stories?theme=accident&child=1', '/publicsearch/stories?child=yes&theme=accident&theme=none&page=1'],
  [`/public/personstories/${id}?child=&kiosk=2`, `/public/personstories/${id.toUpperCase()}?kiosk=2&child=1&kiosk=3`],
  [`/public/remembrancekey/${id}?preview=aBc`, `/public/remembrancekey/${id}?a=b&preview=aBc&kiosk=9`],
  [`/public/storypair?story1=${id}&story2=${other}`, `/public/storypair?story2=${other}&story1=${id}&story3=${id}`],
  [`/public/key_locations/${id}`, `/public/key_locations/_id=${id}?page=2`],
  ['/keys?order=theme', '/keys?a&order=theme'],
  ['/public/key_locations_map/de', '/public/key_locations_map/de?a=1', '/public/key_locations_map?lang=DE'],
  ['/public/key_locations_map', '/public/key_locations_map/xx'],
  ['/s/K7WX3Q?lang=de&child=', '/s/k7wx3q?lang=de&child=1&text=a'],
  ['/public/names-of-day/07-31?page=2', '/public/names-of-day?day=31&month=7&page=2&x'],
  ['/public/names-of-day/00-00', '/public/names-of-day/02-30', '/public/names-of-day/tomorrow?page=1'],
  [`/document/${id}?page=2&q=groene+wolk&lang=fr`, `/document/${id}?x&lang=fr&q=groene%20wolk&page=2`],
  ['/publicsearch/accessibility', '/publicsearch/accessibility?page=2'],
];

test.each(addresses)('%s is the one address of its page', (own, ...others) => {
  for (const each of [own, ...others]) expect(printed(each)).toBe(own);
});

test('what leads nowhere keeps its path, and nothing of the rest but the language', () => {
  expect(printed('/publicsearch/no/where?lang=fr&a=b')).toBe('/publicsearch/no/where?lang=fr');
});
