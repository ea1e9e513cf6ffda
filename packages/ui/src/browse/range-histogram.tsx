import styled from '@emotion/styled';

const Root = styled.div`
  display: flex;
  align-items: end;
  gap: 2px;
  height: 44px;
  margin: 4px 0 10px;
  & > i {
    flex: 1;
    min-height: 2px;
    background: var(--hs-line);
    &[data-on] {
      background: var(--hs-plush);
    }
  }
`;

/** One bar: how many there are, and whether the chosen range holds it. */
export interface HistogramBar {
  key: string | number;
  count: number;
  chosen: boolean;
}

/** How prices are spread, above the fields from and to. Ornament: the fields say it. Renders a `<div aria-hidden>`. */
export function RangeHistogram({ bars }: { bars: readonly HistogramBar[] }) {
  const highest = Math.max(1, ...bars.map((bar) => bar.count));
  return (
    <Root aria-hidden>
      {bars.map((bar) => (
        <i
          key={bar.key}
          data-on={bar.chosen || undefined}
          style={{ height: `${Math.round((bar.count / highest) * 100)}%` }}
        />
      ))}
    </Root>
  );
}
