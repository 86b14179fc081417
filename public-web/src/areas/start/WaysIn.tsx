import { writtenUnitName } from '@salient/shared/areas/military/names/writtenUnitName.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { StartPage } from '@salient/shared/areas/start/startPage.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { Icon } from '../../lib/ui/icons.tsx';
import { linkToKeys } from '../key-locations/keyLinks.ts';
import { linkToMemorial } from '../memorials/linkToMemorial.ts';
import { linkToUnit } from '../military/linkToUnit.ts';
import { linkToStories } from '../stories/list/linkToStories.ts';
import { linkToDiedAt } from './linkToDiedAt.ts';
import { WayList } from './WayList.tsx';

/** Places, units, memorials and themes with most people, and the keys on the map: for those who have no name in mind. */
export function WaysIn({ page }: { readonly page: StartPage }) {
  const { t, language } = useTexts();
  const address = useAddress();
  const { places, units, memorials, tags, keys } = page;
  if ([...places, ...units, ...memorials, ...tags].length === 0 && keys === 0) return null;
  return (
    <section className="ways-in" aria-labelledby="ways-in">
      <h2 id="ways-in">{t('startPage.waysIn')}</h2>
      <p className="aside">{t('startPage.waysInLead')}</p>
      <div className="ways-in-parts">
        <WayList
          title={t('startPage.places')}
          ways={places.map(({ id, names, count }) => {
            const name = placeName(names, language);
            return { name, count, to: linkToDiedAt(address, { id, name }) };
          })}
          countText={(count) => t('startPage.persons', { count })}
        />
        <WayList
          title={t('startPage.units')}
          ways={units.map(({ unit, count }) => ({
            name: writtenUnitName(unit),
            count,
            to: linkToUnit(address, unit.id),
          }))}
          countText={(count) => t('startPage.persons', { count })}
        />
        <WayList
          title={t('startPage.memorials')}
          ways={memorials.map(({ id, name, count }) => ({ name, count, to: linkToMemorial(address, id) }))}
          countText={(count) => t('startPage.persons', { count })}
        />
        <WayList
          title={t('startPage.themes')}
          ways={tags.map(({ tag, count }) => ({
            name: t(`storyThemes.${tag}`),
            count,
            to: linkToStories(address, [['theme', tag]]),
            isDocument: true,
          }))}
          countText={(count) => t('startPage.stories', { count })}
          isWide
        />
        {keys > 0 && (
          <section className="way-list" aria-labelledby="way-map">
            <h3 id="way-map">{t('startPage.map')}</h3>
            <p>
              <Link to={linkToKeys(address)}>
                <Icon name="map" />
                {t('startPage.keys', { count: keys })}
              </Link>
            </p>
          </section>
        )}
      </div>
    </section>
  );
}
