import { chronological } from '@salient/shared/areas/events/eventOrder.ts';
import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { PagedList } from '../../lib/touch/PagedList.tsx';

interface Props {
  readonly life: readonly PublicEvent[];
  /** Which screenful of them, from 0. */
  readonly page: number;
  readonly onPages: (pages: number) => void;
}

/** The events of a life by date. */
export function LifeEvents({ life, page, onPages }: Props) {
  const { t, language } = useTexts();
  return (
    <section className="life-events">
      <h2>{t('kiosk.story.life')}</h2>
      <PagedList page={page} onPages={onPages}>
        {chronological(life).map((event) => (
          <li key={event.id}>
            <DateText date={event.start} />
            <strong>{t(`events.types.${event.type}`)}</strong>
            <span>{placeOf(event, language)}</span>
          </li>
        ))}
      </PagedList>
    </section>
  );
}

const placeOf = ({ place, memorial }: PublicEvent, language: string): string =>
  memorial?.name || place?.names[language] || place?.names.nl || Object.values(place?.names ?? {})[0] || '';
