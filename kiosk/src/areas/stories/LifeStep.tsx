import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { LifeEvents } from './LifeEvents.tsx';
import { LifeMap } from './map/LifeMap.tsx';
import { placesOfLife } from './map/placesOfLife.ts';

interface Props {
  readonly life: readonly PublicEvent[];
  /** Of the events, where they do not fit one screen. */
  readonly page: number;
  readonly onPages: (pages: number) => void;
}

/** Where and when: the events of the life, and a map of their places under the same numbers. */
export function LifeStep({ life, page, onPages }: Props) {
  const { language } = useTexts();
  const places = placesOfLife(life, language);
  const hasMap = places.length > 0;
  return (
    <div className={`life-step${hasMap ? ' life-step-map' : ''}`} lang={language}>
      {hasMap && <LifeMap places={places} />}
      <LifeEvents life={life} page={page} onPages={onPages} isNumbered={hasMap} />
    </div>
  );
}
