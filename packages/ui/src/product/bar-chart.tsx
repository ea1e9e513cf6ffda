import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { down } from '../tokens/breakpoints.ts';
import { ticksUpTo } from './bar-chart.model.ts';

const Root = styled.figure`
  display: grid;
  gap: 12px;
  margin: 0;
  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 20px;
  }
  & > details > summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    cursor: pointer;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-2);
  }
`;

const Plot = styled.div`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: clamp(3px, 1vw, 12px);
  height: 220px;
  margin: 10px 0 24px;
  font-size: var(--hs-t-micro);
  font-variant-numeric: tabular-nums lining-nums;
  color: var(--hs-ink-3);
  & > i {
    position: absolute;
    inset-inline: 0;
    border-top: 1px solid var(--hs-line);
    font-style: normal;
    & > span {
      position: absolute;
      right: calc(100% + 10px);
      transform: translateY(-50%);
      white-space: nowrap;
    }
  }
  & > div {
    position: relative;
    display: flex;
    align-items: flex-end;
    & > b {
      width: 100%;
      min-height: 1px;
      border-radius: 3px 3px 0 0;
      background: var(--hs-ink-3);
    }
    &[data-now] > b {
      background: var(--hs-plush);
    }
    & > span {
      position: absolute;
      top: calc(100% + 6px);
      left: 50%;
      transform: translateX(-50%);
      white-space: nowrap;
    }
    & > span[data-narrow] {
      display: none;
    }
    ${down('mobileWide')} {
      & > span {
        display: none;
      }
      & > span[data-narrow] {
        display: block;
      }
    }
    & > em {
      position: absolute;
      bottom: calc(100% + 4px);
      left: 50%;
      z-index: 1;
      padding: 3px 8px;
      border-radius: var(--hs-r-control);
      background: var(--hs-ink);
      color: var(--hs-page);
      font-style: normal;
      font-weight: 600;
      white-space: nowrap;
      transform: translateX(-50%);
      visibility: hidden;
    }
    &:hover > em {
      visibility: visible;
    }
    &:nth-last-of-type(-n + 3) > em {
      right: 0;
      left: auto;
      transform: none;
    }
  }
`;

/** A bar: its value, and what is said of it. */
export interface Bar {
  /** Identifies it, as `2026-11`. */
  key: string;
  value: number;
  /** Its name under it, and the same where there is little room. */
  label: string;
  narrow: string;
  /** Its value as a text, shown when it is pointed at. */
  text: string;
}

/** Props of the chart. */
export interface BarChartProps {
  /** Its heading, and a line with what it comes to. */
  caption: ReactNode;
  /** From left to right; the last one is now. Values are 0 or more. */
  bars: readonly Bar[];
  /** A value of the scale as a text. */
  format: (value: number) => string;
  /** What opens the table. */
  tableLabel: string;
  /** The same as a `<Table>`, for everybody who would rather read, or cannot see. */
  children: ReactNode;
}

/** Amounts side by side, as of months, with their table behind them. Renders a `<figure>`. */
export function BarChart({ caption, bars, format, tableLabel, children }: BarChartProps): ReactNode {
  const ticks = ticksUpTo(Math.max(0, ...bars.map(({ value }) => value)));
  const highest = ticks.at(-1) || 1;
  const share = (value: number): string => `${(Math.max(value, 0) / highest) * 100}%`;
  // The scale has room for its longest text, of small digits.
  const scale = Math.max(...ticks.map((tick) => format(tick).length));
  return (
    <Root>
      <figcaption>{caption}</figcaption>
      <Plot aria-hidden="true" style={{ marginLeft: `calc(${scale}ch + 12px)` }}>
        {ticks.map((tick) => (
          <i key={tick} style={{ bottom: share(tick) }}>
            <span>{format(tick)}</span>
          </i>
        ))}
        {bars.map(({ key, value, label, narrow, text }, index) => (
          <div key={key} data-now={index === bars.length - 1 ? '' : undefined}>
            <b style={{ height: share(value) }} />
            <em>{text}</em>
            <span>{label}</span>
            <span data-narrow="">{narrow}</span>
          </div>
        ))}
      </Plot>
      <details>
        <summary>{tableLabel}</summary>
        {children}
      </details>
    </Root>
  );
}
