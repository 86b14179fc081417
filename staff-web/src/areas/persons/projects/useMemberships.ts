import type { MembershipOutcome } from '@salient/shared/areas/persons/membershipMethods.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { MethodName, Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';

/** What shows who belongs to a project. */
const refreshes: readonly MethodName[] = [
  ...(['findPersonsByProjectMembership', 'getProject', 'findProjects'] as const),
  ...(['findPerson', 'getPerson', 'findPersonStories', 'getProjectFigures', 'findChanges'] as const),
];

interface Titled {
  readonly id: string;
  readonly title: string;
}

/** Brings persons into a project and takes them out, tells what came of it, and offers the way back. */
export function useMemberships() {
  const { t } = useTexts();
  const messages = useMessages();
  const adding = useCommand('addPersonsToProject', { refreshes });
  const removing = useCommand('removePersonsFromProject', { refreshes });
  const tell = (
    key: 'added' | 'taken',
    { changed, unchanged, refused }: MembershipOutcome,
    title: string,
    undo: () => Promise<unknown>,
  ) => {
    const isChanged = changed.length > 0;
    const text = [
      isChanged ? t(`projectPages.${key}`, { count: changed.length, title }) : t(`projectPages.${key}None`, { title }),
      unchanged > 0 && isChanged ? t(`projectPages.${key}Before`, { count: unchanged }) : '',
      refused > 0 ? t('projectPages.refused', { count: refused }) : '',
    ];
    // A failure tells itself.
    const run = () =>
      void undo().then(
        () => messages.success(t(`projectPages.${key}Undone`)),
        () => undefined,
      );
    messages.success(
      text.filter(Boolean).join(' '),
      isChanged ? { action: { label: t('recordMerges.undo'), run } } : {},
    );
  };
  type Added = ParamsOf<Methods['addPersonsToProject']>['persons'];
  type Taken = ParamsOf<Methods['removePersonsFromProject']>['persons'];
  return {
    isBusy: adding.isPending || removing.isPending,
    add: async ({ id: project, title }: Titled, persons: Added) => {
      const outcome = await adding.mutateAsync({ project, persons });
      const ids = outcome.changed;
      tell('added', outcome, title, () => removing.mutateAsync({ project, persons: { ids } }));
    },
    take: async ({ id: project, title }: Titled, persons: Taken) => {
      const outcome = await removing.mutateAsync({ project, persons });
      const ids = outcome.changed;
      tell('taken', outcome, title, () => adding.mutateAsync({ project, persons: { ids } }));
    },
  };
}
