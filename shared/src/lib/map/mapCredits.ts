/** Whose work the ground is; each wishes to be named on the map with this address (decision 28). */
const sources = [
  { name: 'Natural Earth', address: 'https://www.naturalearthdata.com' },
  { name: 'Who’s On First', address: 'https://whosonfirst.org/docs/licenses/' },
  { name: 'GeoNames', address: 'https://www.geonames.org', licence: 'CC BY' },
] as const;

/** A credit as Leaflet takes it, which is HTML. */
export const creditOf = (name: string, address: string): string => `<a href="${address}" rel="noreferrer">${name}</a>`;

export const groundCredits = sources
  .map((source) => creditOf(source.name, source.address) + ('licence' in source ? ` (${source.licence})` : ''))
  .join(' · ');
