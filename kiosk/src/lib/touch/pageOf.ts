/** One screenful of a row, and how many there are; at least one, even of nothing. */
export function pageOf<Item>(items: readonly Item[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const shown = Math.min(Math.max(0, page), pages - 1);
  return { items: items.slice(shown * size, (shown + 1) * size), page: shown, pages };
}
