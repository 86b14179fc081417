import { MemorialBook } from './memorials/MemorialBook.ts';
import { Institutions } from './military/hospitals.ts';
import { MilitaryBook } from './military/MilitaryBook.ts';
import { type Origin, type OriginKey, readOrigins } from './peoples/origins.ts';
import { PlaceBook } from './places/PlaceBook.ts';
import { ProjectBook } from './projects/ProjectBook.ts';

/** Everything that lives are made of: the same for the same seed, however many persons there are. */
export class World {
  readonly places: PlaceBook;
  readonly memorials: MemorialBook;
  readonly military: MilitaryBook;
  readonly institutions: Institutions;
  readonly origins: Record<OriginKey, Origin>;
  readonly projects: ProjectBook;

  constructor(readonly seed: number) {
    this.places = new PlaceBook(seed);
    this.memorials = new MemorialBook(seed, this.places);
    this.military = new MilitaryBook(seed, this.places);
    this.institutions = new Institutions(this.places);
    this.origins = readOrigins(this.places);
    this.projects = new ProjectBook(seed);
  }
}
