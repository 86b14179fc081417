import { memorialKey, placeKey, unitKey } from '@salient/shared/areas/imports/meant/meantKeys.ts';
import type {
  Meant,
  MeantMemorial,
  MeantPlace,
  SaidMemorial,
  UnitWords,
} from '@salient/shared/areas/imports/meant/meantNames.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Names, WantedMemorial, WantedPlace } from './records.ts';

/** What a row says of a memorial. */
export function saidOfMemorial({ name, places: [first] }: WantedMemorial): SaidMemorial {
  const place = first && (first.meantFor ?? Object.values(first.names)[0]);
  return place ? { name, place } : { name };
}

const noUnit: Omit<UnitWords, 'army'> = { regiment: '', unit: '', unit_nr: '' };

/** What somebody said that names of a list mean: it comes before what the words say by themselves. */
export class MeantNames {
  readonly #places: ReadonlyMap<string, MeantPlace | null>;
  readonly #memorials: ReadonlyMap<string, MeantMemorial | null>;
  readonly #units: ReadonlyMap<string, UnitWords | null>;

  /** Of what is given once for all languages. */
  readonly language: Language;

  constructor({
    meant: { places, memorials, units },
    language,
  }: { readonly meant: Meant; readonly language: Language }) {
    this.language = language;
    this.#places = new Map(places.map(({ said, is }) => [placeKey(said), is]));
    this.#memorials = new Map(memorials.map(({ said, is }) => [memorialKey(said), is]));
    this.#units = new Map(units.map(({ said, is }) => [unitKey(said), is]));
  }

  /** What names no place is neither looked for nor made, and stays as it is written. */
  place(wanted: WantedPlace): WantedPlace {
    const is = this.#places.size === 0 ? undefined : this.#meantPlace(wanted);
    if (is === undefined) return wanted;
    if (is === null) return { ...wanted, names: {}, create: false };
    const [said = ''] = Object.values(wanted.names);
    const area = (text: string | undefined): Names => (text ? { [this.language]: text } : {});
    return {
      ...wanted,
      ...{ names: is.name, type: is.type, country_code: is.country ?? wanted.country_code, country_guessed: false },
      ...{ locality: area(is.locality), area2: area(is.area2), area1: area(is.area1), sublocality: {} },
      ...{ lat: is.lat ?? null, lon: is.lon ?? null, create: true, meantFor: said },
      // By the words of the list it is found again, whichever list says them.
      alternative_names: [...new Set([...wanted.alternative_names, said])].filter(
        (name) => !Object.values(is.name).includes(name),
      ),
    };
  }

  /** Null for what names no memorial. */
  memorial(wanted: WantedMemorial): WantedMemorial | null {
    if (this.#memorials.size === 0) return wanted;
    const meant = this.#memorials.get(memorialKey(saidOfMemorial(wanted)));
    return meant ? { ...wanted, meant } : meant === null ? null : wanted;
  }

  /**
   * The words by which a unit is known; of one that is not known at least those of its regiment. Of what names none only the
   * army is left.
   */
  unit(words: UnitWords): UnitWords {
    if (this.#units.size === 0) return words;
    const whole = this.#units.get(unitKey(words));
    if (whole !== undefined) return whole ?? { ...words, ...noUnit };
    const regiment = this.#units.get(unitKey({ ...words, unit: '', unit_nr: '' }));
    if (regiment === undefined) return words;
    const ofRegiment = { ...words, army: regiment?.army ?? words.army, regiment: regiment?.regiment ?? '' };
    const meant = this.#units.get(unitKey(ofRegiment));
    return meant === undefined ? ofRegiment : (meant ?? { ...ofRegiment, ...noUnit });
  }

  #meantPlace({ names, country_code, country_guessed, locality, area2, area1 }: WantedPlace) {
    const country = country_guessed ? '' : (country_code ?? '');
    for (const [language, name] of Object.entries(names) as [Language, string][]) {
      const [inLocality, inArea2, inArea1] = [locality, area2, area1].map(
        (own) => own[language] ?? Object.values(own)[0] ?? '',
      );
      const key = placeKey({ name, country, locality: inLocality, area2: inArea2, area1: inArea1 });
      const is = this.#places.get(key);
      if (is !== undefined) return is;
    }
    return undefined;
  }
}
