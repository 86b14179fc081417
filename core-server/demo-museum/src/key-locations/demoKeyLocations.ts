import type { LanguageTexts } from '@salient/shared/lib/i18n/languageTexts.ts';
import type { SceneName } from '../pictures/scenes.ts';

/** A key location as the demo museum tells of it. The places and what is said of them are real; that a key hangs there is not. */
export interface DemoKeyLocation {
  readonly name: string;
  readonly number: number;
  readonly year: number;
  readonly lat: number;
  readonly lon: number;
  /** Code of the short address, so that a printed sheet of the demo museum holds for every one. */
  readonly code: string;
  readonly notes: LanguageTexts;
  /** What its picture shows. */
  readonly scene: SceneName;
}

/** Eight public places in Ieper, in the order of a walk; the last lies outside the town, on the canal. */
export const demoKeyLocations: readonly DemoKeyLocation[] = [
  {
    name: 'Lakenhalle',
    number: 1,
    year: 2018,
    lat: 50.8512,
    lon: 2.8859,
    code: 'H4LLE2',
    scene: 'cloth_hall',
    notes: {
      nl: 'De Lakenhalle dateert uit de dertiende eeuw. Op 22 november 1914 ging ze door beschietingen in vlammen op. Na de oorlog werd ze steen voor steen herbouwd; pas in 1967 was het werk klaar. Nu vindt u er het In Flanders Fields Museum.',
      en: 'The Cloth Hall dates from the thirteenth century. On 22 November 1914 shelling set it on fire. After the war it was rebuilt stone by stone; the work was not finished until 1967. Today it houses the In Flanders Fields Museum.',
      fr: 'La halle aux draps date du treizième siècle. Le 22 novembre 1914, les bombardements y mirent le feu. Après la guerre, elle fut reconstruite pierre par pierre ; les travaux ne s’achevèrent qu’en 1967. Elle abrite aujourd’hui l’In Flanders Fields Museum.',
      de: 'Die Tuchhalle stammt aus dem dreizehnten Jahrhundert. Am 22. November 1914 geriet sie durch Beschuss in Brand. Nach dem Krieg wurde sie Stein für Stein wieder aufgebaut; erst 1967 war die Arbeit beendet. Heute befindet sich darin das In Flanders Fields Museum.',
    },
  },
  {
    name: 'Sint-Maartenskathedraal',
    number: 2,
    year: 2018,
    lat: 50.8521,
    lon: 2.8849,
    code: 'MRTN23',
    scene: 'cathedral',
    notes: {
      nl: 'De Sint-Maartenskerk werd in de oorlog een ruïne. Tussen 1922 en 1930 werd ze naar haar vroegere gotische vorm heropgebouwd, met een hogere torenspits dan voorheen.',
      en: 'Saint Martin’s became a ruin in the war. Between 1922 and 1930 it was rebuilt in its former Gothic shape, with a taller spire than before.',
      fr: 'L’église Saint-Martin fut réduite en ruines pendant la guerre. Entre 1922 et 1930, elle fut reconstruite dans son ancienne forme gothique, avec une flèche plus haute qu’auparavant.',
      de: 'Die Kirche Sankt Martin wurde im Krieg zur Ruine. Zwischen 1922 und 1930 wurde sie in ihrer früheren gotischen Gestalt wieder aufgebaut, mit einem höheren Turmhelm als zuvor.',
    },
  },
  {
    name: 'Saint George’s Memorial Church',
    number: 3,
    year: 2019,
    lat: 50.8522,
    lon: 2.8826,
    code: 'GE9RGE',
    scene: 'chapel',
    notes: {
      nl: 'Deze Anglicaanse kerk werd in 1928 en 1929 gebouwd naar een ontwerp van Sir Reginald Blomfield. Ze herdenkt de Britse en Gemenebestmilitairen die in de streek van Ieper sneuvelden. Stoelen, vlaggen en platen dragen hun namen.',
      en: 'This Anglican church was built in 1928 and 1929 to a design by Sir Reginald Blomfield. It commemorates the British and Commonwealth soldiers who fell around Ypres. Chairs, flags and plaques bear their names.',
      fr: 'Cette église anglicane fut bâtie en 1928 et 1929 d’après les plans de Sir Reginald Blomfield. Elle commémore les militaires britanniques et du Commonwealth tombés autour d’Ypres. Des chaises, des drapeaux et des plaques portent leurs noms.',
      de: 'Diese anglikanische Kirche wurde 1928 und 1929 nach einem Entwurf von Sir Reginald Blomfield gebaut. Sie erinnert an die britischen und Commonwealth-Soldaten, die um Ypern fielen. Stühle, Fahnen und Tafeln tragen ihre Namen.',
    },
  },
  {
    name: 'Menenpoort',
    number: 4,
    year: 2018,
    lat: 50.8521,
    lon: 2.8916,
    code: 'P44RTE',
    scene: 'gate',
    notes: {
      nl: 'Langs hier trokken soldaten naar het front in het oosten. Op het gedenkteken, ingehuldigd op 24 juli 1927, staan meer dan 54.000 namen van militairen zonder bekend graf. Elke avond om acht uur weerklinkt er de Last Post.',
      en: 'This way soldiers went to the front in the east. The memorial, unveiled on 24 July 1927, bears more than 54,000 names of soldiers without a known grave. Every evening at eight the Last Post is sounded here.',
      fr: 'C’est par ici que les soldats partaient vers le front, à l’est. Le mémorial, inauguré le 24 juillet 1927, porte plus de 54 000 noms de militaires sans tombe connue. Chaque soir à huit heures, le Last Post y retentit.',
      de: 'Hier zogen Soldaten zur Front im Osten. Das Denkmal, am 24. Juli 1927 eingeweiht, trägt mehr als 54.000 Namen von Soldaten ohne bekanntes Grab. Jeden Abend um acht Uhr erklingt hier der Last Post.',
    },
  },
  {
    name: 'Rijselpoort',
    number: 5,
    year: 2020,
    lat: 50.8461,
    lon: 2.8903,
    code: 'R7JSEL',
    scene: 'old_gate',
    notes: {
      nl: 'De Rijselpoort is de oudste stadspoort van Ieper die bewaard bleef. Veel troepen verlieten hier de stad, omdat de weg naar Menen zwaarder onder vuur lag. Op de vesten ernaast ligt Ramparts Cemetery.',
      en: 'The Lille Gate is the oldest gate of Ypres that has survived. Many troops left the town here, because the road to Menin was under heavier fire. On the ramparts beside it lies Ramparts Cemetery.',
      fr: 'La porte de Lille est la plus ancienne porte d’Ypres qui ait été conservée. De nombreuses troupes quittaient ici la ville, car la route de Menin était davantage sous le feu. Sur les remparts voisins se trouve le Ramparts Cemetery.',
      // Not translated yet, so that the demo museum shows how a text falls back.
      de: '',
    },
  },
  {
    name: 'Station',
    number: 6,
    year: 2020,
    lat: 50.8475,
    lon: 2.8767,
    code: 'TRE2NS',
    scene: 'train',
    notes: {
      nl: 'Het plein voor het station draagt de naam van René Colaert, de burgemeester van Ieper toen de oorlog uitbrak. Na de wapenstilstand keerden de inwoners terug naar een stad in puin.',
      en: 'The square in front of the station bears the name of René Colaert, the burgomaster of Ypres when the war broke out. After the armistice the inhabitants came back to a town in ruins.',
      fr: 'La place devant la gare porte le nom de René Colaert, bourgmestre d’Ypres lorsque la guerre éclata. Après l’armistice, les habitants revinrent dans une ville en ruines.',
      de: 'Der Platz vor dem Bahnhof trägt den Namen von René Colaert, dem Bürgermeister von Ypern, als der Krieg ausbrach. Nach dem Waffenstillstand kehrten die Einwohner in eine Stadt in Trümmern zurück.',
    },
  },
  {
    name: 'Ypres Reservoir Cemetery',
    number: 7,
    year: 2021,
    lat: 50.8543,
    lon: 2.8773,
    code: 'RESE77',
    scene: 'cemetery',
    notes: {
      nl: 'Deze begraafplaats werd in oktober 1915 aangelegd en bleef tot na de wapenstilstand in gebruik. Ze is genoemd naar het waterreservoir in de buurt. Meer dan 2.600 militairen liggen hier begraven of worden er herdacht.',
      en: 'This cemetery was begun in October 1915 and remained in use until after the armistice. It is named after the water reservoir nearby. More than 2,600 soldiers are buried or commemorated here.',
      fr: 'Ce cimetière fut créé en octobre 1915 et resta en usage jusqu’après l’armistice. Il doit son nom au réservoir d’eau voisin. Plus de 2 600 militaires y sont enterrés ou commémorés.',
      de: 'Dieser Friedhof wurde im Oktober 1915 angelegt und blieb bis nach dem Waffenstillstand in Gebrauch. Er ist nach dem nahen Wasserreservoir benannt. Mehr als 2.600 Soldaten sind hier begraben oder werden hier geehrt.',
    },
  },
  {
    name: 'Essex Farm Cemetery',
    number: 8,
    year: 2021,
    lat: 50.8709,
    lon: 2.8731,
    code: 'ESSEX8',
    scene: 'canal',
    notes: {
      nl: 'Aan de kanaaldijk lag een medische post. De Canadese legerarts John McCrae werkte hier toen hij in mei 1915 het gedicht ‘In Flanders Fields’ schreef. De betonnen schuilplaatsen van de post zijn er nog; op de begraafplaats rusten zo’n 1.200 militairen.',
      en: 'On the bank of the canal there was a dressing station. The Canadian army doctor John McCrae worked here when he wrote the poem ‘In Flanders Fields’ in May 1915. The concrete shelters of the station still stand; about 1,200 soldiers rest in the cemetery.',
      fr: 'Sur la berge du canal se trouvait un poste de secours. Le médecin militaire canadien John McCrae y travaillait lorsqu’il écrivit, en mai 1915, le poème « In Flanders Fields ». Les abris en béton du poste existent toujours ; environ 1 200 militaires reposent dans le cimetière.',
      de: 'Am Kanaldamm lag ein Verbandplatz. Der kanadische Militärarzt John McCrae arbeitete hier, als er im Mai 1915 das Gedicht „In Flanders Fields“ schrieb. Die Betonunterstände des Verbandplatzes stehen noch; auf dem Friedhof ruhen etwa 1.200 Soldaten.',
    },
  },
];
