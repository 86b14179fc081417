import { armyName } from '@salient/shared/areas/military/names/armyNames.ts';
import type { PublicUnitNames } from '@salient/shared/areas/military/names/unitNames.ts';
import { writtenUnitName } from '@salient/shared/areas/military/names/writtenUnitName.ts';
import type { PublicUnit } from '@salient/shared/areas/military/publicUnit.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';

/** A unit as search engines read it (beyond.md 12). */
export function unitGraph(unit: PublicUnit, url: string, language: Language): object[] {
  const organization = (names: PublicUnitNames) => ({
    '@type': 'Organization',
    '@id': new URL(`/unit/${names.id}`, url).href,
    name: writtenUnitName(names),
  });
  const parents = unit.parents.flatMap(({ kind, unit: parent }) => (kind === 'structure' && parent ? [parent] : []));
  const parts = unit.parts.map((part) => part.unit);
  return [
    {
      '@type': 'Organization',
      '@id': url,
      url,
      name: writtenUnitName(unit),
      memberOf: { '@type': 'Organization', name: armyName(unit.army, language) },
      ...(parents.length > 0 ? { parentOrganization: once(parents).map(organization) } : {}),
      ...(parts.length > 0 ? { subOrganization: parts.map(organization) } : {}),
    },
  ];
}

const once = (units: readonly PublicUnitNames[]) => [...new Map(units.map((unit) => [unit.id, unit])).values()];
