/** The permanent path of a person, the documents' own form (ROUTE-49). */
export const personPath = (id: string) => `/person/_id=${id}`;

/** The picture of the code that leads there, for print. */
export const personQrPath = (id: string) => `/public/qr/person/${id}.svg`;
