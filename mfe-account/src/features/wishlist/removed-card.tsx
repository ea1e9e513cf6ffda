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

export interface RemovedCardProps {
  readonly item: WishlistItem;
  /** It was moved to the cart. */
  readonly moved: boolean;
  /** The user has just removed it: the undo button takes the focus. */
  readonly focused: boolean;
  readonly onUndo: () => void;
}

/** Takes the place of a removed item: what happened, and an undo button. Renders an `<li>`. */
export function RemovedCard({ item, moved, focused, onUndo }: RemovedCardProps) {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focused) button.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <Root>
      <p role="status">
        <FormattedMessage id={moved ? 'wishlist.movedToCart' : 'wishlist.removed'} values={{ title: item.title }} />
      </p>
      <Button
        ref={button}
        variant="outline"
        size="small"
        aria-label={intl.formatMessage(
          { id: moved ? 'wishlist.keepOnListLabel' : 'wishlist.undoLabel' },
          { title: item.title },
        )}
        onClick={onUndo}
      >
        <FormattedMessage id={moved ? 'wishlist.keepOnList' : 'wishlist.undo'} />
      </Button>
    </Root>
  );
}
