import { useDebouncedValue } from '@mantine/hooks';
import { checkPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { encodeDate } from '@salient/shared/lib/dates/partialDate.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { personReference } from '../../../lib/picker/referenceSources.ts';
import { SimilarRecords, similarRestMs } from '../../../lib/similar/SimilarRecords.tsx';
import { personPath } from '../personPaths.ts';
import { inputOf, type PersonForm } from './personForm.ts';
import './similar.css';

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
  const [asked] = useDebouncedValue(JSON.stringify(typedPerson(draft)), similarRestMs);
  const typed: TypedPerson = JSON.parse(asked);
  const enabled = isEnough(typed);
  const { data } = useMethod('findSimilarPersons', { ...typed, limit }, { enabled, keepPrevious: true });
  const found = enabled ? data : undefined;
  // A dialog has no room for what says nothing.
  if (onPick && !found?.total) return null;
  return (
    <SimilarRecords
      title={t('personRecord.similar.title')}
      hint={
        <p role="status" className="form-hint">
          {!enabled
            ? t('personRecord.similar.waits')
            : found && (found.total === 0 ? t('personRecord.similar.none') : t('personRecord.similar.look'))}
        </p>
      }
      records={(found?.data ?? []).map(({ person, reasons }) => ({
        record: person,
        ...personReference(person, texts),
        path: personPath(person.id),
        signs: (
          <span className="similar-reasons">
            {reasons.map((reason) => (
              <span key={reason} className="person-badge">
                {t(`merging.reasons.${reason}`)}
              </span>
            ))}
          </span>
        ),
      }))}
      more={
        found &&
        found.total > found.data.length && (
          <p className="form-hint">{t('personRecord.similar.more', { count: found.total - found.data.length })}</p>
        )
      }
      onPick={onPick}
    />
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
