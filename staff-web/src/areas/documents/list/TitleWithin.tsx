import { readTitlePath, titleSeparator } from '@salient/shared/areas/documents/titlePath.ts';

interface Props {
  readonly title: string;
  /** The document of which it is a part. */
  readonly parent: { readonly title: string } | null;
}

/** What a document lies in, below its own title: the document that it is part of, and the way that its title says. */
export function TitleWithin({ title, parent }: Props) {
  const { path } = readTitlePath(title);
  const within = [parent?.title, path].filter(Boolean).join(titleSeparator);
  return within === '' ? null : <small className="referenced-names">{within}</small>;
}
