/** A value as it stands in a Meilisearch filter; the only place where values meet filter syntax. */
export const quoteFilter = (value: string | number) =>
  typeof value === 'number' ? String(value) : `"${value.replace(/[\\"]/g, '\\$&')}"`;

export const inList = (field: string, values: readonly (string | number)[]) =>
  `${field} IN [${values.map(quoteFilter).join(', ')}]`;
