import styled from '@emotion/styled';
import { IconButton } from '@headstock/ui/icon-button';
import { ChevronLeftIcon } from '@headstock/ui/icons/chevron-left';
import { ChevronRightIcon } from '@headstock/ui/icons/chevron-right';
import { XIcon } from '@headstock/ui/icons/x';
import { Backdrop } from '@headstock/ui/backdrop';
import type { BackdropTone } from '@headstock/ui/backdrop-tone';
import { pictureUrl } from '@headstock/ui/picture-model';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { indexAfterKey, type GalleryStripProps } from './gallery-strip.tsx';
import { useZoom } from './use-zoom.ts';
import { viewportAfterKey, whole } from './viewport.model.ts';

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
  & .viewport {
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
  &[data-photo] .viewport {
    background-color: var(--hs-sunken);
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

/** Props of the large view. */
export interface ZoomDialogProps extends GalleryStripProps {
  readonly open: boolean;
  readonly backdrop: BackdropTone;
  readonly onClose: () => void;
}

/**
 * The pictures full screen. Click, tap, pinch, the wheel or + zoom in; the pointer, the finger
 * or the arrow keys pan; swiping or the arrow keys change the picture. Renders a `<dialog>`.
 */
export function ZoomDialog({ open, pictures, backdrop, title, current, onMove, onClose }: ZoomDialogProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const area = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const zoom = useZoom(area, (step) => onMove(Math.min(pictures.length - 1, Math.max(0, current + step))));
  const move = (index: number): void => {
    zoom.setViewport(whole);
    onMove(index);
  };
  const { viewport } = zoom;
  const close = viewport.scale > 1;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const looked = viewportAfterKey(event.key, viewport);
    const next = looked ? null : indexAfterKey(event.key, current, pictures.length);
    if (looked) zoom.setViewport(looked);
    else if (next !== null) move(next);
    if (looked || next !== null) event.preventDefault();
  };
  const picture = pictures[current] ?? pictures[0];
  if (!picture) return null;
  return (
    <Root
      ref={dialog}
      data-photo={picture.view === 'PHOTO' || undefined}
      aria-label={title}
      onKeyDown={onKeyDown}
      onClose={() => {
        zoom.setViewport(whole);
        onClose();
      }}
    >
      <Backdrop tone={backdrop} bleed>
        <button
          type="button"
          ref={area}
          className="viewport"
          // Until the large picture is loaded, the page's own picture is shown.
          style={loaded === picture.id ? undefined : { backgroundImage: `url("${pictureUrl(picture.id, 640)}")` }}
          aria-pressed={close}
          aria-label={intl.formatMessage({ id: 'product.zoomIn' })}
          onClick={zoom.onClick}
          onPointerDown={zoom.onPointerDown}
          onPointerMove={zoom.onPointerMove}
          onPointerUp={zoom.onPointerUp}
          onPointerCancel={zoom.onPointerUp}
        >
          <img
            key={picture.id}
            src={pictureUrl(picture.id, 1920)}
            alt={
              picture.alt ??
              intl.formatMessage(
                { id: `product.picture.${picture.view}` },
                { title, index: current + 1, count: pictures.length },
              )
            }
            onLoad={() => setLoaded(picture.id)}
            draggable={false}
            style={
              close
                ? { transform: `scale(${viewport.scale})`, transformOrigin: `${viewport.spot.x}% ${viewport.spot.y}%` }
                : undefined
            }
          />
        </button>
        <div className="tools">
          {pictures.length > 1 && (
            <>
              <IconButton
                label={intl.formatMessage({ id: 'product.previous' })}
                disabled={current === 0}
                onClick={() => move(current - 1)}
              >
                <ChevronLeftIcon />
              </IconButton>
              <span className="hs-num">
                {current + 1} / {pictures.length}
              </span>
              <IconButton
                label={intl.formatMessage({ id: 'product.next' })}
                disabled={current === pictures.length - 1}
                onClick={() => move(current + 1)}
              >
                <ChevronRightIcon />
              </IconButton>
            </>
          )}
          <IconButton label={intl.formatMessage({ id: 'product.close' })} onClick={onClose}>
            <XIcon />
          </IconButton>
        </div>
      </Backdrop>
    </Root>
  );
}
