import type { PageCode } from '@salient/shared/app/pages/staffPages.ts';
import { type Actor, isAdmin, isAtLeastRevisor, isLoggedIn } from '@salient/shared/areas/users/actor.ts';
import type { IconName } from '../../lib/icons/Icon.tsx';

interface MenuEntry {
  readonly code: PageCode;
  readonly icon: IconName;
}

export interface MenuGroup {
  readonly key: 'names' | 'documents' | 'stories' | 'contacts' | 'management';
  readonly shownTo: (actor: Pick<Actor, 'type'>) => boolean;
  readonly entries: readonly MenuEntry[];
}

/** The sidebar (SHELL-06 to 10, SHELL-12). Who may open a page by its address is another question: ROUTE-66. */
const menu: readonly MenuGroup[] = [
  {
    key: 'names',
    shownTo: isLoggedIn,
    entries: [
      { code: 'persons_search', icon: 'search' },
      { code: 'persons', icon: 'person' },
      { code: 'places', icon: 'place' },
      { code: 'military_entities', icon: 'military' },
      { code: 'memorials', icon: 'memorial' },
    ],
  },
  {
    key: 'documents',
    shownTo: isLoggedIn,
    entries: [
      { code: 'collections', icon: 'collection' },
      { code: 'documentation', icon: 'document' },
    ],
  },
  {
    key: 'stories',
    shownTo: isAtLeastRevisor,
    entries: [
      { code: 'personstories', icon: 'story' },
      { code: 'kiosks', icon: 'kiosk' },
      { code: 'figures', icon: 'figures' },
    ],
  },
  {
    key: 'contacts',
    shownTo: isAtLeastRevisor,
    entries: [
      { code: 'contact_persons', icon: 'contact' },
      { code: 'contact_moments', icon: 'moment' },
    ],
  },
  {
    key: 'management',
    shownTo: isAdmin,
    entries: [
      { code: 'users', icon: 'users' },
      { code: 'backups', icon: 'restore' },
      { code: 'functions', icon: 'functions' },
      { code: 'projects', icon: 'project' },
      { code: 'key_locations', icon: 'key' },
    ],
  },
];

/** What the sidebar shows somebody: their groups, and in them the pages that have a screen. */
export function menuFor(actor: Pick<Actor, 'type'>, hasScreen: (code: PageCode) => boolean): readonly MenuGroup[] {
  return menu
    .filter(({ shownTo }) => shownTo(actor))
    .map((group) => ({ ...group, entries: group.entries.filter(({ code }) => hasScreen(code)) }))
    .filter(({ entries }) => entries.length > 0);
}
