import { chronological } from '@salient/shared/areas/events/eventOrder.ts';
import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { PagedList } from '../../lib/touch/PagedList.tsx';
import { periodInWords } from '../persons/lifeInWords.ts';
import { placeOfEvent } from './placeOfEvent.ts';

interface Props {
  readonly life: readonly PublicEvent[];
  /** Which screenful of them, from 0. */
  readonly page: number;
  readonly onPages: (pages: number) => void;
  /** Whether each has its number, under which a map shows its place. */
  readonly isNumbered?: boolean;
}

/** The events of a life by date. */
export function LifeEvents({ life, page, onPages, isNumbered = false }: Props) {
  const { t, language } = useTexts();
  return (
    <section className={`life-events${isNumbered ? ' life-events-numbered' : ''}`}>
      <h2>{t('kiosk.story.life')}</h2>
      <PagedList page={page} onPages={onPages} grows>
        {chronological(life).map((event, index) => (
          <li key={event.id}>
            {isNumbered && <span className="life-number">{index + 1}</span>}
            <span className="life-date">{periodInWords(event, t)}</span>
            <strong>{t(`events.types.${event.type}`)}</strong>
            <span className="life-place">{placeOfEvent(event, language).name}</span>
          </li>
        ))}
      </PagedList>
    </section>
  );
}
