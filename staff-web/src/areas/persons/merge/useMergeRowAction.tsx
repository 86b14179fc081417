import type { Person } from '@salient/shared/areas/persons/person.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';
import type { RowAction } from '../../../lib/list/listTypes.ts';
import { mergePanel, pairText } from '../../../lib/merges/mergePair.ts';
import { useNameOf } from '../useNameOf.ts';
import { useMergePick } from './useMergePick.ts';

/** What merging means for a row: the first pick, the second, or the first taken back (PERSON-11, PERSON-14). */
export function useMergeRowAction(
  hrefOf: (panel: string, id: string) => string,
  rowName: (person: Person) => string,
): (person: Person) => RowAction {
  const { t } = useTexts();
  const nameOf = useNameOf();
  const { picked, pick, clear } = useMergePick();
  return (person) => {
    const name = rowName(person);
    const action = { key: 'merge', icon: <Icon name="merge" /> };
    if (!picked)
      return {
        ...action,
        label: t('merging.startOf', { name }),
        onClick: () => pick({ id: person.id, name: nameOf(person) }),
      };
    if (picked.id === person.id) {
      return { ...action, icon: <Icon name="close" />, label: t('merging.unpick', { name }), onClick: clear };
    }
    const label = t('merging.withPicked', { name, picked: picked.name });
    return { ...action, label, to: hrefOf(mergePanel, pairText(picked.id, person.id)) };
  };
}
