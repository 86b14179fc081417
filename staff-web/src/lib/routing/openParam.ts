/** The part of the address that says which dialog is open over a page. */
export const openParam = 'open';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Whether a step leads away from a page or from the dialog over it. Sorting or paging the list behind leads nowhere. */
export const isElsewhere = (from: Place, to: Place) =>
  from.pathname !== to.pathname ||
  new URLSearchParams(from.search).get(openParam) !== new URLSearchParams(to.search).get(openParam);
