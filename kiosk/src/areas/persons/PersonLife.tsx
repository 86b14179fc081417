import type { FellowGroup } from '@salient/shared/areas/persons/fellows/fellowMethods.ts';
import { fellowSentence } from '@salient/shared/areas/persons/fellows/fellowSentence.ts';
import { fullName } from '@salient/shared/areas/persons/personNames.ts';
import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Fragment } from 'react';
import { PagedList } from '../../lib/touch/PagedList.tsx';
import { betweenFacts, joinFacts } from '../../lib/words/joinFacts.ts';
import type { KnownPerson } from './knownHere.ts';
import { lifeInWords } from './lifeInWords.ts';
import { lifeLines } from './lifeLines.ts';
import { PersonButton } from './PersonButton.tsx';
import { useOpenPerson } from './useOpenPerson.ts';

/** A screen of so few lines has room for larger ones. */
const few = 6;

interface Props {
  readonly id: string;
  readonly known: KnownPerson;
  readonly person: PublicPerson | null;
  /** Which screenful, from 0. */
  readonly page: number;
  readonly onPages: (pages: number) => void;
}

/** A life by date, then who belonged to it or shared a day, a unit or a place of it, a screenful at a time. */
export function PersonLife({ id, known, person, page, onPages }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { data: fellows = [] } = useMethod('getPersonFellows', { id }, { enabled: person !== null });
  const lines = lifeLines(known.events, texts);
  const relations = person?.relations ?? [];
  const others = [...relations.map(({ person: other }) => other), ...fellows.flatMap((group) => group.persons)];
  const hasFaces = others.some(({ portrait }) => portrait);
  return (
    <PagedList
      className={`person-life ${lines.length + others.length <= few ? 'person-life-few' : ''}`}
      page={page}
      onPages={onPages}
    >
      {lines.map(({ id: event, when, what, facts }, at) => (
        <li key={event}>
          {at === 0 && <h2>{t('personPage.timeline')}</h2>}
          <p className="life-line">
            <span className="life-when">{when}</span> <strong>{what}</strong>{' '}
            <span className="life-facts">
              {facts.map(({ text, language }, index) => (
                <Fragment key={text}>
                  {index > 0 && betweenFacts}
                  <bdi lang={language ?? undefined}>{text}</bdi>
                  {language && <small className="life-fallback"> ({t(`common.onlyIn.${language}`)})</small>}
                </Fragment>
              ))}
            </span>
          </p>
        </li>
      ))}
      {person && lines.length === 0 && <li>{t('personPage.noEvents')}</li>}
      {relations.map(({ relation, person_id, person: other }, at) => (
        <li key={`${person_id}.${relation}`}>
          {at === 0 && <h2>{t('personPage.relations')}</h2>}
          <OtherPerson
            id={person_id}
            person={other}
            hasFace={hasFaces}
            relation={t(`relations.${relation}`, { context: other.gender })}
          />
        </li>
      ))}
      {fellows.flatMap((group) =>
        group.persons.map((fellow, at) => (
          <li key={`${group.kind}.${fellow.id}`}>
            {at === 0 && <h2>{fellowSentence(group, texts)}</h2>}
            <OtherPerson id={fellow.id} person={fellow} hasFace={hasFaces} />
          </li>
        )),
      )}
    </PagedList>
  );
}

interface OtherProps {
  readonly id: string;
  readonly person: Parameters<typeof fullName>[0] &
    Pick<FellowGroup['persons'][number], 'bornDate' | 'diedDate' | 'portrait'>;
  /** Whether somebody of the list has a face, so that all of them have the room. */
  readonly hasFace: boolean;
  /** What they are to the person. */
  readonly relation?: string;
}

/** Somebody who belonged to the life or shared something of it. */
function OtherPerson({ id, person, hasFace, relation = '' }: OtherProps) {
  const { t } = useTexts();
  const open = useOpenPerson();
  const listed = { id, name: fullName(person), born: person.bornDate, died: person.diedDate };
  const facts = joinFacts([relation, lifeInWords(listed, t)]);
  return (
    <PersonButton
      name={listed.name}
      facts={facts}
      {...(hasFace ? { portrait: person.portrait } : {})}
      onClick={() => open(listed)}
    />
  );
}
