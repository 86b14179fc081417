import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { PersonView } from './personView.ts';

/** What is known besides name and dates; what is not filled in is left out. */
export function PersonFacts({ person }: { readonly person: PersonView }) {
  const { t } = useTexts();
  const facts = (
    [
      ['alternative_surnames', person.alternative_surnames.join(', ')],
      ['alternative_familynames', person.alternative_familynames.join(', ')],
      ['initials', person.initials],
      ['nationality', person.nationality],
    ] as const
  ).filter(([, value]) => value !== '');
  if (facts.length === 0) return null;
  return (
    <dl className="person-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`persons.fields.${name}`)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
