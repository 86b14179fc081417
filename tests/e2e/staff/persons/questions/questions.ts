import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { around, between, first, has, last, servedWith } from './handSql.ts';
import type { QuestionForm } from './QuestionForm.ts';

/** A question of the museum's kind: how it is built, how it is read back, and what it asks in SQL written by hand. */
export interface Question {
  readonly name: string;
  readonly build: (form: QuestionForm) => Promise<void>;
  readonly sentences: Readonly<Record<Language, string>>;
  /** A condition on `person p`. */
  readonly sql: string;
}

const no = 'Heeft zo’n gebeurtenis niet';

export const questions: readonly Question[] = [
  {
    name: 'burgers uit Ieper of tot 5 km errond die in 1914 of 1915 vluchtten en geen overlijden hebben',
    build: async (form) => {
      await form.person.choose('Burger of militair', 'Burger');
      const home = await form.event('Verbleven');
      await home.choose('Soort verblijf', 'Woonplaats');
      await home.pick('Plaats', 'Iep', /^Ieper/, 5);
      const flight = await form.event('Verbleven', 2);
      await flight.choose('Soort verblijf', 'Gevlucht');
      await flight.day('Vanaf', { year: 1914 });
      await flight.day('Tot', { year: 1915 });
      await form.person.check('Niet ingevuld', 'Overleden');
    },
    sentences: {
      nl: 'Personen voor wie dit alles geldt: Burger of militair: Burger, Overleden: niet ingevuld, Verbleven (Plaats: Ieper, tot 5 km errond; Soort verblijf: Woonplaats) en Verbleven (Vanaf: 1914; Tot: 1915; Soort verblijf: Gevlucht).',
      en: 'Persons for whom all of this holds: Civilian or military: Civilian, Died: not filled in, Lived or stayed (Place: Ieper, up to 5 km around; Kind of stay: Home) and Lived or stayed (From: 1914; Until: 1915; Kind of stay: Fled).',
      fr: 'Personnes pour lesquelles tout ceci est vrai : Civil ou militaire : Civil, Décès : non rempli, Séjour (Lieu : Ieper, jusqu’à 5 km alentour ; Type de séjour : Domicile) et Séjour (À partir du : 1914 ; Jusqu’au : 1915 ; Type de séjour : Fuite).',
      de: 'Personen, für die all das gilt: Zivil oder militärisch: Zivilperson, Gestorben: nicht ausgefüllt, Gewohnt oder aufgehalten (Ort: Ieper, bis 5 km im Umkreis; Art des Aufenthalts: Wohnort) und Gewohnt oder aufgehalten (Ab: 1914; Bis: 1915; Art des Aufenthalts: Geflohen).',
    },
    sql: `p.victim_type = 'civilian' AND p.died_year IS NULL
      AND ${has('where', `e.where_reason = 'homeaddress' AND e.place_id IN ${around('ieper', 5)}`)}
      AND ${has('where', `e.where_reason = 'fugitive' AND ${between(19140101, 19151231)}`)}`,
  },
  {
    name: 'wie van 22 tot 24 april 1915 met de Hampshires aan het front bij Langemark was',
    build: async (form) => {
      const history = await form.event('Geschiedenis van de eenheid');
      await history.day('Vanaf', { day: 22, month: 4, year: 1915 });
      await history.day('Tot', { day: 24, month: 4, year: 1915 });
      await history.pick('Gediend bij', 'Hampsh', /^Hampshire Regiment (?!Battalion)/);
      await history.choose('Soort gebeurtenis', 'Verplaatsing');
      await history.choose('Soort opdracht', 'Dienst aan het front');
      await history.pick('Plaats', 'Langem', /^Langemark/, 3);
    },
    sentences: {
      nl: 'Personen voor wie dit alles geldt: Geschiedenis van de eenheid (Vanaf: 22/4/1915; Tot: 24/4/1915; Gediend bij: Hampshire Regiment; Soort gebeurtenis: Verplaatsing; Soort opdracht: Dienst aan het front; Plaats: Langemark, tot 3 km errond).',
      en: 'Persons for whom all of this holds: History of the unit (From: 22/4/1915; Until: 24/4/1915; Served with: Hampshire Regiment; Kind of event: Movement; Kind of duty: Front-line service; Place: Langemark, up to 3 km around).',
      fr: 'Personnes pour lesquelles tout ceci est vrai : Histoire de l’unité (À partir du : 22/4/1915 ; Jusqu’au : 24/4/1915 ; A servi avec : Hampshire Regiment ; Type d’événement : Déplacement ; Type de mission : Service au front ; Lieu : Langemark, jusqu’à 3 km alentour).',
      de: 'Personen, für die all das gilt: Geschichte der Einheit (Ab: 22/4/1915; Bis: 24/4/1915; Gedient bei: Hampshire Regiment; Art des Ereignisses: Bewegung; Art des Einsatzes: Dienst an der Front; Ort: Langemark, bis 3 km im Umkreis).',
    },
    // The first battalion was there by itself until the 23rd, then as a part of the division; the second with it from the 24th.
    sql: `(${servedWith(`m.unit_nr = '1'`, 19150422, 19150424)} OR ${servedWith(`m.unit_nr = '2'`, 19150424, 19150424)})`,
  },
  {
    name: 'wie in 1917 twee keer gewond raakte',
    build: async (form) => {
      for (const _ of [1, 2]) {
        await form.eventByKeyboard('Gewond');
        // Past the days and the months, by which the years are known.
        for (const year of ['1917', '1917']) {
          await form.page.keyboard.press('Tab');
          await form.page.keyboard.press('Tab');
          await form.page.keyboard.type(year);
          await form.page.keyboard.press('Tab');
        }
      }
    },
    sentences: {
      nl: 'Personen voor wie dit alles geldt: Gewond (Vanaf: 1917; Tot: 1917) en Gewond (Vanaf: 1917; Tot: 1917).',
      en: 'Persons for whom all of this holds: Wounded (From: 1917; Until: 1917) and Wounded (From: 1917; Until: 1917).',
      fr: 'Personnes pour lesquelles tout ceci est vrai : Blessure (À partir du : 1917 ; Jusqu’au : 1917) et Blessure (À partir du : 1917 ; Jusqu’au : 1917).',
      de: 'Personen, für die all das gilt: Verwundet (Ab: 1917; Bis: 1917) und Verwundet (Ab: 1917; Bis: 1917).',
    },
    sql: `(SELECT count(*) FROM person_event e WHERE e.person_id = p.id AND e.type = 'injured'
      AND ${between(19170101, 19171231)}) >= 2`,
  },
  {
    name: 'vrouwen die aan een ziekte stierven en binnen 10 km van Poperinge begraven liggen',
    build: async (form) => {
      await form.person.choose('Geslacht', 'Vrouw');
      await (await form.event('Overleden')).type('Reden', 'ZIEKTE');
      const grave = await form.event('Begraven of herdacht');
      await grave.choose('Soort graf', 'Huidig graf');
      await grave.pick('Plaats', 'Pope', /^Poperinge/, 10);
    },
    sentences: {
      nl: 'Personen voor wie dit alles geldt: Geslacht: Vrouw, Overleden (Reden: ZIEKTE) en Begraven of herdacht (Plaats: Poperinge, tot 10 km errond; Soort graf: Huidig graf).',
      en: 'Persons for whom all of this holds: Gender: Female, Died (Reason: ZIEKTE) and Buried or commemorated (Place: Poperinge, up to 10 km around; Kind of grave: Present grave).',
      fr: 'Personnes pour lesquelles tout ceci est vrai : Sexe : Femme, Décès (Motif : ZIEKTE) et Inhumation ou commémoration (Lieu : Poperinge, jusqu’à 10 km alentour ; Type de tombe : Tombe actuelle).',
      de: 'Personen, für die all das gilt: Geschlecht: Frau, Gestorben (Grund: ZIEKTE) und Grab oder Gedenken (Ort: Poperinge, bis 10 km im Umkreis; Art des Grabes: Heutiges Grab).',
    },
    sql: `p.gender = 'female' AND ${has('died', `lower(e.death_reason) ~ 'ziekt[eè]'`)}
      AND ${has(
        'memorated',
        `e.memorial_kind = 'current'
        AND e.memorial_id IN (SELECT m.id FROM memorial m WHERE m.place_id IN ${around('poperinge', 10)})`,
      )}`,
  },
  {
    name: 'ouders van een Thérèse Van den Berghe',
    build: async (form) => {
      await form.person.choose('Relatie met een andere persoon', 'Ouder');
      await form.person.type('Andere persoon', 'therese van den berghe', 'is precies');
    },
    sentences: {
      nl: 'Personen voor wie dit alles geldt: Relatie met een andere persoon: Ouder en Andere persoon is therese van den berghe.',
      en: 'Persons for whom all of this holds: Relation to another person: Parent and Other person is therese van den berghe.',
      fr: 'Personnes pour lesquelles tout ceci est vrai : Relation avec une autre personne : Père ou mère et Autre personne : exactement therese van den berghe.',
      de: 'Personen, für die all das gilt: Beziehung zu einer anderen Person: Elternteil und Andere Person ist therese van den berghe.',
    },
    sql: `EXISTS (SELECT FROM relation r JOIN person o ON o.id = r.related_person_id WHERE r.person_id = p.id
      AND r.relation = 'parent' AND o.surname = 'Thérèse' AND o.familyname = 'Van den Berghe')`,
  },
  {
    name: 'gedeporteerden van 1916 die geen overlijden hebben',
    build: async (form) => {
      await (await form.event('Overleden')).check(no);
      const stay = await form.event('Verbleven');
      await stay.choose('Soort verblijf', 'Gedeporteerd');
      await stay.day('Vanaf', { year: 1916 });
      await stay.day('Tot', { year: 1916 });
    },
    sentences: {
      nl: 'Personen voor wie dit alles geldt: geen gebeurtenis “Overleden” en Verbleven (Vanaf: 1916; Tot: 1916; Soort verblijf: Gedeporteerd).',
      en: 'Persons for whom all of this holds: no event “Died” and Lived or stayed (From: 1916; Until: 1916; Kind of stay: Deported).',
      fr: 'Personnes pour lesquelles tout ceci est vrai : aucun événement « Décès » et Séjour (À partir du : 1916 ; Jusqu’au : 1916 ; Type de séjour : Déportation).',
      de: 'Personen, für die all das gilt: kein Ereignis „Gestorben“ und Gewohnt oder aufgehalten (Ab: 1916; Bis: 1916; Art des Aufenthalts: Deportiert).',
    },
    sql: `NOT ${has('died')} AND ${has('where', `e.where_reason = 'deportated' AND ${between(19160101, 19161231)}`)}`,
  },
  {
    name: 'wie in een document van het Fonds Claeys voorkomt en nooit vluchtte',
    build: async (form) => {
      await form.person.pick('Collectie van een document', 'Claeys', /^Fonds Claeys/);
      const flight = await form.event('Verbleven');
      await flight.check(no);
      await flight.choose('Soort verblijf', 'Gevlucht');
    },
    sentences: {
      nl: 'Personen voor wie dit alles geldt: Collectie van een document: Fonds Claeys – réfugiés en geen gebeurtenis “Verbleven” (Soort verblijf: Gevlucht).',
      en: 'Persons for whom all of this holds: Collection of a document: Fonds Claeys – réfugiés and no event “Lived or stayed” (Kind of stay: Fled).',
      fr: 'Personnes pour lesquelles tout ceci est vrai : Collection d’un document : Fonds Claeys – réfugiés et aucun événement « Séjour » (Type de séjour : Fuite).',
      de: 'Personen, für die all das gilt: Sammlung eines Dokuments: Fonds Claeys – réfugiés und kein Ereignis „Gewohnt oder aufgehalten“ (Art des Aufenthalts: Geflohen).',
    },
    sql: `NOT ${has('where', `e.where_reason = 'fugitive'`)} AND p.id IN (SELECT r.person_id FROM document_reference r
      JOIN document d ON d.id = r.document_id JOIN collection c ON c.id = d.collection_id WHERE c.title LIKE 'Fonds Claeys%')`,
  },
  {
    name: 'Belgische krijgsgevangenen in Göttingen, geen soldaat, die een onderscheiding kregen',
    build: async (form) => {
      const captivity = await form.event('Gevangengenomen');
      await captivity.choose('Soort gevangenschap', 'Krijgsgevangen of geïnterneerd');
      await captivity.type('Plaats', 'gottingen', 'is precies');
      const service = await form.event('Gediend in het leger');
      await service.type('Leger', 'A.B.L', 'begint met');
      await service.type('Rang', 'soldat', 'is niet');
      await form.event('Onderscheiden');
    },
    sentences: {
      nl: 'Personen voor wie dit alles geldt: Gevangengenomen (Plaats is gottingen; Soort gevangenschap: Krijgsgevangen of geïnterneerd), Gediend in het leger (Leger begint met A.B.L; Rang is niet soldat) en Onderscheiden.',
      en: 'Persons for whom all of this holds: Taken prisoner (Place is gottingen; Kind of captivity: Prisoner of war or interned), Served in the army (Army starts with A.B.L; Rank is not soldat) and Decorated.',
      fr: 'Personnes pour lesquelles tout ceci est vrai : Captivité (Lieu : exactement gottingen ; Type de captivité : Prisonnier de guerre ou interné), Service dans l’armée (Armée commence par A.B.L ; Grade : pas soldat) et Distinction.',
      de: 'Personen, für die all das gilt: In Gefangenschaft geraten (Ort ist gottingen; Art der Gefangenschaft: Kriegsgefangen oder interniert), In der Armee gedient (Armee beginnt mit A.B.L; Dienstgrad ist nicht soldat) und Ausgezeichnet.',
    },
    sql: `${has('decorated')} AND ${has('military', `e.enlisted_army = 'A.B.L.' AND e.enlisted_rank <> 'Soldat'`)}
      AND ${has('jailed', `e.jailed_type = 'captive' AND e.place_id IN (SELECT id FROM place WHERE sort_name = 'gottingen')`)}`,
  },
  {
    name: 'oorlogsdoden van oktober 1917 tot de wapenstilstand zonder graf en zonder documenten',
    build: async (form) => {
      await form.person.day('Vanaf', { month: 10, year: 1917 }, 'Overleden');
      await form.person.day('Tot', { day: 11, month: 11, year: 1918 }, 'Overleden');
      await form.person.choose('Lijst', 'Overleden door de oorlog');
      await form.person.choose('Documenten', 'Zonder documenten');
      await (await form.event('Begraven of herdacht')).check(no);
    },
    sentences: {
      nl: 'Personen voor wie dit alles geldt: Overleden van ?/10/1917 tot 11/11/1918, Lijst: Overleden door de oorlog, Documenten: Zonder documenten en geen gebeurtenis “Begraven of herdacht”.',
      en: 'Persons for whom all of this holds: Died from ?/10/1917 to 11/11/1918, List: Died because of the war, Documents: Without documents and no event “Buried or commemorated”.',
      fr: 'Personnes pour lesquelles tout ceci est vrai : Décès de ?/10/1917 à 11/11/1918, Liste : Décès dus à la guerre, Documents : Sans documents et aucun événement « Inhumation ou commémoration ».',
      de: 'Personen, für die all das gilt: Gestorben von ?/10/1917 bis 11/11/1918, Liste: Durch den Krieg gestorben, Dokumente: Ohne Dokumente und kein Ereignis „Grab oder Gedenken“.',
    },
    sql: `p.war_casualty AND ${first('p', 'died')} <= 19181111 AND ${last('p', 'died')} >= 19171001
      AND NOT ${has('memorated')} AND p.id NOT IN (SELECT person_id FROM document_reference)`,
  },
  {
    name: 'smeden van voor de oorlog wier eenheid in mei 1915 bij de 4th Division hoorde of eraan was toegevoegd',
    build: async (form) => {
      const history = await form.event('Geschiedenis van de eenheid');
      await history.day('Vanaf', { month: 5, year: 1915 });
      await history.day('Tot', { month: 5, year: 1915 });
      await history.pick('Deel van of toegevoegd aan', '4th D', /^4th Division/);
      const work = await form.event('Gewerkt');
      await work.day('Tot', { month: 7, year: 1914 });
      await work.type('Beroep', 'Smid', 'bevat');
    },
    sentences: {
      nl: 'Personen voor wie dit alles geldt: Geschiedenis van de eenheid (Vanaf: ?/5/1915; Tot: ?/5/1915; Deel van of toegevoegd aan: 4th Division) en Gewerkt (Tot: ?/7/1914; Beroep: Smid).',
      en: 'Persons for whom all of this holds: History of the unit (From: ?/5/1915; Until: ?/5/1915; Part of or attached to: 4th Division) and Worked (Until: ?/7/1914; Profession: Smid).',
      fr: 'Personnes pour lesquelles tout ceci est vrai : Histoire de l’unité (À partir du : ?/5/1915 ; Jusqu’au : ?/5/1915 ; Fait partie de ou rattachée à : 4th Division) et Travail (Jusqu’au : ?/7/1914 ; Profession : Smid).',
      de: 'Personen, für die all das gilt: Geschichte der Einheit (Ab: ?/5/1915; Bis: ?/5/1915; Teil von oder zugeteilt zu: 4th Division) und Gearbeitet (Bis: ?/7/1914; Beruf: Smid).',
    },
    sql: `${servedWith(`m.unit_nr IN ('1', '2')`, 19150501, 19150531)}
      AND ${has('work', `e.work_profession ILIKE '%smid%' AND coalesce(${first('e', 'start')}, ${first('e', 'end')}) <= 19140731`)}`,
  },
];
