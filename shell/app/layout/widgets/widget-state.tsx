import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { IconButton } from '@headstock/ui/icon-button';
import { XIcon } from '@headstock/ui/icons/x';
import { Loading } from '@headstock/ui/loading';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { UnavailableFallback } from '#shell/app/errors/unavailable-fallback.tsx';

const appear = keyframes`
  from { opacity: 0; visibility: hidden }
`;

const Wait = styled.div`
  display: grid;
  place-items: center;
  animation: ${appear} 1ms 200ms backwards;
  &[data-floating] {
    position: fixed;
    z-index: var(--hs-z-dialog);
    inset: auto 0 24px;
    width: fit-content;
    margin-inline: auto;
    padding: 10px 12px;
    border-radius: var(--hs-r-round);
    background: var(--hs-surface);
    box-shadow: var(--hs-sh-pop);
  }
`;

const Box = styled.dialog`
  width: min(350px, calc(100vw - 24px));
  margin: auto;
  padding: 10px 10px 24px 24px;
  border: 0;
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  color: var(--hs-ink);
  box-shadow: var(--hs-sh-pop);
  &::backdrop {
    background: color-mix(in srgb, black 62%, transparent);
  }
  & > button {
    margin-left: auto;
  }
`;

export interface WidgetStateProps {
  /** It could not be had; otherwise it is on its way. */
  readonly failed: boolean;
  /** In place of the part, on its surface; otherwise over the page. */
  readonly inline: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** What is seen of a part that is not there: a small sign once it takes longer than a moment, then a way to try again. */
export function WidgetState({ failed, inline, onRetry, onClose }: WidgetStateProps): ReactNode {
  const intl = useIntl();
  if (!failed)
    return (
      <Wait data-floating={!inline || undefined}>
        <Loading label={intl.formatMessage({ id: 'shell.widget.loading' })} size={inline ? 40 : 28} />
      </Wait>
    );
  return inline ? <UnavailableFallback small onRetry={onRetry} /> : <Failure onRetry={onRetry} onClose={onClose} />;
}

function Failure({ onRetry, onClose }: Pick<WidgetStateProps, 'onRetry' | 'onClose'>): ReactNode {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <Box ref={dialog} aria-label={intl.formatMessage({ id: 'shell.remote.title' })} onCancel={onClose} data-modal>
      <IconButton label={intl.formatMessage({ id: 'shell.dialog.close' })} onClick={onClose}>
        <XIcon />
      </IconButton>
      <UnavailableFallback small onRetry={onRetry} />
    </Box>
  );
}
