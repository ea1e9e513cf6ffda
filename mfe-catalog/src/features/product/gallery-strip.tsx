import styled from '@emotion/styled';
import { Picture } from '@headstock/ui/picture';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { GalleryPicture } from './product-view.model.ts';

const Root = styled.div`
  display: flex;
  height: 100%;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  &:focus-visible {
    outline-offset: -4px;
  }
  & > div {
    position: relative;
    flex: 0 0 100%;
    overflow: hidden;
    scroll-snap-align: start;
    scroll-snap-stop: always;
    & > img {
      width: 100%;
      height: 100%;
      object-fit: contain;
      object-position: 50% 100%;
    }
  }
  /* Until somebody moves, only the picture beside the shown one is loaded. */
  &[data-unmoved] > div:nth-of-type(n + 3) {
    content-visibility: auto;
  }
  & > [data-view='FULL'] > img {
    position: absolute;
    left: 50%;
    top: 2%;
    width: auto;
    max-width: none;
    height: 97%;
    transform: translateX(-50%);
  }
  & > [data-view='PHOTO'] {
    background: var(--hs-sunken);
    & > img {
      object-fit: contain;
      object-position: 50% 50%;
    }
  }
  @media print {
    & > :not(:first-child) {
      display: none;
    }
  }
`;

/** Props of the gallery's strip. */
export interface GalleryStripProps {
  readonly pictures: readonly GalleryPicture[];
  /** What the pictures show. */
  readonly title: string;
  /** Index of the current picture. */
  readonly current: number;
  readonly onMove: (index: number) => void;
}

/** The index that a key leads to from the current picture, or null for other keys. */
export function indexAfterKey(key: string, current: number, count: number): number | null {
  if (key === 'ArrowRight') return Math.min(current + 1, count - 1);
  if (key === 'ArrowLeft') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** The large pictures side by side, one visible at a time; swiping uses native scrolling. Renders a `<div role="group">`. */
export function GalleryStrip({ pictures, title, current, onMove }: GalleryStripProps) {
  const intl = useIntl();
  const strip = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    const element = strip.current;
    if (!element || shown.current === current) return;
    shown.current = current;
    element.scrollTo?.({ left: current * element.clientWidth, behavior: 'smooth' });
  }, [current]);
  const onScrollEnd = (): void => {
    const element = strip.current;
    if (!element?.clientWidth) return;
    const index = Math.round(element.scrollLeft / element.clientWidth);
    shown.current = index;
    onMove(index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = indexAfterKey(event.key, current, pictures.length);
    if (next === null) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    <Root
      ref={strip}
      role="group"
      data-unmoved={current === 0 || undefined}
      // A scrollable region has to be reachable by keyboard.
      tabIndex={pictures.length > 1 ? 0 : undefined}
      aria-label={intl.formatMessage({ id: 'product.pictureOfCount' }, { index: current + 1, count: pictures.length })}
      onKeyDown={onKeyDown}
      onScrollEnd={onScrollEnd}
    >
      {pictures.map(({ id, view, alt }, index) => (
        <div key={id} data-view={view}>
          <Picture
            id={id}
            alt={
              alt ??
              intl.formatMessage({ id: `product.picture.${view}` }, { title, index: index + 1, count: pictures.length })
            }
            view={view === 'FULL' ? 'full' : view === 'PHOTO' ? 'photo' : 'card'}
            sizes={
              view === 'FULL'
                ? '(min-width:1728px) 400px, (min-width:1024px) 24vw, (min-width:768px) 45vw, 58vw'
                : '(min-width:1728px) 830px, (min-width:1024px) 48vw, 100vw'
            }
            priority={index === 0}
          />
        </div>
      ))}
    </Root>
  );
}
