import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a kiosk's page under its own heading. */
export function Panel({ title, children }: Props) {
  const id = useId();
  return (
    <section className="form-section kiosk-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
