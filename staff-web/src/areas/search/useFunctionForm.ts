import type { FunctionDefinition } from '@salient/shared/areas/functions/functionDefinition.ts';
import { parseQuery, printQuery, settledQuery } from '@salient/shared/areas/functions/query/queryAddress.ts';
import { callArguments, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useQueryDraft } from '@salient/shared/areas/functions/query/useQueryDraft.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../lib/messages/useMessages.ts';

interface FormAddress {
  /** What stays in the address when other arguments take the place of those before: where the page leads back to. */
  readonly kept: readonly string[];
  /** What the address says more once they are executed. */
  readonly executed: readonly [name: string, value: string];
}

/** Further parts of the address by their names; null takes one away. */
type Beside = Readonly<Record<string, string | null>>;

interface Putting {
  readonly execute?: boolean;
  readonly replace: boolean;
  readonly beside?: Beside;
}

/** Whether an error at `path` is about the field at `edited` or inside it. */
const isAbout = (path: string, edited: string) => path === edited || path.startsWith(`${edited}.`);

/**
 * The arguments of a function: what is being typed, what the address holds, and what the server refused. The address holds
 * them all, so that a link, Back and reload show the same.
 */
export function useFunctionForm(definition: FunctionDefinition, { kept, executed }: FormAddress) {
  const client = useClient();
  const messages = useMessages();
  const [address, setAddress] = useSearchParams();
  const query = useMemo(() => parseQuery(definition, [...address]), [definition, address]);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isValidating, setValidating] = useState(false);

  /** Puts arguments in the place of those in the address. */
  const put = (next: SearchQuery, { execute = false, replace, beside = {} }: Putting) =>
    setAddress(
      (before) => {
        const former = [...before].filter(([key]) => kept.includes(key));
        const asked = printQuery(definition, next).map(([key, value]) => [key, value]);
        const params = new URLSearchParams([...former, ...asked, ...(execute ? [[...executed]] : [])]);
        for (const [key, value] of Object.entries(beside)) {
          if (value === null) params.delete(key);
          else params.set(key, value);
        }
        return params;
      },
      { replace, preventScrollReset: true },
    );
  const { draft, edit, settle } = useQueryDraft(definition, query, (next) => put(next, { replace: true }));

  /** Asks the server what is wrong with what was typed; null when it could not say. */
  const validate = async (): Promise<FieldErrors | null> => {
    settle();
    const asked = settledQuery(definition, draft);
    put(asked, { replace: true });
    setValidating(true);
    try {
      const answer = await client.validateFunction({ name: definition.name, args: callArguments(asked) });
      const refused = answer.status === 'OK' ? {} : answer.data;
      setErrors(refused);
      return refused;
    } catch (error) {
      messages.failure(error);
      return null;
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
    validate,
    /** Runs what passes; what is wrong with the rest. */
    execute: async (): Promise<FieldErrors> => {
      const refused = await validate();
      if (refused && Object.keys(refused).length === 0) {
        put(settledQuery(definition, draft), { execute: true, replace: false });
      }
      return refused ?? {};
    },
    /** Asks something else at once; `beside` as in `Putting`. */
    open: (next: SearchQuery, beside: Beside) => {
      settle();
      setErrors({});
      put(next, { replace: true, beside });
    },
    reset: () => {
      settle();
      setErrors({});
      edit({});
    },
  };
}
export type FunctionForm = ReturnType<typeof useFunctionForm>;
