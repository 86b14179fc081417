import { findPersonAdvancedInternal as definition } from '@salient/shared/areas/functions/personFunctions.ts';
import { parseQuery, printQuery, settledQuery } from '@salient/shared/areas/functions/query/queryAddress.ts';
import { callArguments, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useQueryDraft } from '@salient/shared/areas/functions/query/useQueryDraft.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { savedParam } from './savedParam.ts';

/**
 * What stays in the address when another search takes the place of the one before: where the page leads back to, and the
 * saved search that it began with.
 */
const kept = ['via', savedParam] as const;

/** Whether an error at `path` is about the field at `edited` or inside it. */
const isAbout = (path: string, edited: string) => path === edited || path.startsWith(`${edited}.`);

interface Putting {
  readonly tab?: string | undefined;
  readonly replace: boolean;
  /** The saved search that the address names from now on; null for none. */
  readonly saved?: string | null;
}

/**
 * The advanced search of staff: what is being typed, what the address holds, and what the server refused. The address
 * holds the whole search, so that a link, Back and reload show the same (ADVSEARCH-01 to -04).
 */
export function usePersonSearch() {
  const client = useClient();
  const messages = useMessages();
  const [address, setAddress] = useSearchParams();
  const query = useMemo(() => parseQuery(definition, [...address]), [address]);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isValidating, setValidating] = useState(false);

  /** Puts a search in the place of the one in the address; `tab` opens a part of the page. */
  const put = (next: SearchQuery, { tab, replace, saved }: Putting) =>
    setAddress(
      (before) => {
        const former = [...before].filter(([key]) => kept.some((name) => name === key));
        if (saved !== undefined) {
          const others = former.filter(([key]) => key !== savedParam);
          former.splice(
            0,
            former.length,
            ...others,
            ...(saved === null ? [] : [[savedParam, saved] as [string, string]]),
          );
        }
        const asked = printQuery(definition, next).map(([key, value]) => [key, value]);
        return new URLSearchParams([...former, ...asked, ...(tab ? [['tab', tab]] : [])]);
      },
      { replace, preventScrollReset: true },
    );
  const { draft, edit, settle } = useQueryDraft(definition, query, (next) => put(next, { replace: true }));

  const execute = async (): Promise<FieldErrors> => {
    settle();
    const asked = settledQuery(definition, draft);
    put(asked, { replace: true });
    setValidating(true);
    try {
      const answer = await client.validateFunction({ name: definition.name, args: callArguments(asked) });
      const refused = answer.status === 'OK' ? {} : answer.data;
      setErrors(refused);
      if (answer.status === 'OK') put(asked, { tab: 'results', replace: false });
      return refused;
    } catch (error) {
      messages.failure(error);
      return {};
    } finally {
      setValidating(false);
    }
  };

  return {
    /** What the address asks. */
    query,
    /** What is being typed. */
    draft,
    errors,
    isValidating,
    /** @param path of the field that was edited; what the server refused of it is forgotten. */
    edit: (path: string, next: SearchQuery) => {
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([each]) => !isAbout(each, path))));
      edit(next);
    },
    execute,
    /** Begins a new search, which no longer is the saved one. */
    reset: () => {
      settle();
      setErrors({});
      edit({});
      put({}, { replace: true, saved: null });
    },
    /** Asks something else, as a saved search does; the open part of the page stays open. */
    open: (next: SearchQuery, saved?: string) => {
      settle();
      setErrors({});
      put(next, { replace: true, tab: address.get('tab') ?? undefined, ...(saved === undefined ? {} : { saved }) });
    },
  };
}
export type PersonSearch = ReturnType<typeof usePersonSearch>;
