import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { SliceFallback } from '#shell/errors/slice-fallback.tsx';
import { IconButton } from '@headstock/ui/icon-button';
import { XIcon } from '@headstock/ui/icons/x';
import { Loading } from '@headstock/ui/loading';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

const appear = keyframes`
  from { opacity: 0; visibility: hidden }
`;

const Pill = styled.div`
  position: fixed;
  z-index: var(--hs-z-dialog);
  inset: auto 0 24px;
  width: fit-content;
  margin-inline: auto;
  padding: 10px 12px;
  border-radius: var(--hs-r-round);
  background: var(--hs-surface);
  box-shadow: var(--hs-sh-pop);
  animation: ${appear} 1ms 200ms backwards;
`;

/** A part is on its way: a small sign at the lower edge, once it takes longer than a moment. */
export function PartBusy(): ReactNode {
  const intl = useIntl();
  return (
    <Pill>
      <Loading label={intl.formatMessage({ id: 'shell.part.loading' })} size={28} />
    </Pill>
  );
}

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

export interface PartFailedProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** A part could not be had: says so in a dialog, which needs no code that could be missing too, and gives the focus back. */
export function PartFailed({ onRetry, onClose }: PartFailedProps): ReactNode {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <Box ref={dialog} aria-label={intl.formatMessage({ id: 'shell.slice.title' })} onCancel={onClose} data-modal>
      <IconButton label={intl.formatMessage({ id: 'shell.close' })} onClick={onClose}>
        <XIcon />
      </IconButton>
      <SliceFallback small onRetry={onRetry} />
    </Box>
  );
}
