/** Between the titles of what a record of the catalogue lies in, as between the names of a tag. */
export const titleSeparator = ' > ';

/** The own title of a document that says the way to it, and that way; of any other its title and nothing. */
export function readTitlePath(title: string): { readonly own: string; readonly path: string } {
  const at = title.lastIndexOf(titleSeparator);
  const own = title.slice(at + titleSeparator.length);
  if (at < 0 || own.trim() === '') return { own: title, path: '' };
  return { own, path: title.slice(0, at) };
}
