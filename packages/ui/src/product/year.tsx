import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { down } from '../tokens/breakpoints.ts';

const Root = styled.span`
  display: block;
  font: 400 2.25rem/0.9 var(--hs-serif);
  letter-spacing: -0.02em;
  font-variant-numeric: lining-nums;
  ${down('tablet')} {
    &[data-size='card'] {
      font-size: 1.875rem;
    }
  }
  &[data-size='feature'] {
    font-size: clamp(3rem, 5.4vw, 5.5rem);
    line-height: 0.8;
  }
  &[data-size='product'] {
    margin-left: -0.04em;
    font-size: var(--hs-t-year);
    line-height: 0.74;
    letter-spacing: -0.045em;
  }
  &[data-size='hero'] {
    font-size: clamp(11rem, 30vw, 32rem);
    line-height: 0.72;
    letter-spacing: -0.055em;
    white-space: nowrap;
    color: color-mix(in oklab, var(--hs-paper), white 46%);
  }
  &[data-size='gallery'] {
    font-size: clamp(8rem, 25vw, 26rem);
    line-height: 0.72;
    letter-spacing: -0.06em;
    white-space: nowrap;
    color: color-mix(in oklab, var(--hs-paper), black 9%);
  }
`;

/** Props of the year. */
export interface YearProps {
  /** 36 px in a card up to 17 rem on the product page; `hero` and `gallery` are part of the paper they stand on. */
  size?: 'card' | 'feature' | 'product' | 'hero' | 'gallery';
  /** “1962”, “c. 1934”, “1959–60”. */
  children: ReactNode;
}

/** The year, set huge. Silent for screen readers: say it in the heading beside it. Renders a `<span>`. */
export function Year({ size = 'card', children }: YearProps) {
  return (
    <Root data-size={size} aria-hidden>
      {children}
    </Root>
  );
}
