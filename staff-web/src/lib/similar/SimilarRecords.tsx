import { Button } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { Reference } from '../picker/referenceSources.ts';
import './similar.css';

/** Rest after typing before similar records are asked for (PLACE-14, PLACE-43). Milliseconds. */
export const similarRestMs = 500;

export interface SimilarRecord<Kept> extends Pick<Reference, 'id' | 'name' | 'facts'> {
  readonly record: Kept;
  /** Where it is looked at. */
  readonly path: string;
  /** Behind its facts: a status, or why it is alike. */
  readonly signs?: ReactNode;
}

interface Props<Kept> {
  readonly title: string;
  /** Says what is found, or why nothing is. */
  readonly hint?: ReactNode;
  readonly records: readonly SimilarRecord<Kept>[];
  /** What was left out. */
  readonly more?: ReactNode;
  /** In a dialog that makes a record: the one that is there already is chosen instead (PLACE-15). */
  readonly onPick?: ((record: Kept) => void) | undefined;
}

/** Records that may be the one that is being typed, each to be opened beside the form, so that none is made twice. */
export function SimilarRecords<Kept>({ title, hint, records, more, onPick }: Props<Kept>) {
  const { t } = useTexts();
  return (
    <section className="similar-records" aria-label={title}>
      <h2>{title}</h2>
      {hint}
      <ul>
        {records.map(({ record, id, name, facts, path, signs }) => (
          <li key={id}>
            <a href={path} target="_blank" rel="noopener">
              <bdi>{name}</bdi> <Icon name="open" />
              <span className="visually-hidden">{t('pickers.newTab')}</span>
            </a>
            {facts.length > 0 && <span className="similar-facts">{facts.join(' · ')}</span>}
            {signs}
            {onPick && (
              <Button variant="default" size="compact-md" onClick={() => onPick(record)}>
                {t('pickers.choose', { name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
