import type { MergeChoice, MergeField } from '@salient/shared/areas/persons/merge/mergeFields.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useState } from 'react';

type Choices = Readonly<Partial<Record<MergeField, MergeChoice>>>;

const otherSide: Readonly<Record<MergeChoice, MergeChoice>> = { a: 'b', b: 'a', both: 'both' };

/** What a merge of two persons would do by the choices made so far; swapping keeps what was chosen. */
export function useMergePreview([first, second]: readonly [string, string]) {
  const [isSwapped, setSwapped] = useState(false);
  const [choices, setChoices] = useState<Choices>({});
  const [idA, idB] = isSwapped ? [second, first] : [first, second];
  const query = useMethod('previewMerge', { idA, idB, choices }, { keepPrevious: true });
  return {
    preview: query.data,
    /** False while the preview is still that of the choices before, or of a visit before. */
    isCurrent: query.data !== undefined && !query.isPlaceholderData && !query.isFetching && !query.isError,
    error: query.error,
    refetch: query.refetch,
    choices,
    choose: (field: MergeField, choice: MergeChoice) => setChoices({ ...choices, [field]: choice }),
    swap: () => {
      setSwapped(!isSwapped);
      const turned = Object.entries(choices).map(([field, choice]) => [field, otherSide[choice]]);
      setChoices(Object.fromEntries(turned));
    },
  };
}
