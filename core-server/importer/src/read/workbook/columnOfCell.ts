/** The number of a column from the name of a cell, the first being 0: `AB12` is 27; -1 where there is no name. */
export function columnOfCell(name: string | undefined): number {
  const letters = /^[A-Z]{1,6}/i.exec(name ?? '')?.[0].toUpperCase() ?? '';
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
