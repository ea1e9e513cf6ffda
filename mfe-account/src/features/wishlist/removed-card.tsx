import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WishlistItem } from './wishlist-item.model.ts';

const Root = styled.li`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 14px;
  align-self: start;
  aspect-ratio: 4 / 5;
  padding: 24px 16px;
  border: 1px dashed var(--hs-line-strong);
  border-radius: var(--hs-r-paper);
  text-align: center;
  color: var(--hs-ink-2);
  overflow-wrap: anywhere;
`;

/** Props of the place. */
export interface RemovedCardProps {
  readonly item: WishlistItem;
  /** It lies in the cart now. */
  readonly moved: boolean;
  /** The visitor has just pressed here: the way back takes the focus. */
  readonly focused: boolean;
  readonly onUndo: () => void;
}

/** In the place of a thing that was taken off the list: what happened, and the way back. Renders an `<li>`. */
export function RemovedCard({ item, moved, focused, onUndo }: RemovedCardProps) {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focused) button.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <Root>
      <p role="status">
        <FormattedMessage id={moved ? 'wishlist.moved-to-cart' : 'wishlist.removed'} values={{ title: item.title }} />
      </p>
      <Button
        ref={button}
        variant="outline"
        size="small"
        aria-label={intl.formatMessage(
          { id: moved ? 'wishlist.keep-on-list-label' : 'wishlist.undo-label' },
          { title: item.title },
        )}
        onClick={onUndo}
      >
        <FormattedMessage id={moved ? 'wishlist.keep-on-list' : 'wishlist.undo'} />
      </Button>
    </Root>
  );
}
