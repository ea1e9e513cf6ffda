import type { PartProps, RemoteName } from '@headstock/contracts/remotes';
import { usePart } from '#shell/federation/use-part.ts';
import { SliceFallback } from '#shell/errors/slice-fallback.tsx';
import { Fragment, type ElementType, type ReactNode } from 'react';
import { PartBusy, PartFailed } from './parts/part-state.tsx';

/** Props of the slot; `part` goes to the remote's component as it is. */
export interface PartSlotProps<Props extends PartProps> {
  readonly remote: RemoteName;
  readonly expose: string;
  /** Load it and show it. What was loaded once opens at once the next time. */
  readonly wanted: boolean;
  readonly part: Props;
  /** What it lies on, when the part does not bring that itself. */
  readonly surface?: ElementType;
  /** In place of the part while it loads. Unless given, a small sign over the page. */
  readonly busy?: ReactNode;
  /** How it is said that the part cannot be had: in a dialog, in place of the part, or not at all. */
  readonly failure?: 'dialog' | 'inline' | 'silent';
}

/** A part of a remote that the shell opens on demand. */
export function PartSlot<Props extends PartProps>(props: PartSlotProps<Props>): ReactNode {
  const { remote, expose, wanted, part, surface: Surface = Fragment, busy = <PartBusy />, failure = 'dialog' } = props;
  const { Part, ...state } = usePart<Props>(remote, expose, wanted);
  const retry = (): void => state.retry();
  if (!wanted) return null;
  if (Part)
    return (
      <Surface>
        <Part {...part} />
      </Surface>
    );
  if (!state.failed) return busy ? <Surface>{busy}</Surface> : null;
  if (failure === 'silent') return null;
  if (failure === 'dialog') return <PartFailed onRetry={retry} onClose={part.onClose} />;
  return (
    <Surface>
      <SliceFallback small onRetry={retry} />
    </Surface>
  );
}
