import { namingFields } from '@salient/shared/areas/military/militaryEntityTypes.ts';

/** SQL: what a military entity is called, as `militaryName` says it. */
export function militaryNameSql(entity: string): string {
  const names = Object.entries(namingFields).map(([type, fields]) => {
    const filled = fields.map((field) => `nullif(${entity}.${field}, '')`);
    return `WHEN '${type}' THEN concat_ws(' ', ${filled.join(', ')})`;
  });
  return `CASE ${entity}.type ${names.join(' ')} END`;
}
