import type { Document } from '@salient/shared/areas/documents/document.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureText, referenceOf } from '../../../lib/messages/failureText.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { documentQueries } from '../documentQueries.ts';
import { elementKey } from './element.ts';

/** What is done with elements, named by their keys; each answers the document as it is then. */
export interface ElementCommands {
  readonly isBusy: boolean;
  /** Makes a sub-document at the place of the first of some pages, and brings all of them there; of none an empty one. */
  readonly group: (keys: readonly string[]) => Promise<Document>;
  /** @param targetId null for the document that this one is part of, and for sub-documents no document at all. */
  readonly move: (keys: readonly string[], targetId: string | null) => Promise<Document>;
  /** @param before place before which they come, from 0. */
  readonly order: (keys: readonly string[], before: number) => Promise<Document>;
  readonly remove: (keys: readonly string[]) => Promise<Document>;
}

const options = { refreshes: documentQueries, showsFailure: true };

/** The commands on the elements of a document. Each says which elements it means, so that none is taken for another. */
export function useElementCommands(document: Document): ElementCommands {
  const queries = useQueryClient();
  const add = useCommand('addCollectionDocumentSubdocument', options);
  const move = useCommand('moveCollectionDocumentElements', options);
  const order = useCommand('orderCollectionDocumentElements', options);
  const remove = useCommand('removeCollectionDocumentElements', options);
  const isBusy = [add, move, order, remove].some(({ isPending }) => isPending);
  const { t } = useTexts();
  const messages = useMessages();
  return useMemo(() => {
    /** Says what failed. Where others changed the elements first, those are shown as they are, so that it can be done again. */
    const told = async (command: Promise<Document>) => {
      try {
        return await command;
      } catch (error) {
        const failure = failureOf(error);
        const isChanged = failure.name === 'conflict';
        if (isChanged) await queries.invalidateQueries({ queryKey: ['getCollectionDocument'] });
        messages.error(isChanged ? t('documentElements.changedMeanwhile') : failureText(error, t), {
          reference: referenceOf(failure),
        });
        throw error;
      }
    };
    /** What a command answers is shown at once. */
    const shown = (answered: Document) => {
      queries.setQueryData(['getCollectionDocument', { id: answered.id }], answered);
      return answered;
    };
    const { id: documentId } = document;
    const group = async (keys: readonly string[]) => {
      const [first, ...others] = placesOf(document, keys);
      const [id] = keys;
      const made = await add.mutateAsync({
        documentId,
        ...(first === undefined || id === undefined ? {} : { index: first, id }),
      });
      if (others.length === 0) return shown(made.document);
      const { indices, ids } = named(made.document, keys.slice(1));
      return shown(await move.mutateAsync({ documentId, targetId: made.subdocument.id, indices, ids }));
    };
    return {
      isBusy,
      group: (keys) => told(group(keys)),
      move: (keys, targetId) => told(move.mutateAsync({ documentId, targetId, ...named(document, keys) }).then(shown)),
      order: (keys, before) => told(order.mutateAsync({ documentId, before, ...named(document, keys) }).then(shown)),
      remove: (keys) => told(remove.mutateAsync({ documentId, ...named(document, keys) }).then(shown)),
    };
  }, [
    document,
    queries,
    messages,
    t,
    isBusy,
    add.mutateAsync,
    move.mutateAsync,
    order.mutateAsync,
    remove.mutateAsync,
  ]);
}

const placesOf = ({ elements }: Document, keys: readonly string[]) =>
  elements.flatMap((element, index) => (keys.includes(elementKey(element)) ? [index] : []));

const named = (document: Document, keys: readonly string[]) => {
  const indices = placesOf(document, keys);
  return { indices, ids: indices.map((index) => elementKey(document.elements[index] as Document['elements'][number])) };
};
