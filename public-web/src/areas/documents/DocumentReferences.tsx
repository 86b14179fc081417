import type { PublicDocument } from '@salient/shared/areas/documents/publicDocument.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';

type Reference = PublicDocument['references'][number];
export type LinkToReference = (reference: Reference) => string | null;

interface Props {
  readonly references: readonly Reference[];
  readonly linkTo: LinkToReference;
}

/** Whom and what a document is about, with the way to their own pages. */
export function DocumentReferences({ references, linkTo }: Props) {
  const { t } = useTexts();
  if (references.length === 0) return null;
  return (
    <section className="person-section" aria-labelledby="references">
      <h2 id="references">{t('publicDocument.references')}</h2>
      <ul className="section-body document-references">
        {references.map((reference) => {
          const { type, id, name, info, relation } = reference;
          const to = linkTo(reference);
          const isSaid = relation !== 'mention' && relation !== 'none';
          return (
            <li key={`${type} ${id}`}>
              {to ? (
                <Link to={to}>
                  <bdi>{name}</bdi>
                </Link>
              ) : (
                <bdi>{name}</bdi>
              )}
              <span>{[info, isSaid && t(`publicDocument.relations.${relation}`)].filter(Boolean).join(', ')}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** So many fit on a line. */
const few = 3;

/** The way to the persons whom a document is about, where its title stands: most who read it come from one of them. */
export function AboutPersons({ references, linkTo }: Props) {
  const persons = references.flatMap((reference) => {
    const to = reference.type === 'person' && linkTo(reference);
    return to ? [{ id: reference.id, name: reference.name, to }] : [];
  });
  if (persons.length === 0) return null;
  return (
    <ul className="document-persons">
      {persons.slice(0, few).map(({ id, name, to }) => (
        <li key={id}>
          <Link to={to}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
