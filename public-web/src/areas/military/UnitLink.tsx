import type { PublicUnitNames } from '@salient/shared/areas/military/names/unitNames.ts';
import { writtenUnitName } from '@salient/shared/areas/military/names/writtenUnitName.ts';
import { Link } from 'react-router-dom';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { linkToUnit } from './linkToUnit.ts';

/** A unit by its written name, as the way to its page. */
export function UnitLink({ unit }: { readonly unit: PublicUnitNames }) {
  const address = useAddress();
  return (
    <Link to={linkToUnit(address, unit.id)}>
      <bdi>{writtenUnitName(unit)}</bdi>
    </Link>
  );
}
