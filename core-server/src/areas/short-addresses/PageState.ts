/** Whether the page behind a short address is there now, or the moment from which it is not; null when nobody knows. */
export type PageState = { readonly isPublic: true } | { readonly isPublic: false; readonly since: Date | null };
