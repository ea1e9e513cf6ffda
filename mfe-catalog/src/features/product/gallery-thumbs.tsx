import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { Backdrop } from '@headstock/ui/backdrop';
import type { BackdropTone } from '@headstock/ui/backdrop-tone';
import { Picture } from '@headstock/ui/picture';
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

/** Props of the thumbnails. */
export interface GalleryThumbsProps {
  readonly pictures: readonly GalleryPicture[];
  readonly backdrop: BackdropTone;
  /** Index of the current large picture. */
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

/** The thumbnails of the gallery. Renders a `<div role="group">`. */
export function GalleryThumbs({ pictures, backdrop, current, onChoose }: GalleryThumbsProps) {
  const intl = useIntl();
  const labelOf = (picture: GalleryPicture, index: number): string =>
    intl.formatMessage(
      { id: 'product.thumbnail' },
      {
        view: (picture.view === 'DETAIL' && picture.alt) || intl.formatMessage({ id: `product.view.${picture.view}` }),
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
            <Picture
              id={picture.id}
              alt=""
              view={picture.view === 'FULL' ? 'full' : picture.view === 'PHOTO' ? 'photo' : 'card'}
              sizes="72px"
              widths={[160]}
            />
          </Backdrop>
        </button>
      ))}
    </Root>
  );
}
