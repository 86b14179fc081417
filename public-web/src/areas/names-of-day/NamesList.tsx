import type { NameOfDay } from '@salient/shared/areas/names-of-day/namesOfDayMethods.ts';
import { fullName } from '@salient/shared/areas/persons/personNames.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { linkToPerson } from '../persons/linkToPerson.ts';

/** Names as links, each with what is known of the death beneath. */
export function NamesList({ names }: { readonly names: readonly NameOfDay[] }) {
  const { t } = useTexts();
  const address = useAddress();
  return (
    <ul className="day-names">
      {names.map((name) => (
        <li key={name.id}>
          <Link to={linkToPerson(address, name.id)}>
            <bdi>{fullName(name) || t('persons.nameless')}</bdi>
          </Link>
          <Facts name={name} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ name }: { readonly name: NameOfDay }) {
  const { t } = useTexts();
  const { year, age, victimType, army, place } = name;
  const facts = [
    String(year),
    ...(age === null ? [] : [age === 0 ? t('namesOfDay.ageUnderOne') : t('namesOfDay.age', { count: age })]),
    army || (victimType === 'civilian' || victimType === 'military' ? t(`persons.victimTypes.${victimType}`) : ''),
    place,
  ];
  return (
    <span className="day-name-facts">
      {facts.filter(Boolean).map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
    </span>
  );
}
