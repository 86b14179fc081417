/** The page of a disclosed document, for visitors. */
export const publicDocumentPath = (id: string): string => `/document/${id}`;
