import type { Wake } from './create-island.tsx';

/** When the visitor comes near. */
export const whenNear: Wake = (element, come) => {
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      come();
    },
    { rootMargin: '240px' },
  );
  watch.observe(element);
  return () => watch.disconnect();
};
