import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { down } from '../tokens/breakpoints.ts';
import type { BackdropTone } from '../tokens/backdrop-tone.ts';
import { Backdrop } from './backdrop.tsx';
import { Picture } from './picture.tsx';
import type { PictureView } from './picture.model.ts';
import { PriceTag } from './price-tag.tsx';
import { ConditionRating } from './condition-rating.tsx';
import type { ConditionRatingValue } from './condition-rating.model.ts';
import { Year } from './year.tsx';

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  & > .pic {
    position: relative;
    margin-bottom: 28px;
    & > [data-tone] {
      aspect-ratio: 4 / 5;
      width: 100%;
      max-height: var(--hs-card-picture, none);
      /* Loads a screen and a half ahead of its reader; what is lazy alone does so up to three screens ahead. */
      &:has(> [loading='lazy']) {
        content-visibility: auto;
      }
    }
    & img {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      object-fit: var(--hs-card-fit, cover);
      object-position: 50% 100%;
      transform-origin: 50% 70%;
      transition: transform var(--hs-m-slow) var(--hs-m-ease);
    }
    & > .tag {
      position: absolute;
      z-index: 2;
      left: 14px;
      bottom: -16px;
      max-width: calc(100% - 22px);
    }
    & > .corner {
      position: absolute;
      z-index: 3;
      right: 8px;
      top: 8px;
    }
    & > .new {
      position: absolute;
      z-index: 2;
      left: 14px;
      top: 14px;
      font-size: var(--hs-t-micro);
      font-weight: 600;
      line-height: 1.25;
      color: var(--hs-on-paper);
    }
  }
  & > .pic[data-photo] img {
    object-fit: cover;
    object-position: 50% 50%;
  }
  &:hover > .pic img {
    transform: scale(1.03);
  }
  &[data-sold] > .pic img {
    opacity: 0.62;
  }
  & > .title {
    margin-top: 6px;
    font: 600 1rem/1.35 var(--hs-sans);
    letter-spacing: -0.005em;
    overflow-wrap: anywhere;
    & > a {
      padding-block: 3px;
      text-decoration: none;
      &::after {
        content: '';
        position: absolute;
        z-index: 1;
        inset: 0;
      }
      &:focus-visible {
        outline: 0;
      }
    }
  }
  &:has(> .title > a:focus-visible) {
    outline: 3px solid var(--hs-focus);
    outline-offset: 6px;
  }
  & > .meta {
    margin-top: 2px;
    font-size: var(--hs-t-small);
    line-height: 1.45;
    color: var(--hs-ink-3);
  }
  & > .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 28px;
    margin-top: 10px;
    & > .compare {
      position: relative;
      z-index: 3;
    }
  }
  &[data-feature] {
    & > .pic {
      flex: 1;
      display: flex;
    }
    & > .pic > [data-tone] {
      flex: 1;
      aspect-ratio: auto;
      min-height: 480px;
    }
    & > .title {
      margin-top: 14px;
      font: 400 var(--hs-t-3) / 1.15 var(--hs-serif);
    }
    ${down('tabletMedium')} {
      & > .pic > [data-tone] {
        aspect-ratio: 4 / 5;
        min-height: 0;
      }
    }
  }
  ${down('tablet')} {
    & > .pic > .new {
      left: 8px;
      top: 8px;
      padding: 3px 8px;
      border-radius: var(--hs-r-round);
      background: color-mix(in srgb, white 60%, transparent);
    }
    & > .pic > .tag {
      left: 8px;
      max-width: calc(100% - 12px);
      & > span {
        min-width: 0;
        padding: 7px 11px 8px 27px;
      }
    }
    &:not([data-feature]) > .title {
      font-size: 0.9375rem;
    }
    & > .row {
      flex-wrap: nowrap;
      & .g:not(:only-child) {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
  }
`;

const gridSizes = '(min-width:1728px) 382px, (min-width:1024px) 22vw, (min-width:768px) 30vw, 46vw';
const featureSizes = '(min-width:1728px) 664px, (min-width:916px) 40vw, 92vw';

/** Widths that a card ever needs. */
const cardWidths = [160, 320, 480, 640, 960];

/** Props of the card. */
export interface ProductCardProps {
  /** The item's page; the whole card leads there. */
  to: string;
  /** The name without the year. */
  title: string;
  /** “1962”, “c. 1934”; absent where unknown and for merch. */
  year?: string | undefined;
  /** One line under the name: finish, weight, a note. */
  meta?: ReactNode;
  backdrop: BackdropTone;
  /** The picture's id, what it shows, and its crop: `card`, `full` for the large card, or `photo`. */
  picture: { id: string; alt: string; view?: PictureView };
  /** How wide the picture is shown; by default that of a grid of four. */
  sizes?: string | undefined;
  /** The formatted price, or the word for sold. */
  price: ReactNode;
  /** The price in integer cents of US dollars, where it is also shown in the visitor's currency. */
  cents?: number | undefined;
  /** Under the price: the condition's word, or the day of sale. */
  note?: ReactNode;
  /** The price before an accepted offer. */
  was?: ReactNode;
  sold?: boolean | undefined;
  /** The grade; left out for merch. */
  condition?: { strings: ConditionRatingValue; label: ReactNode } | undefined;
  /** A `<HeartButton>` at the picture's corner. */
  heart?: ReactNode;
  /** A `<Checkbox size="small">` at the end of the last row. */
  compare?: ReactNode;
  /** A word at the picture's other corner: “New today”. */
  badge?: ReactNode;
  /** In the first screen: the picture loads at once. */
  priority?: boolean | undefined;
  /** The large card of the arrivals. */
  feature?: boolean | undefined;
  /** Level of the title in the outline. */
  level?: 2 | 3;
}

/** The listing card: picture on a backdrop, tag, year, name, grade; one link, with heart and Compare above it. Renders an `<article>`. */
export function ProductCard(card: ProductCardProps) {
  const Title = `h${card.level ?? 3}` as const;
  return (
    <Root data-sold={card.sold || undefined} data-feature={card.feature || undefined}>
      <div className="pic" data-photo={card.picture.view === 'photo' || undefined}>
        <Backdrop tone={card.backdrop}>
          <Picture
            {...card.picture}
            sizes={card.sizes ?? (card.feature ? featureSizes : gridSizes)}
            widths={cardWidths}
            priority={card.priority}
          />
        </Backdrop>
        {card.badge && <span className="new">{card.badge}</span>}
        {card.heart && <div className="corner">{card.heart}</div>}
        <PriceTag
          className="tag"
          price={card.price}
          cents={card.cents}
          was={card.was}
          note={card.note}
          sold={card.sold}
        />
      </div>
      {card.year && <Year size={card.feature ? 'feature' : 'card'}>{card.year}</Year>}
      <Title className="title">
        <Link to={card.to}>
          {card.year && <span className="hs-vh">{card.year} </span>}
          {card.title}
        </Link>
      </Title>
      {card.meta && <p className="meta">{card.meta}</p>}
      {(card.condition || card.compare) && (
        <div className="row">
          {card.condition && <ConditionRating count={card.condition.strings}>{card.condition.label}</ConditionRating>}
          {card.compare && <div className="compare">{card.compare}</div>}
        </div>
      )}
    </Root>
  );
}
