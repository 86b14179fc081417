/** The months of the war, as `yyyy-mm`. */
export const monthsOfWar: readonly string[] = Array.from({ length: 53 }, (_, index) => {
  const month = 6 + index;
  return `${1914 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
});
