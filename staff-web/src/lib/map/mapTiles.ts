/** The museum's own map tiles, which the server writes into the page; undefined takes OpenStreetMap's public ones. */
export function mapTiles(): string | undefined {
  const address = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]')?.content ?? '';
  // The development server leaves the slot as it is.
  return address === '' || address.startsWith('%') ? undefined : address;
}
