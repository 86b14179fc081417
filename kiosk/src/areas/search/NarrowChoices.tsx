import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { Narrowing, NarrowingKey } from '@salient/shared/areas/search/searchMethods.ts';
import { type Language, locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Icon } from '../../lib/touch/Icon.tsx';
import { PagedList } from '../../lib/touch/PagedList.tsx';
import { PageTurner } from '../../lib/touch/PageTurner.tsx';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';
import type { Choice } from './nameQuery.ts';

interface Props {
  readonly kind: NarrowingKey;
  readonly narrowing: Narrowing;
  /** Null for all of them. */
  readonly onChoose: (choice: Choice | null) => void;
}

/** The values of a kind, each with how many persons it leaves: one touch is the choice. */
export function NarrowChoices({ kind, narrowing, onChoose }: Props) {
  const { t, language } = useTexts();
  const [asked, setAsked] = useState(0);
  const [pages, setPages] = useState(1);
  const page = Math.min(asked, pages - 1);
  const choices = choicesOf(kind, narrowing, language);
  return (
    <section className="narrow-choices" aria-labelledby="narrow-choices">
      <h2 id="narrow-choices">{t(`kioskSearch.choose.${kind}`)}</h2>
      <PagedList className="choices" page={page} onPages={setPages}>
        {choices.map(({ value, label, count }) => (
          <li key={value}>
            <TouchButton className="choice" onClick={() => onChoose({ value, label })}>
              <strong>{label}</strong> <span>{count.toLocaleString(locales[language])}</span>
            </TouchButton>
          </li>
        ))}
      </PagedList>
      <div className="person-turner">
        <TouchButton className="button-main" onClick={() => onChoose(null)}>
          <Icon name="back" />
          {t(`kioskSearch.all.${kind}`)}
        </TouchButton>
        <PageTurner page={page} pages={pages} onTurn={setAsked} />
      </div>
    </section>
  );
}

/** Years stand in their order, names and places most frequent first. */
function choicesOf(kind: NarrowingKey, narrowing: Narrowing, language: Language) {
  if (kind === 'died_place') {
    return narrowing.died_place.map(({ value, count, names }) => ({ value, count, label: placeName(names, language) }));
  }
  const choices = narrowing[kind].map(({ value, count }) => ({ value, count, label: value }));
  return kind === 'died_year' ? choices.sort((a, b) => Number(a.value) - Number(b.value)) : choices;
}
