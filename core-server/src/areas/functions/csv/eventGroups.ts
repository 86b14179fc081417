import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import type { CsvGroup } from '@salient/shared/areas/functions/csv/csvFields.ts';

export type EventGroup = Exclude<CsvGroup, 'general'>;

/** Which events stand in a group: those of a type, or of them those with one of these kinds. */
interface GroupRule {
  readonly type: EventType;
  /** Values of the type's choice: see `choiceSql`. */
  readonly kinds?: readonly string[];
}

/** The groups of CSV-03, and those of further types of events. `where` holds all residences, those of the two groups behind it as well. */
export const eventGroups: Readonly<Record<EventGroup, GroupRule>> = {
  born: { type: 'born' },
  school: { type: 'school' },
  work: { type: 'work' },
  where: { type: 'where' },
  homeAddress: { type: 'where', kinds: ['homeaddress'] },
  evacuate: { type: 'where', kinds: ['evacuated'] },
  enlisted: { type: 'military', kinds: ['enlisted'] },
  activeService: { type: 'military', kinds: ['active service'] },
  otherMilitary: {
    type: 'military',
    kinds: ['posted to', 'attached to', 'renumbered', 'transferred to', 'promoted'],
  },
  injured: { type: 'injured' },
  hospitalized: { type: 'hospitalized' },
  died: { type: 'died' },
  buriedOriginal: { type: 'memorated', kinds: ['original'] },
  buriedCurrent: { type: 'memorated', kinds: ['current'] },
  memoratedOther: { type: 'memorated', kinds: ['none', 'unknown'] },
  jailed: { type: 'jailed' },
  decorated: { type: 'decorated' },
};

/** SQL of the choice by which events of one type stand in different groups. */
export const choiceSql = 'coalesce(e.where_reason, e.enlisted_reason, e.memorial_kind)';

/** How an event is told to be of one of `groups`: which of them, by its type and its choice. */
export function groupsOfEvents(
  groups: readonly EventGroup[],
): (type: string, kind: string | null) => readonly EventGroup[] {
  const known = new Map<string, readonly EventGroup[]>();
  return (type, kind) => {
    const key = `${type}|${kind}`;
    const found =
      known.get(key) ??
      groups.filter((group) => {
        const rule = eventGroups[group];
        return rule.type === type && (rule.kinds?.includes(kind ?? '') ?? true);
      });
    known.set(key, found);
    return found;
  };
}
