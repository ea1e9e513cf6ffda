import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { down, up } from '../tokens/breakpoints.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  grid-auto-flow: dense;
  gap: 44px 24px;
  ${down('desktop')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* Two rows of cards, with their names, in the first screen. */
  &[data-layout='beside'] {
    --hs-card-fit: contain;
    --hs-card-picture: max(104px, calc(50svh - 294px));
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 24px 20px;
    & > article > .pic {
      margin-bottom: 22px;
    }
    & > article > [data-size] {
      font-size: 1.75rem;
    }
    & > article > .title {
      font-size: 0.9375rem;
    }
    & > article > .row {
      flex-wrap: nowrap;
      margin-top: 6px;
      white-space: nowrap;
    }
    & > article > .meta,
    & > article > .row > :first-child,
    & .g {
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    ${down('desktopMedium')} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    ${down('tablet')} {
      --hs-card-picture: max(160px, calc(100svh - 500px));
    }
  }
  &[data-layout='arrivals'] {
    grid-template-columns: 1.42fr 1fr 1fr;
    & > [data-feature] {
      grid-row: span 2;
    }
    ${down('tabletMedium')} {
      grid-template-columns: 1fr 1fr;
      gap: 36px 16px;
      & > [data-feature] {
        grid-column: 1 / -1;
        grid-row: auto;
      }
    }
  }
  &[data-layout='row'] > :nth-child(4) {
    ${up('tablet')} {
      ${down('desktop')} {
        display: none;
      }
    }
  }
  ${down('tablet')} {
    &,
    &[data-layout] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 32px 12px;
    }
  }
`;

/** Props of the grid. */
export interface CardGridProps {
  /** `page` has up to four in a row; `row` is one such row, of three where no four fit; `beside` stands next to facets; `arrivals` has one large card (`feature`) and four small. */
  layout?: 'page' | 'row' | 'beside' | 'arrivals';
  /** `ul` for cards in list items. */
  as?: 'div' | 'ul';
  children: ReactNode;
}

/** The grid of cards: two on a phone, up to four on a wide screen, without holes. Renders a `<div>`, or the list that `as` says. */
export function CardGrid({ layout = 'page', as = 'div', children }: CardGridProps) {
  return (
    <Root as={as} data-layout={layout}>
      {children}
    </Root>
  );
}
