import { linkToKeys } from '../areas/key-locations/keyLinks.ts';
import { linkToNamesOfDay } from '../areas/names-of-day/linkToNamesOfDay.ts';
import { linkToStories } from '../areas/stories/list/linkToStories.ts';
import type { Address } from '../lib/routing/address.ts';
import { linkToStart } from '../lib/routing/linkTo.ts';
import type { Route } from './readAddress.ts';

interface Section {
  readonly name: 'names' | 'stories' | 'map' | 'today';
  /** Its own page, and the pages beneath. */
  readonly pages: readonly Route['page'][];
  readonly linkTo: (address: Address) => string;
  /** Whether the page is a document of its own, which no script of this app draws. */
  readonly isDocument?: boolean;
}

/** The parts of the public site, in the order of the header; the first page of each is its own. */
export const sections: readonly Section[] = [
  {
    name: 'names',
    pages: ['search', 'person', 'project', 'memorial', 'unit', 'document', 'documentSearch'],
    linkTo: linkToStart,
  },
  {
    name: 'stories',
    pages: ['stories', 'story', 'storyPair'],
    linkTo: linkToStories,
    isDocument: true,
  },
  { name: 'map', pages: ['keys', 'keyMap', 'keyLocation'], linkTo: linkToKeys },
  { name: 'today', pages: ['namesOfDay'], linkTo: linkToNamesOfDay },
];

/** What `aria-current` says of a section: the page itself, one beneath it, or neither. */
export function currentOf({ pages }: Section, page: Route['page']): 'page' | 'true' | undefined {
  if (page === pages[0]) return 'page';
  return pages.includes(page) ? 'true' : undefined;
}
