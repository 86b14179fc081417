import { personFields } from '@salient/shared/areas/persons/personFields.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { factsOf } from '../../../lib/fields/factsOf.ts';
import type { PersonView } from '../personView.ts';

/** The heading says these. */
const inHeading: ReadonlySet<string> = new Set(['surname', 'familyname']);

/** What is known besides name and dates; what is not filled in is left out. */
export function PersonFacts({ person }: { readonly person: PersonView }) {
  const { t } = useTexts();
  const facts = factsOf(personFields, 'names', person, t).filter(({ name }) => !inHeading.has(name));
  if (facts.length === 0) return null;
  return (
    <dl className="person-facts">
      {facts.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
