import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps, MouseEvent } from 'react';

type Props = ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>;

/**
 * A button that keeps the focus while it is `disabled` or `loading` and takes no press. From one that is disabled in HTML
 * the browser takes the focus away, and whoever works by keyboard begins again at the top of the page.
 */
export function SteadyButton({ disabled = false, loading, onClick, ...props }: Props) {
  const isStill = disabled || loading === true;
  return (
    <Button
      {...props}
      {...(loading === undefined ? {} : { loading })}
      data-disabled={disabled || undefined}
      renderRoot={({ disabled: _, ...root }: ComponentProps<'button'>) => (
        <button
          {...root}
          aria-disabled={isStill || undefined}
          onClick={(event: MouseEvent<HTMLButtonElement>) => (isStill ? event.preventDefault() : onClick?.(event))}
        />
      )}
    />
  );
}
