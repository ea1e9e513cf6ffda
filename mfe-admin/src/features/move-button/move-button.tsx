import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';

const signs = { up: '↑', down: '↓', out: '←', in: '→' } as const;

/** Props of the button. */
export interface MoveButtonProps {
  readonly way: keyof typeof signs;
  /** What it does to what, for screen readers. */
  readonly label: string;
  /** There is no place further that way. */
  readonly isEnd: boolean;
  readonly busy?: boolean;
  readonly onMove: () => void;
}

/** Moves a line of a list. At the end of its way it keeps the focus, so that the keyboard is not lost. Renders a `<button>`. */
export function MoveButton({ way, label, isEnd, busy = false, onMove }: MoveButtonProps): ReactNode {
  return (
    <Button
      size="small"
      variant="quiet"
      busy={busy}
      aria-label={label}
      {...(isEnd ? { 'aria-disabled': true, style: { opacity: 0.4 } } : { onClick: onMove })}
    >
      {signs[way]}
    </Button>
  );
}
