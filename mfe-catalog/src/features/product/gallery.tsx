import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { ZoomInIcon } from '@headstock/ui/icons/zoom-in';
import { Backdrop } from '@headstock/ui/backdrop';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import { GalleryStrip } from './gallery-strip.tsx';
import type { GalleryPicture, ProductView } from './product-view.model.ts';

const ZoomDialog = lazy(async () => {
  const { ZoomDialog: Component } = await import(/* webpackChunkName: "zoom-dialog" */ './zoom-dialog.tsx');
  return { default: Component };
});

const Root = styled.div`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  align-items: start;
  gap: 16px;
  &[data-single] {
    grid-template-columns: minmax(0, 1fr);
  }
  & > .big {
    aspect-ratio: 5 / 6;
    ${down('desktop')} {
      width: 100%;
      max-height: 56svh;
    }
    & > .count {
      position: absolute;
      left: 18px;
      top: 16px;
      font-size: var(--hs-t-small);
      font-weight: 600;
    }
    & > .zoom {
      position: absolute;
      right: 14px;
      bottom: 14px;
      display: inline-flex;
      align-items: center;
      gap: 8px;
      min-height: 44px;
      padding: 0 16px;
      border-radius: var(--hs-r-round);
      background: color-mix(in srgb, var(--hs-paper), white 62%);
      font-size: var(--hs-t-small);
      font-weight: 600;
      &:hover {
        background: color-mix(in srgb, var(--hs-paper), white 82%);
      }
    }
  }
  ${down('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    & > .big {
      order: -1;
      margin-inline: calc(var(--hs-gutter) * -1);
      border-radius: 0;
      width: auto;
      justify-self: stretch;
      aspect-ratio: auto;
      height: 125vw;
      /* Leaves room for the name above the bar with the price. */
      max-height: max(190px, calc(100svh - 470px));
      & > .zoom {
        bottom: 8px;
      }
    }
  }
  @media print {
    grid-template-columns: 1fr;
    & > .big {
      aspect-ratio: 5 / 6;
      margin: 0;
      & > :is(.zoom, .count) {
        display: none;
      }
    }
  }
`;

/** Props of the gallery. */
export interface GalleryProps {
  readonly product: ProductView;
  readonly pictures: readonly GalleryPicture[];
}

/** The gallery of an item: swipe, arrow keys or thumbnails change the picture; the zoom dialog is loaded on demand. Renders a `<div>`. */
export function Gallery({ product: { backdrop, title }, pictures }: GalleryProps) {
  const [current, setCurrent] = useState(0);
  const [zoom, setZoom] = useState<boolean>();
  const single = pictures.length < 2;
  return (
    <Root data-single={single || undefined}>
      {!single && <GalleryThumbs pictures={pictures} backdrop={backdrop} current={current} onChoose={setCurrent} />}
      <Backdrop tone={backdrop} className="big">
        <GalleryStrip pictures={pictures} title={title} current={current} onMove={setCurrent} />
        {!single && (
          <span className="count hs-num" aria-hidden>
            {current + 1} / {pictures.length}
          </span>
        )}
        <button type="button" className="zoom" onClick={() => setZoom(true)}>
          <ZoomInIcon size="small" />
          <FormattedMessage id="product.zoom" />
        </button>
      </Backdrop>
      {zoom !== undefined && (
        <Suspense>
          <ZoomDialog
            open={zoom}
            pictures={pictures}
            backdrop={backdrop}
            title={title}
            current={current}
            onMove={setCurrent}
            onClose={() => setZoom(false)}
          />
        </Suspense>
      )}
    </Root>
  );
}
