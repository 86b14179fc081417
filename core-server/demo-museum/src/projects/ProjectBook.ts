import type { DemoProject } from '../demoRecords.ts';
import { demoId } from '../random/demoId.ts';

const fiction =
  'Alle personen in deze databank zijn verzonnen door een toevalsgenerator. Namen, levens en familiebanden bestaan niet; ' +
  'gelijkenis met echte personen berust op toeval. Plaatsen, begraafplaatsen en eenheden zijn echt, hun gebruik is dat niet.';

const table = {
  museum: {
    title: 'Voorbeeldmuseum: verzonnen levens',
    from: [1, 3, 2024],
    to: [null, null, null],
    description: `Een greep uit het voorbeeldmuseum. ${fiction}`,
  },
  gas: {
    title: 'Groene wolk: het gas van april 1915',
    from: [22, 4, 2025],
    to: [25, 5, 2025],
    description: `Tijdelijke tentoonstelling over de eerste gasaanvallen. ${fiction}`,
  },
  passchendaele: {
    title: 'Honderd dagen Passendale',
    from: [31, 7, 2024],
    to: [10, 11, 2024],
    description: `Tijdelijke tentoonstelling over de Derde Slag bij Ieper. ${fiction}`,
  },
  women: {
    title: 'Vrouwen aan het front',
    from: [8, 3, 2025],
    to: [30, 9, 2025],
    description: `Verpleegsters, kloosterzusters, moeders en arbeidsters in de frontstreek. ${fiction}`,
  },
  children: {
    title: 'Kinderen in de oorlog',
    from: [1, 9, 2024],
    to: [null, 6, 2025],
    description: `Schoolkolonies, vlucht en gemis, door kinderogen. ${fiction}`,
  },
  exile: {
    title: 'Thuis in den vreemde: vluchtelingen 1914-1919',
    from: [10, 10, 2024],
    to: [null, null, 2025],
    description: `Van de frontstreek naar Frankrijk, Engeland en Nederland, en terug. ${fiction}`,
  },
} as const;

export type ProjectKey = keyof typeof table;

/** The projects of the demo museum. */
export class ProjectBook {
  readonly records: readonly DemoProject[];
  readonly #ids: Readonly<Record<ProjectKey, string>>;

  constructor(seed: number) {
    this.records = Object.values(table).map(({ title, description, from, to }, index) => ({
      id: demoId(seed, 'project', index),
      title,
      description,
      from_day: from[0],
      from_month: from[1],
      from_year: from[2],
      to_day: to[0],
      to_month: to[1],
      to_year: to[2],
    }));
    this.#ids = Object.fromEntries(
      Object.keys(table).map((key, index) => [key, demoId(seed, 'project', index)]),
    ) as Record<ProjectKey, string>;
  }

  id(key: ProjectKey): string {
    return this.#ids[key];
  }
}
