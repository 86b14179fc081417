import type { Dataset } from '@salient/shared/areas/datasets/datasets.ts';
import type { EventCriterionType } from '@salient/shared/areas/search/eventInputs.ts';
import type { ImportedBy } from '@salient/shared/areas/search/importedBy.ts';
import type { ServedIn } from '@salient/shared/areas/search/servedIn.ts';
import type { TextMode } from '@salient/shared/areas/search/textModes.ts';
import type { HowMany, SoftCondition } from './conditions/SoftCondition.ts';

/** Text modes after `selected` became an equality. */
export type CompareMode = Exclude<TextMode, 'selected'>;

/** A record that is meant by its id, or by its name in normalised form. */
export type RecordComparison = { readonly id: string } | { readonly mode: CompareMode; readonly key: string };

/** One condition on a person's own fields. Days are yyyymmdd integers, texts in normalised form. */
export type PersonCondition =
  /** On a list of names: any of them may match; `not_equal` means none equals. */
  | {
      readonly kind: 'names';
      readonly column: 'surname_keys' | 'familyname_keys';
      readonly mode: CompareMode;
      readonly key: string;
    }
  | {
      readonly kind: 'text';
      readonly column: 'initials_key' | 'nationality_key';
      readonly mode: CompareMode;
      readonly key: string;
    }
  | { readonly kind: 'description'; readonly mode: CompareMode; readonly key: string }
  | {
      readonly kind: 'equals';
      readonly column: 'gender' | 'victim_type' | 'victim_type_details';
      readonly value: string;
    }
  | {
      readonly kind: 'days';
      readonly column: 'born' | 'died';
      readonly from: number | null;
      readonly to: number | null;
      /** All of what is known of the date has to lie within, and not only some of it. */
      readonly isCertain: boolean;
    }
  | { readonly kind: 'age'; readonly from: number | null; readonly to: number | null }
  | { readonly kind: 'dataset'; readonly dataset: Exclude<Dataset, 'any'> }
  /** In the Irish memorial records by the flag, or by a memorial that stands for them. */
  | { readonly kind: 'irishRecords'; readonly memorialId: string }
  | { readonly kind: 'project'; readonly id: string }
  | { readonly kind: 'relation'; readonly relation: string }
  | ({ readonly kind: 'related'; readonly relation: string | null } & RecordComparison)
  /** No date of the event is known. */
  | { readonly kind: 'noDate'; readonly column: 'born' | 'died' }
  | { readonly kind: 'notDocumented' }
  /** Named by a document of a collection. */
  | ({ readonly kind: 'collection' } & RecordComparison)
  | { readonly kind: 'servedIn'; readonly in: ServedIn }
  /** Added to the names list after a moment. */
  | { readonly kind: 'addedSince'; readonly at: Date }
  | { readonly kind: 'among'; readonly ids: readonly string[] }
  /** Brought or changed by an import. */
  | ({ readonly kind: 'imported' } & ImportedBy)
  /** Meets all, some but not all, or none of what was typed beside the name. */
  | { readonly kind: 'soft'; readonly howMany: HowMany; readonly conditions: readonly SoftCondition[] }
  /** Whom everybody may know. */
  | { readonly kind: 'public' }
  /** Only soldiers of this army, for accounts limited to one. */
  | { readonly kind: 'soldierOf'; readonly army: string };

/** One condition on an event. */
export type EventCondition =
  | {
      readonly kind: 'text';
      readonly name: string;
      readonly column: string;
      readonly mode: CompareMode;
      readonly key: string;
    }
  | { readonly kind: 'select'; readonly name: string; readonly column: string; readonly values: readonly string[] }
  | {
      readonly kind: 'reference';
      readonly name: string;
      readonly column: 'place_id' | 'memorial_id';
      readonly mode: 'in' | 'not_in' | 'empty';
      readonly ids: readonly string[];
      /** Many of whom they concern wait for the index, which cannot say which of the two a document means. */
      readonly isBehind: boolean;
    }
  | { readonly kind: 'days'; readonly from: number | null; readonly to: number | null }
  /** On an entry in the history of a unit. */
  | { readonly kind: 'history'; readonly column: 'type' | 'track_type'; readonly value: string }
  /** On the military entity that such an entry names, or with which somebody served meanwhile. */
  | {
      readonly kind: 'unit';
      readonly role: 'named' | 'servedWith';
      readonly mode: 'in' | 'not_in' | 'empty';
      readonly ids: readonly string[];
    }
  /** What stands for both in a query: units whose history tells what is asked, or that were under the unit that is asked for. */
  | { readonly kind: 'unitDays'; readonly set: 'told' | 'within'; readonly units: readonly UnitDays[] };

/** A span of days, yyyymmdd, in which something holds for a unit; it may have several. */
export interface UnitDays {
  readonly unit: string;
  /**
   * Whether tracks count, or only the other entries. Tracks of a regiment are of those of whom no unit is known: the units have
   * it among theirs.
   */
  readonly with_tracks: boolean;
  readonly first_day: number;
  readonly last_day: number;
}

export interface ResolvedEvent {
  readonly type: EventCriterionType;
  readonly conditions: readonly EventCondition[];
  /** Whether nobody may have an event that meets them. */
  readonly isNegated: boolean;
  /** How many events of their own must meet the conditions: as many as equal items were asked for. */
  readonly times: number;
}

/** A person query with every place and memorial looked up and everything that filters nothing left out. */
export interface ResolvedQuery {
  readonly persons: readonly PersonCondition[];
  readonly events: readonly ResolvedEvent[];
}
