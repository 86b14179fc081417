/** SQL of whether the account of an id may still sign in: what it was given a ticket for ends with it. */
export const isAccountOpenSql = (id: string): string =>
  `EXISTS (SELECT FROM app_user u WHERE u.id = ${id} AND NOT u.deleted AND u.status = 'checked')`;
