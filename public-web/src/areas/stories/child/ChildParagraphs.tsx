import type { TextRun } from '@salient/shared/areas/stories/hard-words/findHardWords.ts';

/** Paragraphs for children: a hard word opens what it means, which browsers do without script. */
export const ChildParagraphs = ({ paragraphs }: { readonly paragraphs: readonly (readonly TextRun[])[] }) =>
  paragraphs.map((runs, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that is only shown.
    <p key={index}>
      {runs.map(({ text, word }) =>
        word ? (
          <button key={word.id} type="button" className="hard-word" popoverTarget={`word-${word.id}`}>
            {text}
          </button>
        ) : (
          text
        ),
      )}
    </p>
  ));
