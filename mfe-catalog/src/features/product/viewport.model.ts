/** A place on the picture in percent of its box. */
export interface PercentPoint {
  readonly x: number;
  readonly y: number;
}

/** How near one looks, 1 for the whole picture, and at which place. */
export interface Viewport {
  readonly scale: number;
  readonly spot: PercentPoint;
}

/** The whole picture. */
export const whole: Viewport = { scale: 1, spot: { x: 50, y: 50 } };
/** How near a press, a double tap or Enter takes one. */
const near = 2.6;
const nearest = 6;
/** How far an arrow key looks around, in percent. */
const stride = 12;

/** Percent within the picture. */
export const within = (value: number): number => Math.min(100, Math.max(0, value));

/** Nearer or farther by a factor, towards a place; farther than the whole picture there is nothing. */
export function scaled({ scale, spot }: Viewport, factor: number, towards: PercentPoint = spot): Viewport {
  const next = Math.min(nearest, Math.max(1, scale * factor));
  return next <= 1.02 ? whole : { scale: next, spot: towards };
}

/** From the whole picture to a close look at a place, and back. */
export const toggled = ({ scale }: Viewport, spot: PercentPoint): Viewport =>
  scale > 1 ? whole : { scale: near, spot };

const moves: Readonly<Record<string, PercentPoint>> = {
  ArrowLeft: { x: -stride, y: 0 },
  ArrowRight: { x: stride, y: 0 },
  ArrowUp: { x: 0, y: -stride },
  ArrowDown: { x: 0, y: stride },
};

/** Where a key leads: `+` and `-` nearer and farther, `0` to the whole, the arrows around while one is near. Null for other keys. */
export function viewportAfterKey(key: string, viewport: Viewport): Viewport | null {
  if (key === '+' || key === '=') return scaled(viewport, 1.5);
  if (key === '-' || key === '_') return scaled(viewport, 1 / 1.5);
  if (key === '0') return whole;
  const step = moves[key];
  if (viewport.scale === 1 || !step) return null;
  return { ...viewport, spot: { x: within(viewport.spot.x + step.x), y: within(viewport.spot.y + step.y) } };
}
