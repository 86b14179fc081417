import { importTargets, type TargetId, targetIds } from '@salient/shared/areas/imports/plan/importTargets.ts';
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

/** What a column may say, in groups, for a field of choice. */
export function useTargetChoices() {
  const { t } = useTexts();
  const choice = (value: TargetId) => ({ value, label: t(`importTargets.${value}`) });
  return [
    { value: '', label: t('imports.saysNothing') },
    ...groups.map(([group, owners]) => ({
      group: t(`imports.groups.${group}`),
      items: targetIds.filter((id) => owners.includes(importTargets[id].at[0])).map(choice),
    })),
  ];
}
