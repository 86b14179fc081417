import type { ImportList, ListContent, MappingJson } from '@salient/shared/areas/imports/importList.ts';
import { type Meant, meantSchema, nothingMeant } from '@salient/shared/areas/imports/meant/meantNames.ts';
import { guessPlan } from '@salient/shared/areas/imports/plan/guessPlan.ts';
import type { ImportPlan } from '@salient/shared/areas/imports/plan/ImportPlan.ts';
import type { ListKind } from '@salient/shared/areas/imports/plan/importTargets.ts';
import { readPlan } from '@salient/shared/areas/imports/plan/readPlan.ts';
import { filePart, writeMapping } from '@salient/shared/areas/imports/plan/writeMapping.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';

/** What somebody says of the columns of a list, kept as they say it. */
export interface ListRules {
  /** Null for a mapping that says more than the form can show, and until the list was read. */
  readonly plan: ImportPlan | null;
  /** Null until the list was read. */
  readonly mapping: MappingJson | null;
  readonly change: (change: Partial<ImportPlan>) => void;
  /** Takes a mapping file, or with null what the columns seem to say. */
  readonly replace: (mapping: MappingJson | null) => void;
  /** Begins anew with what the columns seem to say in a list of a kind. */
  readonly guess: (kind: ListKind) => void;
  /** What names were said to mean, by whatever mapping. */
  readonly meant: Meant;
  readonly mean: (meant: Meant) => void;
  /** Keeps what was said last; resolves when the server has it. */
  readonly save: () => Promise<boolean>;
}

/** Rest after a change before it is kept. Milliseconds. */
const restMs = 700;

/** The mapping of a list: what is kept of it, what its columns seem to say, or what was changed a moment ago. */
export function useListRules(list: ImportList): ListRules {
  const { language } = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const messages = useMessages();
  const [draft, setDraft] = useState<MappingJson | null>(null);
  const { id, file_name, content } = list;
  const guessed = useMemo(
    () => (content ? writeMapping(guessPlan(file_name, content, language), content) : null),
    [file_name, content, language],
  );
  const mapping = content ? (draft ?? list.mapping ?? guessed) : null;
  const plan = useMemo(() => (mapping && content ? readPlan(mapping, content) : null), [mapping, content]);
  const meant = meantSchema.catch(nothingMeant).parse(mapping?.meant ?? {});
  const save = async () => {
    const wanted = draft ?? (list.mapping ? null : guessed);
    if (!wanted) return true;
    try {
      const saved = await client.setImportRules({ id, mapping: wanted });
      queries.setQueryData(['getImportList', { id }], saved);
      setDraft((now) => (now === wanted ? null : now));
      return true;
    } catch (error) {
      messages.failure(error);
      return false;
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the rest anew, and is kept after it.
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => void save(), restMs);
    return () => clearTimeout(timer);
  }, [draft]);
  return {
    plan,
    mapping,
    change: (change) => {
      if (plan && content) setDraft(writeMapping({ ...plan, ...change }, content));
    },
    replace: (given) => setDraft(given && content ? asItIsRead(given, content) : guessed),
    guess: (kind) => {
      if (!content) return;
      const fresh = guessPlan(file_name, content, plan?.language ?? language, kind);
      const { source, title, country, army } = plan ?? fresh;
      setDraft(writeMapping({ ...fresh, source, title, country, army }, content));
    },
    meant,
    mean: (said) => {
      if (mapping) setDraft({ ...mapping, meant: said });
    },
    save,
  };
}

/** A mapping for the file as it is read here: it may have been written for another file of the list. */
function asItIsRead(mapping: MappingJson, content: ListContent): MappingJson {
  const { quote, columns, longRows, mergedCells } = Object(mapping.file) as Record<string, unknown>;
  return { ...mapping, file: { quote, columns, longRows, mergedCells, ...filePart(content) } };
}
