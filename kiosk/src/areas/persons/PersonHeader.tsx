import { summarySentences } from '@salient/shared/areas/persons/life/summarySentences.ts';
import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import { nationalityIn } from '@salient/shared/lib/i18n/nationalities.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { joinFacts } from '../../lib/words/joinFacts.ts';
import type { KnownPerson } from './knownHere.ts';
import { lifeInWords } from './lifeInWords.ts';
import { PersonPicture } from './PersonPicture.tsx';

interface Props {
  readonly person: PublicPerson | null;
  readonly known: KnownPerson | null;
  readonly notice: 'loading' | 'onlyShort' | 'gone' | null;
}

/** Who it is: the face, the name, the life in a sentence or two. */
export function PersonHeader({ person, known, notice }: Props) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <header className="person-header">
      {known && <PersonPicture portrait={known.portrait} placePicture={person?.placePicture ?? null} />}
      <div className="person-words">
        <h1>{notice === 'gone' ? t('kioskPerson.gone') : known?.name || t('persons.nameless')}</h1>
        {known && !person && <p className="person-years">{lifeInWords(known, t)}</p>}
        {person && <p className="person-summary">{summarySentences(person, texts).join(' ')}</p>}
        {person && <p className="person-aside">{asideOf(person, texts)}</p>}
        {notice && notice !== 'gone' && <p role="status">{t(`kioskPerson.${notice}`)}</p>}
      </div>
    </header>
  );
}

/** What is known besides: further names, the nationality. */
function asideOf({ alternativeFirstNames, alternativeLastNames, nationality }: PublicPerson, { t, language }: Texts) {
  const others = [...alternativeLastNames, ...alternativeFirstNames].map((name) => t('reasons.alternative', { name }));
  const own = nationalityIn(nationality, language);
  return joinFacts([own && `${t('persons.fields.nationality')}${t('common.colon')}${own}`, ...others]);
}
