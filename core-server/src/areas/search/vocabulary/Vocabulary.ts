import type { RankGroupName } from '@salient/shared/areas/military/ranks/rankGroups.ts';
import { MemorialIndex } from './MemorialIndex.ts';
import { PhraseIndex } from './PhraseIndex.ts';
import { SuggestionIndex } from './SuggestionIndex.ts';
import { UnitIndex } from './UnitIndex.ts';

/** The words that the museum knows beside names of persons, and what each can mean. */
export class Vocabulary {
  /** What is of a `PhraseKind`. */
  readonly phrases = new PhraseIndex();
  readonly units = new UnitIndex();
  readonly memorials = new MemorialIndex();
  /** What is of a `SearchTermKind`, where somebody has to do with it. */
  readonly suggestions = new SuggestionIndex();
  /** The ranks of lists, in the form in which events compare them. */
  readonly ranks = new Map<RankGroupName, string[]>();
}
