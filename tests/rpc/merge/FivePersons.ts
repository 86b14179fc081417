import { createPersonEvent, findPersonEvents, updatePersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import { mergePersons, undoMerge } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { createPerson, getPerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestClient } from '../../harness/TestClient.ts';

const count = 5;
const who = fc.nat(count - 1);

/** What an editor may do to five persons, merging as often as everything that makes merging hard. */
export const step = fc.oneof(
  fc.record({ merge: fc.tuple(who, who) }),
  fc.record({ merge: fc.tuple(who, who) }),
  fc.record({ undo: fc.nat(3) }),
  fc.record({ relate: fc.tuple(who, who), relation: fc.constantFrom('friend', 'parent', 'sibling') }),
  fc.record({ join: who, project: fc.nat(1), notes: fc.constantFrom('', 'a', 'b') }),
  fc.record({ wound: who, month: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    edit: who,
    born_year: fc.integer({ min: 1880, max: 1883 }),
    nationality: fc.constantFrom('', 'Belg', 'Frans'),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Merge {
  readonly id: string;
  readonly merged: string;
  readonly into: string;
}

/** Five fresh persons, whoever they have been merged into, and an editor who works on them. */
export class FivePersons {
  static readonly count = count;
  readonly ids: readonly string[];
  /** The words of every wound that was noted; none may ever be lost. */
  readonly wounds = new Set<string>();
  readonly #editor: TestClient;
  readonly #projects: readonly { readonly id: string }[];
  readonly #merges: Merge[] = [];

  private constructor(editor: TestClient, projects: readonly { readonly id: string }[], ids: readonly string[]) {
    this.#editor = editor;
    this.#projects = projects;
    this.ids = ids;
  }

  /** @param projects two, which the persons may join. */
  static async create(editor: TestClient, projects: readonly { readonly id: string }[]): Promise<FivePersons> {
    const ids: string[] = [];
    for (let n = 0; n < count; n++) {
      ids.push((await editor.call(createPerson, { person: { surname: `P${n}`, born_year: 1880 } })).id);
    }
    return new FivePersons(editor, projects, ids);
  }

  /** Where a person is found now. */
  #now(index: number): string {
    let id = this.ids[index] as string;
    for (;;) {
      const merge = this.#merges.find(({ merged }) => merged === id);
      if (!merge) return id;
      id = merge.into;
    }
  }

  async #read(id: string): Promise<Required<Person>> {
    return (await this.#editor.call(getPerson, { id })) as Required<Person>;
  }

  async take(one: Step): Promise<void> {
    if ('merge' in one) return this.#merge(this.#now(one.merge[0]), this.#now(one.merge[1]));
    if ('undo' in one) return this.#undo(this.#merges.at(-1 - one.undo));
    if ('relate' in one) return this.#relate(this.#now(one.relate[0]), this.#now(one.relate[1]), one.relation);
    if ('wound' in one) return this.#wound(this.#now(one.wound), one.month);
    if ('join' in one) {
      const project_memberships = [{ project: this.#projects[one.project]?.id ?? '', notes: one.notes }];
      return this.#edit(this.#now(one.join), { project_memberships });
    }
    const { born_year, nationality } = one;
    return this.#edit(this.#now(one.edit), { born_year, nationality });
  }

  async #edit(id: string, changes: object): Promise<void> {
    const { version } = await this.#read(id);
    await this.#editor.call(updatePerson, { person: { id, version, ...changes } });
  }

  async #merge(idA: string, idB: string): Promise<void> {
    if (idA === idB) return;
    const [a, b] = [await this.#read(idA), await this.#read(idB)];
    const versions = { versionA: a.version, versionB: b.version };
    const { merge_id } = await this.#editor.call(mergePersons, { idA, idB, ...versions });
    this.#merges.push({ id: merge_id, merged: idB, into: idA });
  }

  async #undo(merge: Merge | undefined): Promise<void> {
    if (!merge) return;
    const undone = await this.#editor.call(undoMerge, { id: merge.id }).then(
      () => true,
      (error: { name: string }) => {
        expect(error.name).toBe('laterMergeStands');
        return false;
      },
    );
    if (undone) this.#merges.splice(this.#merges.indexOf(merge), 1);
  }

  async #relate(id: string, other: string, relation: string): Promise<void> {
    if (id === other) return;
    const { relations } = await this.#read(id);
    const kept = relations
      .map((each) => ({ person_id: each.person_id, relation: each.relation as string, comments: each.comments }))
      .filter((each) => each.person_id !== other || each.relation !== relation);
    await this.#edit(id, { relations: [...kept, { person_id: other, relation, comments: 'x' }] });
  }

  /** In January an earlier wound is corrected, if there is one; else a new one is noted. */
  async #wound(id: string, month: number): Promise<void> {
    const { data } = await this.#editor.call(findPersonEvents, { person_id: id, type: 'injured' });
    const [first] = data;
    if (first && month === 1) {
      await this.#editor.call(updatePersonEvent, {
        event: { id: first.id, version: first.version, topo: 'verbeterd' },
      });
      return;
    }
    const words = `wonde ${this.wounds.size} ${this.ids[0]}`;
    const event = { type: 'injured', person_id: id, start_year: 1916, start_month: month, injured_wound: words };
    await this.#editor.call(createPersonEvent, { event });
    this.wounds.add(words);
  }
}
