import styled from '@emotion/styled';
import { Notice } from '@headstock/ui/notice';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PricedLineItem } from '@headstock/commerce-client/cart';
import { TextButton } from '@headstock/ui/text-button';
import type { Removals } from './use-removals.ts';

const Root = styled.div`
  display: grid;
  gap: 8px;
  margin-bottom: 16px;
  &:empty {
    display: none;
  }
  & > div {
    align-items: center;
    padding-block: 6px;
  }
`;

/**
 * What was just taken out, each with its way back. Renders a `<div>`; a new one takes the focus that its line had, and gives
 * it back to the line when it returns.
 */
export function RemovedLineItems({ removals }: { readonly removals: Removals }) {
  const root = useRef<HTMLDivElement>(null);
  const undo = async (line: PricedLineItem): Promise<void> => {
    await removals.undo(line);
    // The line is there with the next paint.
    requestAnimationFrame(() => {
      const list = root.current?.parentElement ?? document;
      const isLost = document.activeElement === document.body || document.activeElement?.tagName === 'DIALOG';
      if (isLost) list.querySelector<HTMLElement>(`[data-line="${line.listing.id}"]`)?.focus();
    });
  };
  return (
    <Root ref={root}>
      {removals.removed.map((line) => (
        <RemovedLineItem key={line.id} line={line} onUndo={() => void undo(line)} />
      ))}
    </Root>
  );
}

function RemovedLineItem({ line, onUndo }: { readonly line: PricedLineItem; readonly onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <Notice
      live
      action={
        <TextButton ref={button} onClick={onUndo}>
          <FormattedMessage id="cart.undo" />
        </TextButton>
      }
    >
      <FormattedMessage id="cart.removed" values={{ title: line.listing.item.title }} />
    </Notice>
  );
}
