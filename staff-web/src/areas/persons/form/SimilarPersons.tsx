import { Button } from '@mantine/core';
import { checkPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { encodeDate } from '@salient/shared/lib/dates/partialDate.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useState } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { personReference } from '../../../lib/picker/referenceSources.ts';
import { personPath } from '../personPaths.ts';
import { inputOf, type PersonForm } from './personForm.ts';
import './similar.css';

/** Rest after typing before similar persons are asked for. Milliseconds. */
const delayMs = 500;
const limit = 5;

interface Props {
  readonly draft: PersonForm;
  /** In a dialog that makes a person: the one who is there already is chosen instead; else each is a link only. */
  readonly onPick?: ((person: Person) => void) | undefined;
}

/** Persons who may be the one that is being typed, and why: whoever is there already is not to be made again. */
export function SimilarPersons({ draft, onPick }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const asked = useRested(JSON.stringify(typedPerson(draft)));
  const typed: TypedPerson = JSON.parse(asked);
  const enabled = isEnough(typed);
  const { data } = useMethod('findSimilarPersons', { ...typed, limit }, { enabled, keepPrevious: true });
  const found = enabled ? data : undefined;
  // A dialog has no room for what says nothing.
  if (onPick && !found?.total) return null;
  return (
    <section className="similar-persons" aria-label={t('personRecord.similar.title')}>
      <h2>{t('personRecord.similar.title')}</h2>
      <p role="status" className="form-hint">
        {!enabled
          ? t('personRecord.similar.waits')
          : found && (found.total === 0 ? t('personRecord.similar.none') : t('personRecord.similar.look'))}
      </p>
      <ul>
        {found?.data.map(({ person, reasons }) => {
          const { name, facts } = personReference(person, texts);
          return (
            <li key={person.id}>
              <a href={personPath(person.id)} target="_blank" rel="noopener">
                <bdi>{name}</bdi> <Icon name="open" />
                <span className="visually-hidden">{t('pickers.newTab')}</span>
              </a>
              {facts.length > 0 && <span className="similar-facts">{facts.join(' · ')}</span>}
              <span className="similar-reasons">
                {reasons.map((reason) => (
                  <span key={reason} className="person-badge">
                    {t(`merging.reasons.${reason}`)}
                  </span>
                ))}
              </span>
              {onPick && (
                <Button variant="default" size="compact-md" onClick={() => onPick(person)}>
                  {t('personRecord.similar.pick', { name })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {found && found.total > found.data.length && (
        <p className="form-hint">{t('personRecord.similar.more', { count: found.total - found.data.length })}</p>
      )}
    </section>
  );
}

type TypedPerson = ReturnType<typeof typedPerson>;

/** What is typed, read as it would be saved. */
function typedPerson(form: PersonForm) {
  const { draft } = checkPerson(inputOf(form));
  const { surname, familyname, alternative_surnames, alternative_familynames, gender } = draft;
  return {
    ...{ surname, familyname, alternative_surnames, alternative_familynames, gender },
    born: encodeDate({ day: draft.born_day, month: draft.born_month, year: draft.born_year }),
    died: encodeDate({ day: draft.died_day, month: draft.died_month, year: draft.died_year }),
  };
}

/** A name of two parts, or one and a day. */
function isEnough({ surname, familyname, born, died }: TypedPerson): boolean {
  const known = [surname, familyname, (born + died).replaceAll('?', '')].filter((text) => text !== '');
  return known.length > 1 && Math.max(surname.length, familyname.length) > 1;
}

/** The value once it has not changed for a while. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
