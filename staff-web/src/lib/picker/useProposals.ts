import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReferenceKind } from '../records/referenceKinds.ts';
import { useServices } from '../services/services.ts';
import type { Reference } from './referenceSources.ts';

const most = 3;

/** What an empty picker offers. */
export interface Proposals {
  readonly proposed: readonly Reference[];
  readonly recent: readonly Reference[];
}

interface Given {
  readonly given?: readonly Reference[] | undefined;
  /** A record that is no choice. */
  readonly except?: string | undefined;
}

/** What the form makes likely, and what was chosen before in pickers of the kind; each record once. */
export function useProposals(kind: ReferenceKind, type: string | undefined, { given = [], except }: Given) {
  const { language } = useTexts();
  const { recentReferences } = useServices();
  const isTaken = ({ id, fields }: Reference) => id !== except && (type === undefined || fields?.type === type);
  const proposed = [...new Map(given.filter(isTaken).map((each) => [each.id, each])).values()].slice(0, most);
  const isNew = ({ id }: Reference) => proposed.every((each) => each.id !== id);
  const recent = recentReferences.of(kind, language).filter((each) => isTaken(each) && isNew(each));
  return {
    proposed,
    recent,
    all: [...proposed, ...recent],
    /** Keeps what was chosen for the pickers to come. */
    note: (chosen: Reference) => recentReferences.add(chosen, language),
  };
}
