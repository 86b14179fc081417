import type { ExplainedWord } from '@salient/shared/areas/stories/hard-words/findHardWords.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

interface Props {
  readonly words: readonly ExplainedWord[];
  /** Of the text, where that is not the reader's. */
  readonly lang: string | undefined;
}

/** The hard words of a text with what they mean: as a list under it, and one by one for the words that open them. */
export function HardWords({ words, lang }: Props) {
  const { t } = useTexts();
  if (words.length === 0) return null;
  return (
    <section className="hard-words" aria-labelledby="hard-words">
      <h2 id="hard-words">{t('childStory.words')}</h2>
      <dl lang={lang}>
        {words.map(({ id, forms, means }) => (
          <div key={id}>
            <dt>{forms[0]}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      {words.map(({ id, forms, means }) => (
        <div key={id} id={`word-${id}`} popover="auto" className="word-popover" lang={lang}>
          <p>
            <strong>{forms[0]}</strong>
          </p>
          <p>{means}</p>
          <button type="button" className="button" popoverTarget={`word-${id}`} popoverTargetAction="hide">
            {t('childStory.close')}
          </button>
        </div>
      ))}
    </section>
  );
}
