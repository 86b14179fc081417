import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behaviour =
  | 'answers'
  | 'many'
  | 'asText'
  | 'down'
  | 'slow'
  | 'trickles'
  | 'endless'
  | 'html'
  | 'nonsense'
  | 'offTheEarth'
  | 'nowhere'
  | 'refuses'
  | 'breaks'
  | 'leadsOn';

/** A name at which both fail whatever they do to others: for tests that cannot tell the services how to behave. */
export const nameThatFails = 'Storingsdorp';

/** Towns by what they are called in each language, as a map service and a gazetteer would know them. */
const towns = [
  {
    names: { nl: 'Ieper', fr: 'Ypres', de: 'Ypern', en: 'Ypres' },
    ...{ country: 'BE', lat: 50.8511, lon: 2.8857 },
    areas: { nl: ['Vlaanderen', 'West-Vlaanderen'], fr: ['Flandre', 'Flandre-Occidentale'] },
    countries: { nl: 'België', fr: 'Belgique', de: 'Belgien', en: 'Belgium' },
  },
  {
    names: { nl: 'Rijsel', fr: 'Lille', de: 'Lille', en: 'Lille' },
    ...{ country: 'FR', lat: 50.6292, lon: 3.0573 },
    areas: { nl: ['Hauts-de-France', 'Nord'], fr: ['Hauts-de-France', 'Nord'] },
    countries: { nl: 'Frankrijk', fr: 'France', de: 'Frankreich', en: 'France' },
  },
] as const;
type Town = (typeof towns)[number];
type Language = keyof Town['names'];

/**
 * A maps service and a gazetteer that speak the formats of the Google Geocoding API and of the GeoNames search, as their
 * public documentation describes them, and that fail in every way a service can.
 */
export class LookupServices {
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  /** What both do to a question. */
  behaviour: Behaviour = 'answers';
  /** The questions that came, the oldest first. */
  readonly asked: URL[] = [];
  mapsUrl = '';
  geonamesUrl = '';

  static async start(): Promise<LookupServices> {
    const services = new LookupServices();
    await new Promise<void>((resolve) => services.#server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(services.#server.address() as AddressInfo).port}`;
    services.mapsUrl = `${origin}/geocode/json`;
    services.geonamesUrl = `${origin}/searchJSON`;
    return services;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://services');
    this.asked.push(url);
    const isMaps = url.pathname === '/geocode/json';
    if (url.searchParams.get('address') === nameThatFails || url.searchParams.get('q') === nameThatFails) {
      response.writeHead(503).end();
      return;
    }
    switch (this.behaviour) {
      case 'down':
        request.socket.destroy();
        return;
      case 'slow':
        // Never answers: whoever asked gives up.
        return;
      case 'html':
        response.setHeader('content-type', 'text/html');
        response.end('<!doctype html><title>Sign in to the network</title>');
        return;
      case 'nonsense':
        response.end(JSON.stringify({ status: 'OK', results: [{ geometry: 'here' }], geonames: 'none' }));
        return;
      case 'asText':
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(JSON.stringify(isMaps ? this.#geocode(url) : this.#search(url)));
        return;
      case 'trickles':
        response.write('{"status":');
        endWith(
          response,
          setInterval(() => response.write(' '), 100),
        );
        return;
      case 'endless': {
        const more = () => {
          while (response.write(' '.repeat(1_000_000))) if (response.destroyed) return;
        };
        response.on('drain', more);
        more();
        return;
      }
      case 'breaks':
        response.writeHead(500, { 'content-type': 'application/json' });
        // As services do that show what they were asked.
        response.end(JSON.stringify({ error_message: `cannot serve ${url}`, status: 'UNKNOWN_ERROR' }));
        return;
      case 'leadsOn':
        response.writeHead(302, { location: `/elsewhere${url.search}` });
        response.end();
        return;
      case 'refuses':
        // Both name the one who asked.
        response.end(
          JSON.stringify(
            isMaps
              ? {
                  status: `DENIED ${url.searchParams.get('key')}`,
                  error_message: `no such key: ${url.searchParams.get('key')}`,
                }
              : { status: { message: `user ${url.searchParams.get('username')} not enabled`, value: 10 } },
          ),
        );
        return;
      default:
        response.end(JSON.stringify(isMaps ? this.#geocode(url) : this.#search(url)));
    }
  }

  #find(name: string, country: string): Town[] {
    if (this.behaviour === 'offTheEarth') return [{ ...towns[0], lat: 91.5 } as unknown as Town];
    if (this.behaviour === 'nowhere') return [{ ...towns[0], lat: '' } as unknown as Town];
    if (this.behaviour === 'many') return Array.from({ length: 10_000 }, () => towns[0]);
    const isCalled = ({ names }: Town) =>
      Object.values(names).some((each) => each.toLowerCase() === name.toLowerCase());
    return towns.filter((town) => isCalled(town) && (country === '' || town.country === country));
  }

  #geocode(url: URL): object {
    const language = (url.searchParams.get('language') ?? 'en') as Language;
    const components = url.searchParams.get('components') ?? '';
    const country = /country:(\w+)/.exec(components)?.[1] ?? '';
    const address = url.searchParams.get('address') ?? '';
    const street = /^(.+?) \d+$/.exec(address)?.[1];
    const locality = /locality:([^|]+)/.exec(components)?.[1];
    const isIn = ({ names, country: code }: Town) =>
      (country === '' || code === country) &&
      (!locality || Object.values(names).some((each) => each.toLowerCase() === locality.toLowerCase()));
    // Every town has every street, but those that begin so: then it is the town that is answered, as services do.
    const found = street ? towns.filter(isIn) : this.#find(address, country);
    if (found.length === 0) return { status: 'ZERO_RESULTS', results: [] };
    const named = street?.startsWith('Nergens') ? undefined : address;
    return { status: 'OK', results: found.map((town) => geocoded(town, language, street ? named : undefined)) };
  }

  #search(url: URL): object {
    const language = (url.searchParams.get('lang') ?? 'en') as Language;
    const found = this.#find(url.searchParams.get('q') ?? '', url.searchParams.get('country') ?? '');
    const rows = Number(url.searchParams.get('maxRows') ?? 100);
    return { totalResultsCount: found.length, geonames: found.slice(0, rows).map((town) => searched(town, language)) };
  }
}

const endWith = (response: ServerResponse, timer: NodeJS.Timeout) => response.on('close', () => clearInterval(timer));

const areasOf = ({ areas }: Town, language: Language) => (language === 'fr' ? areas.fr : areas.nl);

function geocoded(town: Town, language: Language, street: string | undefined): object {
  const [area1, area2] = areasOf(town, language);
  const component = (long_name: string, type: string, short_name = long_name) => ({
    long_name,
    short_name,
    types: [type, 'political'],
  });
  return {
    address_components: [
      ...(street ? [{ long_name: street, short_name: street, types: ['route'] }] : []),
      component(town.names[language], 'locality'),
      component(area2, 'administrative_area_level_2'),
      component(area1, 'administrative_area_level_1'),
      component(town.countries[language], 'country', town.country),
    ],
    formatted_address: `${street ? `${street}, ` : ''}${town.names[language]}`,
    geometry: { location: { lat: town.lat + (street ? 0.001 : 0), lng: town.lon }, location_type: 'APPROXIMATE' },
    place_id: 'x',
    // The street is known, the house is not.
    ...(street?.endsWith(' 999') ? { partial_match: true } : {}),
    types: street ? ['street_address'] : ['locality', 'political'],
  };
}

function searched(town: Town, language: Language): object {
  const [area1, area2] = areasOf(town, language);
  return {
    geonameId: 2795100,
    ...{ name: town.names[language], toponymName: town.names.nl, lat: String(town.lat), lng: String(town.lon) },
    ...{ countryCode: town.country, countryName: town.countries[language], adminName1: area1, adminName2: area2 },
    ...{ fcl: 'P', fcode: 'PPLA3', population: 35089 },
  };
}
