import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { readRecentItems, rememberItem } from './recent-items.ts';

const SeenLately = lazy(async () => ({
  default: (await import(/* webpackChunkName: "seen-lately" */ './seen-lately.tsx')).SeenLately,
}));

/** How far below the window the place may be when its things are asked for. */
const near = '600px';

/** Remembers the item as seen, and shows what was seen before it once the visitor comes near. Wants a key of its own for each item. Renders a `<div>`. */
export function Recent({ itemId }: { readonly itemId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const before = readRecentItems().filter((id) => id !== itemId);
    rememberItem(itemId);
    if (!place.current || before.length === 0) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        setIds(before);
      },
      { rootMargin: near },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [itemId]);
  return (
    <div ref={place} className="hs-wrap" data-print="hide">
      {ids.length > 0 && (
        <Suspense fallback={null}>
          <SeenLately ids={ids} />
        </Suspense>
      )}
    </div>
  );
}
