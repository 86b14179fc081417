import type { PublicUnitNames } from '@salient/shared/areas/military/names/unitNames.ts';
import { writtenUnitName } from '@salient/shared/areas/military/names/writtenUnitName.ts';
import { Link } from 'react-router-dom';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { linkToUnit } from './linkToUnit.ts';

interface Props {
  readonly unit: PublicUnitNames;
  /** What the link says; the unit's written name unless given. */
  readonly name?: string;
}

/** A unit by its name, as the way to its page. */
export function UnitLink({ unit, name = writtenUnitName(unit) }: Props) {
  const address = useAddress();
  return (
    <Link to={linkToUnit(address, unit.id)}>
      <bdi>{name}</bdi>
    </Link>
  );
}
