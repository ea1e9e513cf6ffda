import type { PartProps, RemoteName } from '@headstock/contracts/remotes';
import { usePart } from '#shell/federation/use-part.ts';
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
  /** In place of the part when it cannot be had. Unless given, a dialog says so. */
  readonly failed?: (retry: () => void) => ReactNode;
}

/** A part of a remote that the shell opens on demand. */
export function PartSlot<Props extends PartProps>(props: PartSlotProps<Props>): ReactNode {
  const { remote, expose, wanted, part, surface: Surface = Fragment, busy = <PartBusy />, failed } = props;
  const { Part, ...state } = usePart<Props>(remote, expose, wanted);
  const retry = (): void => state.retry();
  if (!wanted) return null;
  if (Part)
    return (
      <Surface>
        <Part {...part} />
      </Surface>
    );
  const shown = state.failed && failed ? failed(retry) : busy;
  if (state.failed && !failed) return <PartFailed onRetry={retry} onClose={part.onClose} />;
  return shown ? <Surface>{shown}</Surface> : null;
}
