const radians = (row: string, column: string) => `radians(${row}.${column})`;

/** SQL: kilometres along the ground between two rows with `lat` and `lon`. */
export const distanceKm = (a: string, b: string): string =>
  `2 * 6371.0088 * asin(least(1, sqrt(sin((${radians(a, 'lat')} - ${radians(b, 'lat')}) / 2) ^ 2
     + cos(${radians(a, 'lat')}) * cos(${radians(b, 'lat')}) * sin((${radians(a, 'lon')} - ${radians(b, 'lon')}) / 2) ^ 2)))`;
