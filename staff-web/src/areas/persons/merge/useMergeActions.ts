import { fieldText, typeText } from '@salient/shared/app/changeTexts.ts';
import type { LeftByUndo } from '@salient/shared/areas/persons/merge/personMerge.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useServices } from '../../../lib/services/services.ts';
import { useNameOf } from '../useNameOf.ts';
import { useMergeQueries } from './useMergeQueries.ts';

interface Pair {
  readonly idA: string;
  readonly idB: string;
  readonly nameA: string;
  readonly nameB: string;
}

/**
 * What is done with two persons, each told by a message that offers the way back. The messages outlive the page that
 * they were said on, and so does what they offer.
 */
export function useMergeActions() {
  const { client, queries, mergePick } = useServices();
  const mergeQueries = useMergeQueries();
  const { t } = useTexts();
  const messages = useMessages();
  const nameOf = useNameOf();

  /** Whoever was merged into another person is asked for again only when somebody opens it. */
  const refresh = async (mergedId?: string): Promise<void> => {
    const isMerged = ([, params]: readonly unknown[]) => Object.values(params ?? {}).includes(mergedId);
    await Promise.all(
      mergeQueries.map((name) =>
        queries.invalidateQueries({
          queryKey: [name],
          predicate: ({ queryKey }) => mergedId === undefined || !isMerged(queryKey),
        }),
      ),
    );
    if (mergedId === undefined) return;
    await queries.invalidateQueries({ predicate: ({ queryKey }) => isMerged(queryKey), refetchType: 'none' });
  };

  const undo = async (id: string, notSame = false): Promise<boolean> => {
    try {
      const { kept, restored, left } = await client.undoMerge({ id, notSame });
      const names = { kept: nameOf(kept), restored: nameOf(restored) };
      if (left.length === 0) messages.success(t('merging.undone', names));
      else messages.success(t('merging.undoneLeft', { ...names, what: leftText(t, left) }), { stays: true });
      await refresh();
      return true;
    } catch (error) {
      messages.failure(error);
      return false;
    }
  };

  return {
    undo,
    refresh,
    /** Merges B into A; fails like the call, which whoever asked shows. */
    merge: async (params: ParamsOf<Methods['mergePersons']>, names: Pick<Pair, 'nameA' | 'nameB'>) => {
      const { merge_id } = await client.mergePersons(params);
      mergePick.clear();
      messages.success(t('person.merged', names), {
        action: { label: t('merging.undo'), run: () => void undo(merge_id) },
      });
    },
    /** Says for good that two persons are not the same. */
    tellApart: async ({ idA, idB, ...names }: Pair): Promise<boolean> => {
      try {
        await client.clearMergeSuggestion({ idA, idB });
      } catch (error) {
        messages.failure(error);
        return false;
      }
      messages.success(t('merging.notSameDone', names), {
        action: {
          label: t('merging.takeBack'),
          run: () =>
            void client.takeBackDistinct({ idA, idB }).then(
              () => refresh(),
              (error: unknown) => messages.failure(error),
            ),
        },
      });
      await refresh();
      return true;
    },
    takeBack: async ({ idA, idB, ...names }: Pair): Promise<void> => {
      try {
        await client.takeBackDistinct({ idA, idB });
        messages.success(t('merging.takenBackDone', names));
        await refresh();
      } catch (error) {
        messages.failure(error);
      }
    },
  };
}

/** What an undo left as it is, in words: fields of the person, and kinds of other records. */
function leftText(t: Translate, left: readonly LeftByUndo[]): string {
  const words = left.map(({ kind, field }) => {
    if (kind === 'person' && field) return fieldText(t, 'person', field);
    if (kind === 'event') return field ? fieldText(t, 'person_event', field) : typeText(t, 'person_event');
    if (kind === 'reference') return fieldText(t, 'document', 'references');
    return fieldText(t, 'person', kind === 'relation' ? 'relations' : 'project_memberships');
  });
  return [...new Set(words)].join(', ');
}
