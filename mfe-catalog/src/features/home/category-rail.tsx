import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { LinkArrow } from '@headstock/ui/link-arrow';
import { Backdrop } from '@headstock/ui/backdrop';
import { Picture } from '@headstock/ui/picture';
import { SectionHead } from '@headstock/ui/section-head';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import type { CategoryRailEntry } from './home.model.ts';

const Rail = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  margin-inline: -12px;
  & > li {
    position: relative;
    &::before {
      content: '';
      position: absolute;
      left: 0;
      right: 0;
      top: 14px;
      height: 3px;
      background: color-mix(in oklab, var(--hs-paper), black 34%);
    }
    &:first-of-type::before {
      left: -50vw;
    }
    &:last-of-type::before {
      right: -50vw;
    }
    &::after {
      content: '';
      position: absolute;
      z-index: 1;
      left: 50%;
      top: 6px;
      width: 18px;
      height: 18px;
      margin-left: -9px;
      border-radius: 50%;
      background: var(--hs-ebony);
      box-shadow: inset 0 0 0 5px color-mix(in oklab, var(--hs-ebony), white 24%);
    }
  }
  & a {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    height: 100%;
    text-align: center;
    text-decoration: none;
    &:hover > img {
      transform: rotate(1.6deg);
    }
    &:hover > b {
      text-decoration: underline;
      text-decoration-thickness: 1px;
    }
  }
  & img {
    width: 116%;
    max-width: none;
    height: auto;
    margin: 8px -8% 0;
    transform-origin: 50% 1%;
    transition: transform var(--hs-m-slow) var(--hs-m-swing);
  }
  & img[data-photo] {
    width: 92%;
    aspect-ratio: 4 / 5;
    margin: 8px 4% 0;
    border-radius: var(--hs-r-paper);
    object-fit: cover;
  }
  & b {
    margin-top: 6px;
    padding-inline: 6px;
    font: 400 1.4375rem/1.05 var(--hs-serif);
    text-wrap: balance;
  }
  & span {
    margin-top: 4px;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-2);
  }
  ${down('tabletMedium')} {
    grid-template-columns: repeat(8, 150px);
    margin-inline: calc(var(--hs-gutter) * -1);
    padding-inline: var(--hs-gutter);
    padding-bottom: 8px;
    overflow-x: auto;
    scroll-snap-type: x proximity;
    scrollbar-width: none;
    & > li {
      scroll-snap-align: center;
    }
    & img:not([data-photo]) {
      width: 140%;
      margin-inline: -20%;
    }
  }
`;

/** The categories, as instruments drawn to scale on one rail. Renders a `<section>`. */
export function CategoryRail({ places }: { readonly places: readonly CategoryRailEntry[] }) {
  return (
    <Backdrop as="section" tone="sonic" bleed className="hs-section" aria-labelledby="types">
      <div className="hs-wrap">
        <SectionHead
          id="types"
          title={<FormattedMessage id="homeSections.types" />}
          note={<FormattedMessage id="homeSections.typesNote" />}
          action={
            <LinkArrow as={Link} to="/shop">
              <FormattedMessage id="homeSections.wholeShop" />
            </LinkArrow>
          }
        />
        <Rail>
          {places.map(({ to, label, count, picture, isPhoto }) => (
            <li key={to}>
              <Link to={to}>
                <Picture
                  id={picture}
                  alt=""
                  view={isPhoto ? 'photo' : 'hang'}
                  sizes="(min-width:1728px) 238px, (min-width:916px) 14vw, 210px"
                  widths={[160, 320, 480]}
                />
                <b>{label}</b>
                <span className="hs-num">
                  <FormattedNumber value={count} />
                </span>
              </Link>
            </li>
          ))}
        </Rail>
      </div>
    </Backdrop>
  );
}
