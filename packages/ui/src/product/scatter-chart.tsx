import styled from '@emotion/styled';
import { down } from '../tokens/breakpoints.ts';
import { chartGround, placeDots, placeWords, type ChartPoint } from './scatter-chart.model.ts';

const Root = styled.svg`
  width: 100%;
  font: 500 13px var(--hs-sans);
  font-variant-numeric: tabular-nums;
  fill: var(--hs-ink-3);
  ${down('tablet')} {
    font-size: 16px;
  }
  ${down('mobileWide')} {
    font-size: 22px;
  }
  & path {
    stroke: var(--hs-line);
  }
  & path.dots {
    stroke: var(--hs-ink);
    stroke-linecap: round;
    stroke-width: 10px;
  }
  & .this {
    fill: var(--hs-plush);
    font-weight: 600;
  }
  & text.this {
    paint-order: stroke;
    stroke: var(--hs-page);
    stroke-width: 5px;
  }
`;

/** Props of the chart. */
export interface ScatterChartProps {
  /** Past sales. */
  points: readonly ChartPoint[];
  /** This item, in plush. */
  current?: ChartPoint;
  /** What stands at this item's dot: “this one”. */
  currentLabel?: string;
  /** Lines across, with their labels: two or three. */
  ticks: readonly { value: number; label: string }[];
  /** Labels of the first and the last moment. */
  ends: readonly [string, string];
  /** The whole chart in a sentence, for those who do not see it. */
  label: string;
}

/** What the same model sold for, as dots over time. Renders an `<svg role="img">`. */
export function ScatterChart({ points, current, currentLabel, ticks, ends, label }: ScatterChartProps) {
  const { width, height, left, right } = chartGround;
  const all = current ? [...points, current] : points;
  const tickValues = ticks.map((tick) => tick.value);
  const { placeX, placeY } = placeDots(all, tickValues);
  const dots = points.map((point) => ({ x: placeX(point.x), y: placeY(point.y) }));
  return (
    <Root viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path d={ticks.map((tick) => `M${left - 6} ${placeY(tick.value)}H${right + 4}`).join('')} />
      {ticks.map((tick) => (
        <text key={tick.value} x="0" y={placeY(tick.value) + 4}>
          {tick.label}
        </text>
      ))}
      <text x={left - 6} y="180">
        {ends[0]}
      </text>
      <text x={right + 4} y="180" textAnchor="end">
        {ends[1]}
      </text>
      <path className="dots" d={dots.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
      {current && (
        <>
          <circle className="this" cx={placeX(current.x)} cy={placeY(current.y)} r="8" />
          <text className="this" x={right + 4} y={placeWords(placeY(current.y), dots)} textAnchor="end">
            {currentLabel}
          </text>
        </>
      )}
    </Root>
  );
}
