import styled from '@emotion/styled';
import { whenWithin } from '@headstock/first-load/when-near';
import { down } from '@headstock/ui/breakpoints';
import { Backdrop } from '@headstock/ui/backdrop';
import type { BackdropTone } from '@headstock/ui/backdrop-tone';
import { Picture } from '@headstock/ui/picture';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { GalleryPicture } from './product-view.model.ts';

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
  & > button {
    display: block;
    width: 84px;
    aspect-ratio: 4 / 5;
    & > [data-tone] {
      display: block;
      width: 100%;
      height: 100%;
    }
    & .place {
      position: absolute;
      inset: 0;
    }
    & img {
      position: absolute;
      inset: 8%;
      width: 84%;
      height: 84%;
      object-fit: contain;
    }
    & img[data-photo] {
      inset: 0;
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
    &[aria-current]:not(:focus-visible) {
      outline: 2px solid var(--hs-ink);
      outline-offset: 3px;
    }
  }
  &[data-many] {
    align-self: stretch;
    contain: size;
    /* Room for a scrollbar, which would cut the ring of the current one. */
    margin: -6px -15px -6px -6px;
    padding: 6px 15px 6px 6px;
    overflow: hidden auto;
    scrollbar-width: thin;
  }
  /* Fingers swipe the pictures. */
  ${down('tablet')} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** So many stand beside the large picture; more are scrolled. */
const FITTING = 5;
/** So many are loaded with the page. A browser would load all of them at once, however far they are to be scrolled. */
const LOADED = 8;

/** Props of the thumbnails. */
export interface GalleryThumbsProps {
  readonly pictures: readonly GalleryPicture[];
  readonly backdrop: BackdropTone;
  /** Index of the current large picture. */
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

function Thumb({ picture: { id, view } }: { readonly picture: GalleryPicture }) {
  const crop = view === 'FULL' ? 'full' : view === 'PHOTO' ? 'photo' : 'card';
  return <Picture id={id} alt="" view={crop} sizes="72px" widths={[160]} />;
}

/** The place of a thumbnail that nobody has scrolled to; visitors without scripts have it at once. */
function LateThumb({ picture, onSeen }: { readonly picture: GalleryPicture; readonly onSeen: () => void }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => (place ? whenWithin(0)(place, onSeen) : undefined), [place, onSeen]);
  return (
    <>
      <span ref={setPlace} className="place" />
      <noscript>
        <Thumb picture={picture} />
      </noscript>
    </>
  );
}

/** The thumbnails of the gallery; those beyond the first eight are loaded once they are scrolled to. Renders a `<div role="group">`. */
export function GalleryThumbs({ pictures, backdrop, current, onChoose }: GalleryThumbsProps) {
  const intl = useIntl();
  const [showsAll, setShowsAll] = useState(pictures.length <= LOADED);
  const showAll = useCallback(() => setShowsAll(true), []);
  const labelOf = (picture: GalleryPicture, index: number): string =>
    intl.formatMessage(
      { id: 'product.thumbnail' },
      {
        view:
          ((picture.view === 'DETAIL' || picture.view === 'PHOTO') && picture.alt) ||
          intl.formatMessage({ id: `product.view.${picture.view}` }),
        index: index + 1,
        count: pictures.length,
      },
    );
  return (
    <Root
      role="group"
      data-many={pictures.length > FITTING || undefined}
      aria-label={intl.formatMessage({ id: 'product.pictures' })}
    >
      {pictures.map((picture, index) => (
        <button
          key={picture.id}
          type="button"
          aria-label={labelOf(picture, index)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onChoose(index)}
        >
          <Backdrop as="span" tone={backdrop}>
            {showsAll || index < LOADED ? (
              <Thumb picture={picture} />
            ) : (
              <LateThumb picture={picture} onSeen={showAll} />
            )}
          </Backdrop>
        </button>
      ))}
    </Root>
  );
}
