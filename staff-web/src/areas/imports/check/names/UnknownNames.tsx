import { Button } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type ReactNode, useId, useState } from 'react';

/** A name of a list that nobody knows. */
export interface UnknownName {
  readonly key: string;
  readonly name: string;
  /** What the list says besides: its land, its place, its army. */
  readonly where: string;
  readonly rows: number;
  /** What somebody said that it is; null until then. */
  readonly decided: string | null;
  /** What becomes of it when nobody says anything. */
  readonly otherwise: string;
  /** What it may be, drawn once it is opened. */
  readonly candidates: () => ReactNode;
}

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly names: readonly UnknownName[];
}

const pageSize = 20;

/** Names that nobody knows, each beside what it may be. */
export function UnknownNames({ title, hint, names }: Props) {
  const { t } = useTexts();
  const id = useId();
  const [shown, setShown] = useState(pageSize);
  if (names.length === 0) return null;
  return (
    <section className="form-section imports-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{hint}</p>
      <ul className="imports-rows">
        {names.slice(0, shown).map((name) => (
          <Name key={name.key} name={name} />
        ))}
      </ul>
      {names.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + pageSize)}>
          {t('imports.showMore', { count: names.length - shown })}
        </Button>
      )}
    </section>
  );
}

function Name({ name: { name, where, rows, decided, otherwise, candidates } }: { readonly name: UnknownName }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <strong>{name}</strong>
          {where && `, ${where}`}
          <span className="imports-soft"> · {t('imports.inRows', { count: rows })} · </span>
          <span className={decided === null ? 'imports-soft' : 'imports-decided'}>{decided ?? otherwise}</span>
        </summary>
        {isOpen && candidates()}
      </details>
    </li>
  );
}
