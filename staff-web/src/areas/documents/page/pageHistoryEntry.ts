import { useLocation } from 'react-router-dom';

/*
 * What an entry of the browser's history keeps of a page besides its address: how somebody came to it by turning pages, or
 * which page the address follows where that is moved. An entry has one of both, or neither.
 */

/** How somebody came from one page to the next. */
export interface PageTurn {
  /** Whether the cursor goes into the text, as it was turned by keys while typing. */
  readonly toTranscription: boolean;
}

/** Whether the cursor belongs into the text of the page that was turned to. */
export function useGoesToTranscription(): boolean {
  const state = useLocation().state as Partial<PageTurn> | null;
  return state?.toTranscription === true;
}

/** The page whose number the address follows: where it is moved, the address is written anew. */
export interface FollowedPage {
  readonly pageId: string;
}

/** The id of the page that the present address was written for; null where somebody came by a number. */
export function useFollowedPage(): string | null {
  const state = useLocation().state as Partial<FollowedPage> | null;
  return state?.pageId ?? null;
}
