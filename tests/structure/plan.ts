/** The programs whose insides follow the plan of docs/architecture.md, by the folder of their source. */
export const layeredFolders = [
  'shared/src',
  'core-server/src',
  'search-indexer/src',
  'staff-web/src',
  'public-web/src',
  'kiosk/src',
] as const;

/** Packages beside a program that are one thing each: without layers, and without cycles all the same. */
export const packageFolders = [
  'core-server/importer/src',
  'core-server/demo-museum/src',
  'core-server/launcher/src',
] as const;

/** From the lowest up: a layer imports itself and those before it. */
export const layers = ['lib', 'areas', 'app'] as const;

/**
 * The areas from the lowest up, the same in every program: an area imports those before it. Two that must hear of each
 * other do it through an event that the lower one declares, or through a port that `app` gives.
 */
export const areaOrder = [
  'datasets',
  'mails',
  'users',
  'attachments',
  'kiosks',
  'short-addresses',
  'map-tiles',
  'places',
  'memorials',
  'military',
  'projects',
  'relations',
  'events',
  'persons',
  'key-locations',
  'tags',
  'references',
  'scan-rights',
  'collections',
  'documents',
  'contacts',
  'catalogue',
  'stories',
  'search',
  'names-of-day',
  'start',
  'feedback',
  'kiosk-content',
  'functions',
  'bulk-changes',
  'saved-searches',
  'imports',
  'figures',
  'privacy',
  'open-data',
  'backups',
  'changes',
  'home',
] as const;
