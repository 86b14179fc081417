/** The clock of the museum: by it days begin, and moments are typed and shown. Also for statements, between quotes. */
export const museumTimeZone = 'Europe/Brussels';
