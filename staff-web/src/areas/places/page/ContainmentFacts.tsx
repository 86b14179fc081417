import type { PlaceContainment } from '@salient/shared/areas/places/placeContainment.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { periodText } from '../../../lib/dates/periodText.ts';
import { pathTo, withVia } from '../../../lib/routing/links.ts';
import { containerName } from '../containmentTexts.ts';

interface Props {
  readonly placeId: string;
  readonly containments: readonly PlaceContainment[];
}

/** Among the facts of a place: in which others it lies or lay, and when. */
export function ContainmentFacts({ placeId, containments }: Props) {
  const { t, language } = useTexts();
  if (containments.length === 0) return null;
  return (
    <div>
      <dt>{t('places.fields.containments')}</dt>
      {containments.map((containment) => (
        <dd key={containment.id}>
          <Link to={withVia(pathTo('place', { id: containment.container_id }), { code: 'place', id: placeId })}>
            <bdi>{containerName(containment, t, language)}</bdi>
          </Link>{' '}
          ({periodText(t, containment)})
        </dd>
      ))}
    </div>
  );
}
