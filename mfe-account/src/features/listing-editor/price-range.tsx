import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Spread } from './price-guidance.model.ts';

const Root = styled.div`
  position: relative;
  height: 28px;
  margin-inline: 6px;
  & > span {
    position: absolute;
    top: 50%;
    height: 6px;
    border-radius: var(--hs-r-round);
    translate: 0 -50%;
    background: var(--hs-line-strong);
  }
  & > .all {
    inset-inline: 0;
  }
  & > .middle {
    height: 14px;
    background: var(--hs-ink-3);
  }
  & > .own {
    width: 4px;
    height: 28px;
    margin-left: -2px;
    background: var(--hs-plush);
  }
`;

/** Props of the bar. */
export interface PriceRangeProps {
  readonly spread: Spread;
  /** The price that is asked, in cents; null while there is none. */
  readonly cents: number | null;
}

/** What others cost as a bar, with the middle half of them and where the price stands; the words beside it say the same. Renders a `<div>`. */
export function PriceRange({ spread, cents }: PriceRangeProps): ReactNode {
  const [from, to] = [Math.min(spread.lowest, cents || spread.lowest), Math.max(spread.highest, cents ?? 0)];
  const at = (price: number): string => `${to === from ? 50 : (100 * (price - from)) / (to - from)}%`;
  const width = (low: number, high: number): string => `${to === from ? 0 : (100 * (high - low)) / (to - from)}%`;
  return (
    <Root aria-hidden>
      <span className="all" />
      {spread.middle && (
        <span className="middle" style={{ left: at(spread.middle[0]), width: width(...spread.middle) }} />
      )}
      {cents !== null && cents > 0 && <span className="own" style={{ left: at(cents) }} />}
    </Root>
  );
}
