import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { readRecentlyViewed, addRecentlyViewed } from './recently-viewed-storage.ts';

const RecentlyViewed = lazy(async () => ({
  default: (await import(/* webpackChunkName: "recently-viewed" */ './recently-viewed.tsx')).RecentlyViewed,
}));

/** How far below the window the place may be when its things are asked for. */
const near = '600px';

/** Remembers the item as seen, and shows what was seen before it once the visitor comes near. Wants a key of its own for each item. Renders a `<div>`. */
export function LazyRecentlyViewed({ itemId }: { readonly itemId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const before = readRecentlyViewed().filter((id) => id !== itemId);
    addRecentlyViewed(itemId);
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
          <RecentlyViewed ids={ids} />
        </Suspense>
      )}
    </div>
  );
}
