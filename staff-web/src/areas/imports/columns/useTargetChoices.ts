import {
  importTargets,
  isTargetOf,
  type ListKind,
  type TargetId,
  targetIds,
} from '@salient/shared/areas/imports/plan/importTargets.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

const groups: readonly (readonly [
  group: 'person' | 'life' | 'service' | 'fate' | 'rest',
  owners: readonly string[],
])[] = [
  ['person', ['list', 'person']],
  ['life', ['born', 'where', 'work', 'marriage']],
  ['service', ['military']],
  ['fate', ['injured', 'jailed', 'hospitalized', 'died', 'memorated']],
  ['rest', ['decorated', 'extra']],
];

/** What a column of a list of a kind may say, of persons in groups, for a field of choice. */
export function useTargetChoices(kind: ListKind) {
  const { t } = useTexts();
  const choice = (value: TargetId) => ({ value, label: t(`importTargets.${value}`) });
  const ids = targetIds.filter((id) => isTargetOf(id, kind));
  const nothing = { value: '', label: t('imports.saysNothing') };
  if (kind !== 'persons') return [nothing, ...ids.map(choice)];
  return [
    nothing,
    ...groups.map(([group, owners]) => ({
      group: t(`imports.groups.${group}`),
      items: ids.filter((id) => owners.includes(importTargets[id].at[0])).map(choice),
    })),
  ];
}
