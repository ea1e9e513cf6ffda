import styled from '@emotion/styled';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../actions/icon-button.tsx';
import { XIcon } from '../icons/x.tsx';
import { subscribeModals, topModal } from '../overlay/modal-stack.ts';
import { ToneIcon, type MessageTone } from './tone-icon.tsx';
import { useInteraction } from './use-interaction.ts';

const Root = styled.section`
  position: fixed;
  z-index: var(--hs-z-toast);
  left: 50%;
  bottom: 16px;
  transform: translateX(-50%);
  display: grid;
  gap: 10px;
  justify-items: center;
  width: min(460px, calc(100vw - 24px));
  pointer-events: none;
  &[data-position='top'] {
    top: 16px;
    bottom: auto;
  }
  @media print {
    display: none;
  }
`;

const Item = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  width: 100%;
  padding: 8px 6px 8px 16px;
  border: 1px solid var(--hs-line);
  border-left: 5px solid var(--hs-tone);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  box-shadow: var(--hs-sh-pop);
  font-size: 0.9375rem;
  line-height: 1.4;
  pointer-events: auto;
  opacity: 1;
  transition:
    opacity var(--hs-m-base),
    transform var(--hs-m-base) var(--hs-m-ease);
  @starting-style {
    opacity: 0;
    transform: translateY(12px);
  }
  --hs-tone: var(--hs-ink-3);
  &[data-tone='good'] {
    --hs-tone: var(--hs-good);
  }
  &[data-tone='warn'] {
    --hs-tone: var(--hs-warn);
  }
  &[data-tone='bad'] {
    --hs-tone: var(--hs-bad);
  }
  & > svg {
    color: var(--hs-tone);
  }
`;

/** A message that floats for a while. */
export interface Toast {
  id: string;
  tone: MessageTone;
  content: ReactNode;
  /** Milliseconds until it goes by itself: 5000 by default, 0 for never. Pointing at it or focusing it stops the clock. */
  timeout?: number;
}

/** Props of the region. */
export interface ToastRegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  labels: { region: string; dismiss: string };
  position?: 'top' | 'bottom';
}

/**
 * The place where messages float; moves into an open modal, outside of which nothing can be seen or read. Keep it mounted,
 * so that screen readers notice what comes. Renders a `<section>`.
 */
export function ToastRegion({ toasts, onDismiss, labels, position = 'bottom' }: ToastRegionProps) {
  const modal = useSyncExternalStore(subscribeModals, topModal, () => null);
  const region = (
    <Root aria-live="polite" aria-label={labels.region} data-position={position}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onDismiss={onDismiss} dismissLabel={labels.dismiss} />
      ))}
    </Root>
  );
  return modal ? createPortal(region, modal) : region;
}

interface ToastItemProps {
  toast: Toast;
  onDismiss: (id: string) => void;
  dismissLabel: string;
}

function ToastItem({ toast, onDismiss, dismissLabel }: ToastItemProps) {
  const { held, holders } = useInteraction();
  const { id, timeout = 5000 } = toast;
  useEffect(() => {
    if (held || timeout === 0) return undefined;
    const timer = setTimeout(() => onDismiss(id), timeout);
    return () => clearTimeout(timer);
  }, [held, id, timeout, onDismiss]);
  return (
    <Item role={toast.tone === 'bad' ? 'alert' : undefined} data-tone={toast.tone} {...holders}>
      <ToneIcon tone={toast.tone} />
      <div>{toast.content}</div>
      <IconButton label={dismissLabel} onClick={() => onDismiss(id)}>
        <XIcon size="small" />
      </IconButton>
    </Item>
  );
}
