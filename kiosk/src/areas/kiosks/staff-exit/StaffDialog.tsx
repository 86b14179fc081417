import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What only staff see, over the visitors' screen. */
export function StaffDialog({ title, className = '', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={`staff-dialog ${className}`}
      aria-labelledby="staff-dialog-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="staff-dialog-title">{title}</h2>
      {children}
    </dialog>
  );
}
