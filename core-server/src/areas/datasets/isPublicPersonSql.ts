/** SQL of whether everybody may know of a person: see `isPublicPerson`. */
export const isPublicPersonSql = (row: string): string => `${row}.living_status <> 'presumed_living'`;
