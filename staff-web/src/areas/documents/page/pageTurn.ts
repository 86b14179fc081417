import { useLocation } from 'react-router-dom';

/** How somebody came from one page to the next, as the entry of the browser's history keeps it. */
export interface PageTurn {
  /** Whether the cursor goes into the text, as it was turned by keys while typing. */
  readonly toTranscription: boolean;
}

/** Whether the cursor belongs into the text of the page that was turned to. */
export function useGoesToTranscription(): boolean {
  const state = useLocation().state as Partial<PageTurn> | null;
  return state?.toTranscription === true;
}

/** The page whose number the address follows, as the entry of the browser's history keeps it. */
export interface FollowedPage {
  readonly pageId: string;
}

/** The id of the page that the present address was written for; null where somebody came by a number. */
export function useFollowedPage(): string | null {
  const state = useLocation().state as Partial<FollowedPage> | null;
  return state?.pageId ?? null;
}
