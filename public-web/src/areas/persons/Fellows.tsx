import type { FellowGroup } from '@salient/shared/areas/persons/fellows/fellowMethods.ts';
import { fellowSentence } from '@salient/shared/areas/persons/fellows/fellowSentence.ts';
import { fullName } from '@salient/shared/areas/persons/personNames.ts';
import { Face } from '@salient/shared/areas/stories/Face.tsx';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { LifeDates } from './LifeDates.tsx';
import { linkToPerson } from './linkToPerson.ts';

interface Props {
  readonly id: string;
  /** Where all of a group are listed. */
  readonly linkTo: (group: FellowGroup) => string;
}

/** Who shares the day, the unit or a place with the person: how many, some by name, and the way to all of them. */
export function Fellows({ id, linkTo }: Props) {
  const texts = useTexts();
  const { data: groups = [] } = useMethod('getPersonFellows', { id });
  if (groups.length === 0) return null;
  return (
    <section className="person-section person-fellows" aria-labelledby="fellows">
      <h2 id="fellows">{texts.t('personPage.fellows.title')}</h2>
      <div className="section-body">
        {groups.map((group) => (
          <div key={group.kind} className="fellow-group">
            <p>
              <Link to={linkTo(group)}>{fellowSentence(group, texts)}</Link>
            </p>
            <FellowNames group={group} />
          </div>
        ))}
      </div>
    </section>
  );
}

function FellowNames({ group: { persons } }: { readonly group: FellowGroup }) {
  const { t } = useTexts();
  const address = useAddress();
  const hasFaces = persons.some(({ portrait }) => portrait);
  return (
    <ul className="fellows">
      {persons.map((fellow) => (
        <li key={fellow.id}>
          {hasFaces && <Face portrait={fellow.portrait} />}
          <span>
            <Link to={linkToPerson(address, fellow.id)}>
              <bdi>{fullName(fellow) || t('persons.nameless')}</bdi>
            </Link>
            <LifeDates born={fellow.bornDate} died={fellow.diedDate} />
          </span>
        </li>
      ))}
    </ul>
  );
}
