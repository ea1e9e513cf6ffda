import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { readRecentlyViewed, addRecentlyViewed } from './recently-viewed-storage.ts';

const RecentlyViewed = lazy(async () => ({
  default: (await import(/* webpackChunkName: "recently-viewed" */ './recently-viewed.tsx')).RecentlyViewed,
}));

/** How far below the viewport the section may be when its items are loaded. */
const near = '600px';

/** Adds the item to the recently viewed ones, and loads those before it once the section is near the viewport. Needs its own `key` for each item. Renders a `<div>`. */
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
