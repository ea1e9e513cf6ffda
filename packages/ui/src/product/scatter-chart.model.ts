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

/** The room that the words at a dot take, at most: they end where the ground ends. */
const words = { width: 100, height: 24 } as const;

/** Where the words at a dot stand, as their base line: below it, or above it where they would lie on fewer other dots. */
export function placeWords(dotY: number, others: readonly { readonly x: number; readonly y: number }[]): number {
  const [below, above] = [dotY + 32, dotY - 16];
  const covered = (baseline: number): number =>
    others.filter(
      ({ x, y }) =>
        x > chartGround.right - words.width && y > baseline - words.height && y < baseline + words.height / 4,
    ).length;
  return above >= words.height && covered(above) < covered(below) ? above : below;
}
