/** The permanent path of a person, the documents' own form (ROUTE-49). */
export const personPath = (id: string) => `/person/_id=${id}`;
