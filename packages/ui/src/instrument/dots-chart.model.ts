/** A sale: when (any rising number, such as a year with its part) and for how much. */
export interface ChartPoint {
  x: number;
  y: number;
}

/** Ground of the drawing, and the part of it that holds the dots. */
export const chartGround = { width: 520, height: 190, left: 62, right: 506, top: 20, bottom: 140 } as const;

const share = (value: number, low: number, high: number): number => (high === low ? 0.5 : (value - low) / (high - low));

/** Maps points onto the ground: x over the whole width, y between the lowest and the highest tick or point. */
export function placeDots(points: readonly ChartPoint[], ticks: readonly number[]) {
  const xs = points.map((point) => point.x);
  const ys = [...points.map((point) => point.y), ...ticks];
  const [lowX, highX, lowY, highY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const { left, right, top, bottom } = chartGround;
  const placeY = (value: number): number => Math.round((bottom - share(value, lowY, highY) * (bottom - top)) * 10) / 10;
  const placeX = (value: number): number =>
    Math.round((left + 8 + share(value, lowX, highX) * (right - left - 22)) * 10) / 10;
  return { placeX, placeY };
}
