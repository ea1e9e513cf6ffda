import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { LocalPrice } from '../money/local-price.tsx';
import type { As } from '../polymorphic.ts';

const Root = styled.span`
  --hs-tag-paper: var(--hs-tag);
  --hs-tag-ring: var(--hs-tag-edge);
  position: relative;
  display: inline-block;
  color: var(--hs-on-tag);
  text-decoration: none;
  filter: drop-shadow(0 1px 0 color-mix(in srgb, var(--hs-on-tag) 22%, transparent))
    drop-shadow(0 4px 6px color-mix(in srgb, var(--hs-on-tag) 16%, transparent));
  transform-origin: 14px 50%;
  transition: transform var(--hs-m-slow) var(--hs-m-swing);
  & > span {
    display: grid;
    gap: 1px;
    min-width: 116px;
    padding: 8px 14px 9px 30px;
    background: radial-gradient(
      circle at 15px 50%,
      transparent 4px,
      var(--hs-tag-ring) 4.5px 5.5px,
      var(--hs-tag-paper) 6px
    );
    clip-path: polygon(13px 0, 100% 0, 100% 100%, 13px 100%, 0 calc(100% - 13px), 0 13px);
  }
  & b {
    font-weight: 600;
    font-size: 1.0625rem;
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  & s {
    font-size: 0.8em;
    font-weight: 400;
  }
  & i {
    font-style: normal;
    font-weight: 500;
    font-size: var(--hs-t-micro);
    line-height: 1.25;
    color: var(--hs-on-tag-2);
  }
  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    left: 14px;
    bottom: 50%;
    width: 1.5px;
    height: 64px;
    background: var(--hs-on-paper-2);
    opacity: 0.75;
    transform: rotate(-13deg);
    transform-origin: bottom;
  }
  &[data-string='short']::before {
    height: 40px;
  }
  &[data-string='long']::before {
    height: 110px;
  }
  &[data-string='none']::before {
    display: none;
  }
  &[data-size='big'] {
    & > span {
      padding: 13px 22px 14px 36px;
      background: radial-gradient(
        circle at 18px 50%,
        transparent 5px,
        var(--hs-tag-ring) 5.5px 7px,
        var(--hs-tag-paper) 7.5px
      );
    }
    & b {
      font-size: 1.75rem;
      letter-spacing: -0.02em;
    }
    & s {
      font-size: 0.65em;
    }
    & i {
      font-size: var(--hs-t-small);
    }
    &::before {
      left: 17px;
    }
  }
  &[data-sold] {
    --hs-tag-paper: var(--hs-sold-paper);
    --hs-tag-ring: var(--hs-sold-ring);
    color: var(--hs-sold-ink);
    & i {
      color: inherit;
      opacity: 0.85;
    }
    & b::before {
      content: '';
      display: inline-block;
      width: 12px;
      height: 12px;
      margin-right: 8px;
      border-radius: 50%;
      background: var(--hs-sold);
      vertical-align: -1px;
    }
  }
  a&:hover,
  a&:focus-visible,
  article:hover > div > & {
    transform: rotate(4deg);
  }
  @media (forced-colors: active) {
    & > span {
      forced-color-adjust: none;
    }
  }
`;

/** Props of a hang tag. */
export interface PriceTagOwnProps {
  /** The formatted price, or the word for sold. */
  price: ReactNode;
  /** The price in integer cents of US dollars, where it is also shown in the visitor's currency. */
  cents?: number | undefined;
  /** The price before, struck through: for an accepted offer only. */
  was?: ReactNode;
  /** The line under the price: the condition, the day of sale, the state of an offer. */
  note?: ReactNode;
  /** Turns it white with a red gallery dot. */
  sold?: boolean | undefined;
  size?: 'base' | 'big';
  /** How far the string runs up into the picture: 64 px by default, 40, 110 or none. */
  string?: 'base' | 'short' | 'long' | 'none';
}

/** Props of a hang tag that renders `E`. */
export type PriceTagProps<E extends ElementType = 'span'> = As<E, PriceTagOwnProps>;

/** The manila hang tag with the price; swings when its card or link is pointed at. Renders a `<span>`, or what `as` says. */
export function PriceTag<E extends ElementType = 'span'>(props: PriceTagProps<E>): ReactNode;
export function PriceTag({
  price,
  cents,
  was,
  note,
  sold,
  size,
  string,
  ...rest
}: PriceTagOwnProps & { as?: ElementType } & ComponentPropsWithRef<'span'>) {
  return (
    <Root data-sold={sold || undefined} data-size={size} data-string={string} {...rest}>
      <span>
        <b className="hs-num">
          {price}
          {was && ' '}
          {was && <s>{was}</s>}
        </b>
        {cents !== undefined && <LocalPrice cents={cents} />}
        {note && <i>{note}</i>}
      </span>
    </Root>
  );
}
