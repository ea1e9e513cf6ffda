import type { RemoteName } from '@headstock/contracts/remotes';
import type { PartProps } from '@headstock/contracts/remotes';
import { usePart } from '#shell/federation/use-part.ts';
import type { ReactNode } from 'react';
import { PartBusy, PartFailed } from './parts/part-state.tsx';

/** Props of the slot; `part` goes to the remote's component as it is. */
export interface PartSlotProps<Props extends PartProps> {
  readonly remote: RemoteName;
  readonly expose: string;
  /** Load it and show it. What was loaded once opens at once the next time. */
  readonly wanted: boolean;
  readonly part: Props;
  /** In place of the part while it loads, and when it cannot be had; says so over the page unless given. */
  readonly busy?: ReactNode;
  readonly failed?: (retry: () => void) => ReactNode;
}

/** A part of a remote that the shell opens on demand. */
export function PartSlot<Props extends PartProps>(props: PartSlotProps<Props>): ReactNode {
  const { remote, expose, wanted, part, busy = <PartBusy />, failed } = props;
  const { Part, failed: broken, retry } = usePart<Props>(remote, expose, wanted);
  if (!wanted) return null;
  if (Part) return <Part {...part} />;
  if (!broken) return busy;
  return failed ? failed(retry) : <PartFailed onRetry={retry} onClose={part.onClose} />;
}
