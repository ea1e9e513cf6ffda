import type { PartProps, RemoteName } from '@headstock/contracts/remotes';
import { useEmit } from '@headstock/event-bus/react';
import { Fragment, useEffect, type ElementType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePart } from '#shell/federation/use-part.ts';
import { useLazily } from './lazily.ts';
import type { PartStateProps } from './parts/part-state.tsx';

/** Props of the slot; `part` goes to the remote's component as it is. */
export interface PartSlotProps<Props extends PartProps> {
  readonly remote: RemoteName;
  readonly expose: string;
  /** Load it and show it. What was loaded once opens at once the next time. */
  readonly wanted: boolean;
  readonly part: Props;
  /** What it lies on, when the part does not bring that itself. */
  readonly surface?: ElementType;
  /** Without a word while it loads, and when it cannot be had. */
  readonly silent?: boolean;
}

const loadState = async () => (await import(/* webpackChunkName: "part-state" */ './parts/part-state.tsx')).PartState;

/** A part of a remote that the shell opens on demand. What is said while it is missing stands on its surface, or over the page. */
export function PartSlot<Props extends PartProps>(props: PartSlotProps<Props>): ReactNode {
  const { remote, expose, wanted, part, surface, silent } = props;
  const { Part, failed, ...state } = usePart<Props>(remote, expose, wanted);
  if (!wanted || (!Part && silent)) return null;
  const Surface = surface ?? Fragment;
  return (
    <Surface>
      {Part ? (
        <Part {...part} />
      ) : (
        <Missing failed={failed} inline={Boolean(surface)} onRetry={() => state.retry()} onClose={part.onClose} />
      )}
    </Surface>
  );
}

/** The words for a missing part are loaded with it; when not even they arrive, a notification has to do. */
function Missing(props: PartStateProps): ReactNode {
  const intl = useIntl();
  const emit = useEmit();
  const { Piece, fetch } = useLazily(loadState);
  const speechless = props.failed && !Piece;
  useEffect(() => void fetch(), [fetch]);
  useEffect(() => {
    if (speechless)
      emit('notification/show', { tone: 'negative', message: intl.formatMessage({ id: 'shell.slice.unavailable' }) });
  }, [speechless, emit, intl]);
  return Piece ? <Piece {...props} /> : null;
}
