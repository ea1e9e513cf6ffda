import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

const Root = styled.li`
  grid-column: 1 / -1;
`;

/** Props of the place of a photograph that was just removed. */
export interface RemovedTileProps {
  /** Where it stood. */
  readonly index: number;
  readonly onUndo: () => void;
}

/** Says in the place of a photograph that it was removed, and brings it back; takes the focus from its button. Renders an `<li>`. */
export function RemovedTile({ index, onUndo }: RemovedTileProps): ReactNode {
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <Root>
      <Notice
        action={
          <Button ref={undo} variant="outline" size="small" onClick={onUndo}>
            <FormattedMessage id="photographs.undo" />
          </Button>
        }
      >
        <FormattedMessage id="photographs.removed" values={{ position: index + 1 }} />
      </Notice>
    </Root>
  );
}
