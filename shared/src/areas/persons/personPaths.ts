/** The permanent path of a person, the documents' own form (ROUTE-49). */
export const personPath = (id: string) => `/person/_id=${id}`;

/** The picture of the code that leads to the short address of a person, for print. */
export const personQrPath = (code: string) => `/public/qr/person/${code}.svg`;
