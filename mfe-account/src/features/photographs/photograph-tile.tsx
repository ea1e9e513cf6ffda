import styled from '@emotion/styled';
import { inEither } from '@headstock/contracts/listing-title';
import type { PhotographShot } from '@headstock/contracts/photographs';
import { down } from '@headstock/ui/breakpoints';
import { IconButton } from '@headstock/ui/icon-button';
import { ArrowLeftIcon } from '@headstock/ui/icons/arrow-left';
import { ArrowRightIcon } from '@headstock/ui/icons/arrow-right';
import { EditIcon } from '@headstock/ui/icons/edit';
import { SortIcon } from '@headstock/ui/icons/sort';
import { TrashIcon } from '@headstock/ui/icons/trash';
import { Select } from '@headstock/ui/select';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PhotographView } from './photograph.ts';
import { placeAfterKey, sizeProblem } from './photographs.model.ts';
import { tileStyle } from './tile-style.ts';
import type { DragOrder } from './use-drag-order.ts';

const Root = styled.li`
  ${tileStyle}
  &[data-dragged] {
    opacity: 0.5;
  }
  &[data-over] {
    outline: 3px solid var(--hs-plush);
    outline-offset: 3px;
  }
  & > .frame > img {
    cursor: grab;
  }
  & > .frame > .grip {
    position: absolute;
    right: 6px;
    top: 6px;
    background: var(--hs-surface);
    cursor: grab;
    touch-action: none;
  }
  & > .frame > .place {
    position: absolute;
    left: 8px;
    /* Away from the handle, which stands above on the narrowest tiles too. */
    bottom: 8px;
    padding: 2px 10px;
    border-radius: var(--hs-r-round);
    background: var(--hs-surface);
    font-size: var(--hs-t-micro);
    font-weight: 600;
    pointer-events: none;
  }
  & > .row {
    display: grid;
    grid-template-columns: repeat(4, 44px);
    justify-content: space-between;
    ${down('tablet')} {
      grid-template-columns: repeat(2, 44px);
      justify-content: space-evenly;
    }
  }
  & > .words {
    min-height: 44px;
    padding: 4px 10px;
    border: 1px solid var(--hs-line);
    border-radius: var(--hs-r-control);
    font-size: var(--hs-t-micro);
    line-height: 1.35;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    /* Three lines of what is written. */
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  & > .size {
    font-size: var(--hs-t-micro);
    line-height: 1.35;
    color: var(--hs-ink-3);
    &[data-small] {
      font-weight: 600;
      color: var(--hs-bad);
    }
  }
`;

/** Props of the tile. */
export interface PhotographTileProps {
  readonly photograph: PhotographView;
  readonly index: number;
  readonly count: number;
  /** What it may show; empty where nobody asks. */
  readonly shots: readonly PhotographShot[];
  readonly order: DragOrder;
  /** Id of the text that says which keys move a photograph. */
  readonly keysId: string;
  readonly onMove: (from: number, to: number) => void;
  readonly onTag: (shot: PhotographShot | null) => void;
  /** Without it nobody writes what it shows. */
  readonly onDescribe?: (() => void) | undefined;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A photograph of a form: dragged by its picture, moved by arrow keys and buttons, edited, tagged, removed. Renders an `<li>`. */
export function PhotographTile(props: PhotographTileProps): ReactNode {
  const { photograph, index, count, shots, order, keysId, onMove, onTag, onDescribe, onEdit, onRemove } = props;
  const { formatMessage, locale } = useIntl();
  const { id, imageId, width, height, shot, alt } = photograph;
  const words = inEither(alt, locale === 'fr' ? 'fr' : 'en');
  const values = { position: index + 1, count };
  const label = (message: string): string => formatMessage({ id: message }, values);
  const problem = sizeProblem(photograph);
  const grip = useRef<HTMLButtonElement>(null);
  const step = (to: number): void => {
    // At an end the button that was pressed is disabled, and would lose the focus: the handle keeps it, and takes the arrow keys.
    if (to === 0 || to === count - 1) grip.current?.focus({ preventScroll: true });
    onMove(index, to);
  };
  return (
    <Root
      data-place={id}
      data-dragged={order.drag?.from === index || undefined}
      data-over={(order.drag && order.drag.over === index && order.drag.from !== index) || undefined}
    >
      <div className="frame">
        <img
          src={`/images/${imageId}/480`}
          alt={label(index === 0 ? 'photographs.coverAlt' : 'photographs.alt')}
          width={width}
          height={height}
          draggable={false}
          {...order.picture(index)}
        />
        <IconButton
          ref={grip}
          className="grip"
          label={label('photographs.move')}
          aria-describedby={keysId}
          {...order.handle(index)}
          onKeyDown={(event) => {
            const place = placeAfterKey(event.key, index, count);
            if (place === null) return;
            event.preventDefault();
            onMove(index, place);
          }}
        >
          <SortIcon />
        </IconButton>
        <span className="place hs-num" aria-hidden>
          {index + 1}
          {index === 0 && (
            <>
              {' · '}
              <FormattedMessage id="photographs.cover" />
            </>
          )}
        </span>
      </div>
      <div className="row">
        <IconButton label={label('photographs.earlier')} disabled={index === 0} onClick={() => step(index - 1)}>
          <ArrowLeftIcon />
        </IconButton>
        <IconButton label={label('photographs.later')} disabled={index === count - 1} onClick={() => step(index + 1)}>
          <ArrowRightIcon />
        </IconButton>
        <IconButton label={label('photographs.edit')} onClick={onEdit}>
          <EditIcon />
        </IconButton>
        <IconButton label={label('photographs.remove')} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
      {shots.length > 0 && (
        <Select
          size="small"
          aria-label={label('photographs.shows')}
          value={shot ?? ''}
          onChange={({ currentTarget }) => onTag(shots.find((known) => known === currentTarget.value) ?? null)}
        >
          <option value="">{formatMessage({ id: 'photographs.shot.none' })}</option>
          {shots.map((known) => (
            <option key={known} value={known}>
              {formatMessage({ id: `photographs.shot.${known}` })}
            </option>
          ))}
        </Select>
      )}
      {onDescribe && (
        <button type="button" className="words" aria-label={label('photographs.describe')} onClick={onDescribe}>
          {words === '' ? <FormattedMessage id="photographs.describeShort" /> : words}
        </button>
      )}
      {problem && (
        <p className="size" data-small={problem === 'small' || undefined}>
          <FormattedMessage id={`photographs.${problem}`} values={{ width, height }} />
        </p>
      )}
    </Root>
  );
}
