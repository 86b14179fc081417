import { inverseRelation, type RelationType } from '@salient/shared/areas/relations/relationTypes.ts';
import type { DemoGroup, DemoRelation } from '../demoRecords.ts';
import type { Biography } from '../lives/Biography.ts';
import type { Flights } from '../lives/exile.ts';
import { demoId } from '../random/demoId.ts';
import type { Random } from '../random/Random.ts';
import type { World } from '../World.ts';

/** Gathers persons who belong together, and keeps both directions of their relations. */
export class GroupBuilder {
  readonly #members: Biography[] = [];
  readonly #relations: DemoRelation[] = [];

  constructor(
    readonly world: World,
    readonly flights: Flights,
    readonly random: Random,
    /** Number of the group's first person in the museum. */
    readonly firstOrdinal: number,
  ) {}

  /** The ordinal of the next person. */
  get next(): number {
    return this.firstOrdinal + this.#members.length;
  }

  /** Takes in a person, who must have been made with `next`. */
  admit(biography: Biography): Biography {
    if (biography.ordinal !== this.next) throw new Error('persons join a group in the order of their numbers');
    this.#members.push(biography);
    return biography;
  }

  /** `other` is `relation` to `person`: `relate(child, 'parent', mother)`. */
  relate(person: Biography, relation: RelationType, other: Biography, comments = ''): void {
    this.#write(person, relation, other, comments);
    this.#write(other, inverseRelation(relation), person, comments);
  }

  finish(): DemoGroup {
    return { persons: this.#members.map((member) => member.finish()), relations: this.#relations };
  }

  #write(person: Biography, relation: RelationType, other: Biography, comments: string): void {
    this.#relations.push({
      id: demoId(this.world.seed, 'relation', this.firstOrdinal, this.#relations.length),
      person_id: person.id,
      related_person_id: other.id,
      relation,
      comments,
    });
  }
}
