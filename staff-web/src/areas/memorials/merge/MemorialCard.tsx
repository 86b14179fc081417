import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { IrishMark } from '../IrishMark.tsx';

/** One side of a merge: what the memorial is called, what it is, where, and how many stand on it. */
export function MemorialCard({ memorial, role }: { readonly memorial: Memorial; readonly role: string }) {
  const { t, language } = useTexts();
  const { name, alternative_names, type, place_names = {}, address, description } = memorial;
  return (
    <section className="memorial-card" aria-label={role}>
      <p className="reference-facts">{role}</p>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <IrishMark memorial={memorial} />
      {alternative_names.length > 0 && (
        <p>
          <bdi>{alternative_names.join(', ')}</bdi>
        </p>
      )}
      <p>{[t(`memorials.types.${type}`), placeName(place_names, language), address].filter(Boolean).join(' · ')}</p>
      <p>{t('recordMerges.doubles.persons', { count: memorial.extend_nbr_of_persons ?? 0 })}</p>
      {description && <p className="memorial-card-text">{description}</p>}
    </section>
  );
}
