import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { scaled, toggled, whole, within, type Viewport, type PercentPoint } from './viewport.model.ts';

/** How far a finger must go to leaf to the next picture, in px. */
const swipe = 56;
/** More than that is no press any more, in px. */
const jitter = 6;

type Point = Readonly<Record<'x' | 'y', number>>;

/** Where on an element a point stands, in percent. */
function percentPointOn(element: Element, { x, y }: Point): PercentPoint {
  const box = element.getBoundingClientRect();
  return { x: within(((x - box.left) / box.width) * 100), y: within(((y - box.top) / box.height) * 100) };
}

const apart = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
const middle = ([one, other]: readonly Point[]): Point =>
  one && other ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } : (one ?? { x: 0, y: 0 });

/** What a pointer does to a look: press, pinch, wheel, drag. `onSwipe` hears of a drag to the side over the whole picture. */
export interface Zoom {
  readonly viewport: Viewport;
  readonly setViewport: (viewport: Viewport) => void;
  readonly onClick: (event: {
    readonly currentTarget: Element;
    readonly clientX: number;
    readonly clientY: number;
  }) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
}

/** A look at the picture in `area` that pointers and the wheel change. */
export function useZoom(area: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void): Zoom {
  const [viewport, setViewport] = useState(whole);
  const down = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);
  const moved = useRef(false);
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    if (area.current) setViewport(scaled(viewport, Math.exp(-event.deltaY / 300), percentPointOn(area.current, event)));
  });
  useEffect(() => {
    const element = area.current;
    // React's own listener could not keep the page from being zoomed instead.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [area]);
  return {
    viewport,
    setViewport,
    onClick: ({ currentTarget, clientX, clientY }) => {
      // A press by key has no place: it looks at the middle.
      const spot = clientX || clientY ? percentPointOn(currentTarget, { x: clientX, y: clientY }) : whole.spot;
      if (!moved.current) setViewport(toggled(viewport, spot));
      moved.current = false;
    },
    onPointerDown: ({ pointerId, clientX: x, clientY: y }) => {
      if (down.current.size === 0) {
        start.current = { x, y };
        moved.current = false;
      }
      down.current.set(pointerId, { x, y });
    },
    onPointerMove: ({ pointerId, pointerType, currentTarget, clientX: x, clientY: y }) => {
      const before = [...down.current.values()];
      if (down.current.has(pointerId)) down.current.set(pointerId, { x, y });
      const now = [...down.current.values()];
      const from = start.current;
      if (from && now.length > 0 && Math.hypot(x - from.x, y - from.y) > jitter) moved.current = true;
      if (now.length > 1)
        setViewport(
          scaled(viewport, apart(now) / Math.max(1, apart(before)), percentPointOn(currentTarget, middle(now))),
        );
      else if (viewport.scale > 1 && (pointerType === 'mouse' || now.length === 1))
        setViewport({ ...viewport, spot: percentPointOn(currentTarget, { x, y }) });
    },
    onPointerUp: ({ pointerId, clientX: x, clientY: y }) => {
      const wasOne = down.current.size === 1;
      down.current.delete(pointerId);
      const from = start.current;
      if (!wasOne || !from || viewport.scale > 1) return;
      const [across, along] = [x - from.x, y - from.y];
      if (Math.abs(across) > swipe && Math.abs(across) > Math.abs(along)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}
