/** Whether the page behind a short address is there now, or the moment from which it is not; null when nobody knows. */
export type PageState =
  | {
      readonly isPublic: true;
      /** The record that the page is of by now, when it became part of another one. */
      readonly id?: string;
    }
  | { readonly isPublic: false; readonly since: Date | null };
