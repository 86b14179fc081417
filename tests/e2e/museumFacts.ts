import { type AccountType, accountTypes } from '@salient/shared/areas/users/user.ts';
import { emptyTexts } from '@salient/shared/lib/i18n/languageTexts.ts';
import { demoKeyLocations } from '../../core-server/demo-museum/src/key-locations/demoKeyLocations.ts';
import { demoKeyWalks } from '../../core-server/demo-museum/src/key-locations/demoKeyWalks.ts';

/** What browser tests know of the museum without searching it. */
export const summerProject = { id: '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f', title: 'Zomer 1917' };

/** One account of each type, whose name is its type; all have this password. */
export const staffPassword = 'Poperinge-Lijssenthoek-1917';
export const staffTypes = accountTypes;
export type StaffType = AccountType;

/** The keys of the demo museum: eight places in Ieper, one of them without German note. */
export const someKeys = demoKeyLocations.map(({ name, names, number, year, lat, lon, notes }) => ({
  ...{ name, number, year, notes },
  // The others are known by their Dutch name alone.
  ...(number <= 2 ? { names } : {}),
  position: { lat, lon },
}));

/** Theme walks past some of them; the second has a theme in Dutch alone. */
export const someWalks = demoKeyWalks.map((walk, index) => ({
  ...walk,
  titles: index === 0 ? walk.titles : { ...emptyTexts, nl: walk.titles.nl },
}));

/** Addresses of persons who are not there any more: one was merged into William McGee, one was removed. */
export const formerAddresses = {
  merged: '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e30',
  removed: '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e31',
};

/** Stories in every state that a visitor can meet. */
export const storyIds = {
  /** In four languages, for adults and children, at the museum and at a key, linked with Emma's. */
  cyriel: '0190d3a4-1c5e-7b2a-9f00-000000000001',
  emma: '0190d3a4-1c5e-7b2a-9f00-000000000002',
  /** At the museum only, in Dutch only, without a child story. */
  dutchOnly: '0190d3a4-1c5e-7b2a-9f00-000000000003',
  withdrawn: '0190d3a4-1c5e-7b2a-9f00-000000000004',
  draft: '0190d3a4-1c5e-7b2a-9f00-000000000005',
  /** At the museum, for kiosk 4 alone, and the one that is published and taken back there. */
  partner: '0190d3a4-1c5e-7b2a-9f00-000000000006',
  comes: '0190d3a4-1c5e-7b2a-9f00-000000000007',
  /** At no place yet, for kiosk 3 alone: one comes before its server is away, and one while it is. */
  comesBefore: '0190d3a4-1c5e-7b2a-9f00-000000000008',
  comesMeanwhile: '0190d3a4-1c5e-7b2a-9f00-000000000009',
};
