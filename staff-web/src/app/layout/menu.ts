import { mayOpenPage } from '@salient/shared/app/pages/staffPagePolicy.ts';
import type { PageCode } from '@salient/shared/app/pages/staffPages.ts';
import {
  type ContactDataReader,
  isAdmin,
  isAtLeastRevisor,
  isLoggedIn,
  mayReadContactData,
} from '@salient/shared/areas/users/actor.ts';
import type { MenuEntry } from '../../lib/area/Area.ts';
import { menuEntries } from '../composeAreas.ts';

type Group = MenuEntry['group'];

export interface MenuGroup {
  readonly key: Group;
  readonly shownTo: (actor: ContactDataReader) => boolean;
  readonly entries: readonly MenuEntry[];
}

/** The parts of the sidebar, and who sees them (SHELL-06 to 10, SHELL-12). Who may open a page by its address is another question: ROUTE-66. */
const groups: Readonly<Record<Group, MenuGroup['shownTo']>> = {
  names: isLoggedIn,
  documents: isLoggedIn,
  stories: isAtLeastRevisor,
  // Revisors and administrators, and all who edit where the museum lets them read contact data.
  contacts: mayReadContactData,
  management: isAdmin,
};

const entries = [...menuEntries].sort((a, b) => a.place - b.place);

/** What the sidebar shows somebody: their groups, and in them the pages that have a screen. */
export function menuFor(actor: ContactDataReader, hasScreen: (code: PageCode) => boolean): readonly MenuGroup[] {
  return (Object.keys(groups) as Group[])
    .map((key) => ({
      key,
      shownTo: groups[key],
      entries: entries.filter(({ group, code }) => group === key && hasScreen(code) && mayOpenPage(actor, code)),
    }))
    .filter(({ shownTo, entries: shown }) => shownTo(actor) && shown.length > 0);
}
