import { chronological } from '@salient/shared/areas/events/eventOrder.ts';
import { eventSubLabel } from '@salient/shared/areas/persons/life/eventTexts.ts';
import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { linkToPerson } from '../persons/linkToPerson.ts';
import { Period } from '../persons/Period.tsx';
import { PlaceText } from '../places/PlaceText.tsx';

interface Props {
  readonly personId: string;
  readonly name: string;
  readonly child: boolean;
}

/** The timeline of the person beside the story, in short and by date; all of it stands on the person's own page (PUBLIC-21). */
export function LifeLine({ personId, name, child }: Props) {
  const { t } = useTexts();
  const address = useAddress();
  const { data: person } = useMethod('getPublicPerson', { id: personId });
  if (!person) return null;
  return (
    <section className="story-section" aria-labelledby="life">
      <h2 id="life">{t(child ? 'storyPage.lifeChild' : 'storyPage.life')}</h2>
      {person.events.length > 0 && (
        <ol className="life-line">
          {chronological(person.events).map((event) => (
            <LifeLineEvent key={event.id} event={event} />
          ))}
        </ol>
      )}
      <p className="life-whole">
        <a href={linkToPerson(address, personId)}>{t('storyPage.wholeLife', { name })}</a>
      </p>
    </section>
  );
}

function LifeLineEvent({ event }: { readonly event: PublicEvent }) {
  const { t } = useTexts();
  const place = event.place ?? event.memorial?.place ?? null;
  return (
    <li className={`life-line-${event.type}`}>
      <p className="life-line-date">
        <Period start={event.start} end={event.end} />
      </p>
      <p className="life-line-what">{eventSubLabel(event, t) ?? t(`events.types.${event.type}`)}</p>
      {place && (
        <p className="life-line-place">
          <PlaceText place={{ ...place, loc: null }} />
        </p>
      )}
    </li>
  );
}
