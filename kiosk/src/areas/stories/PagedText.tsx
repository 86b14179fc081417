import { usePagedColumns } from '../../lib/touch/usePagedColumns.ts';

interface Props {
  readonly text: string;
  readonly page: number;
  /** Told how many pages the text fills on this screen. */
  readonly onPages: (pages: number) => void;
}

/** A text that turns pages where a screen is too small for it; larger letters make more pages. */
export function PagedText({ text, page, onPages }: Props) {
  const box = usePagedColumns<HTMLDivElement>(page, onPages, true);
  return (
    <div ref={box} className="paged-text">
      {text.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}
