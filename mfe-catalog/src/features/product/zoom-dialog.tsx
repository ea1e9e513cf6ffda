import styled from '@emotion/styled';
import { IconButton } from '@headstock/ui/icon-button';
import { ChevronLeftIcon } from '@headstock/ui/icons/chevron-left';
import { ChevronRightIcon } from '@headstock/ui/icons/chevron-right';
import { XIcon } from '@headstock/ui/icons/x';
import { Paper } from '@headstock/ui/paper';
import type { PaperTone } from '@headstock/ui/paper-tone';
import { pictureUrl } from '@headstock/ui/picture-model';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { keyedIndex, type GalleryStripProps } from './gallery-strip.tsx';

const Root = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  & > [data-tone] {
    height: 100%;
  }
  & .look {
    display: block;
    width: 100%;
    height: 100%;
    overflow: hidden;
    background: center / contain no-repeat;
    cursor: zoom-in;
    touch-action: none;
    &:focus-visible {
      outline-offset: -6px;
    }
    & > img {
      width: 100%;
      height: 100%;
      object-fit: contain;
      transition: transform var(--hs-m-slow) var(--hs-m-ease);
    }
    &[aria-pressed='true'] {
      cursor: zoom-out;
    }
  }
  & .tools {
    position: absolute;
    right: 12px;
    top: 12px;
    display: flex;
    gap: 4px;
    padding: 4px;
    border-radius: var(--hs-r-round);
    background: color-mix(in srgb, var(--hs-paper), white 62%);
  }
  & .tools > span {
    align-self: center;
    padding-inline: 8px;
    font-size: var(--hs-t-small);
    font-weight: 600;
  }
`;

/** How many times larger the close look is. */
const closeness = 2.6;
const stride = 12;

/** Props of the large view. */
export interface ZoomDialogProps extends GalleryStripProps {
  readonly open: boolean;
  readonly paper: PaperTone;
  readonly onClose: () => void;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const centre: Spot = { x: 50, y: 50 };
const within = (value: number): number => Math.min(100, Math.max(0, value));

/** Where on an element a pointer stands, in percent. */
function spotOf(event: PointerEvent<HTMLElement>): Spot {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    x: within(((event.clientX - box.left) / box.width) * 100),
    y: within(((event.clientY - box.top) / box.height) * 100),
  };
}

const steps: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -stride, y: 0 },
  ArrowRight: { x: stride, y: 0 },
  ArrowUp: { x: 0, y: -stride },
  ArrowDown: { x: 0, y: stride },
};

/** The pictures over the whole screen: press for a close look, move the pointer or the arrow keys to look around. Renders a `<dialog>`. */
export function ZoomDialog({ open, pictures, paper, title, current, onMove, onClose }: ZoomDialogProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const [close, setClose] = useState(false);
  const [spot, setSpot] = useState(centre);
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const picture = pictures[current] ?? pictures[0];
  if (!picture) return null;
  const move = (index: number): void => {
    setClose(false);
    setSpot(centre);
    onMove(index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (close && step) {
      event.preventDefault();
      setSpot(({ x, y }) => ({ x: within(x + step.x), y: within(y + step.y) }));
      return;
    }
    const next = keyedIndex(event.key, current, pictures.length);
    if (next !== null) move(next);
  };
  return (
    <Root
      ref={dialog}
      aria-label={title}
      onKeyDown={onKeyDown}
      onClose={() => {
        setClose(false);
        onClose();
      }}
    >
      <Paper tone={paper} bleed>
        <button
          type="button"
          className="look"
          // Until the large picture is there, the one of the page stands in its place.
          style={loaded === picture.id ? undefined : { backgroundImage: `url("${pictureUrl(picture.id, 640)}")` }}
          aria-pressed={close}
          aria-label={intl.formatMessage({ id: 'catalog.product.closer' })}
          onClick={() => setClose(!close)}
          onPointerMove={(event) => close && setSpot(spotOf(event))}
          onPointerDown={(event) => setSpot(spotOf(event))}
        >
          <img
            key={picture.id}
            src={pictureUrl(picture.id, 1920)}
            alt={intl.formatMessage({ id: `catalog.picture.${picture.view}` }, { title })}
            onLoad={() => setLoaded(picture.id)}
            style={close ? { transform: `scale(${closeness})`, transformOrigin: `${spot.x}% ${spot.y}%` } : undefined}
          />
        </button>
        <div className="tools">
          {pictures.length > 1 && (
            <>
              <IconButton
                label={intl.formatMessage({ id: 'catalog.product.previous' })}
                disabled={current === 0}
                onClick={() => move(current - 1)}
              >
                <ChevronLeftIcon />
              </IconButton>
              <span className="hs-num">
                {current + 1} / {pictures.length}
              </span>
              <IconButton
                label={intl.formatMessage({ id: 'catalog.product.next' })}
                disabled={current === pictures.length - 1}
                onClick={() => move(current + 1)}
              >
                <ChevronRightIcon />
              </IconButton>
            </>
          )}
          <IconButton label={intl.formatMessage({ id: 'catalog.product.close' })} onClick={onClose}>
            <XIcon />
          </IconButton>
        </div>
      </Paper>
    </Root>
  );
}
