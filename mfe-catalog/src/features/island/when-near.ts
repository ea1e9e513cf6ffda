import type { ActivateWhen } from './create-island.tsx';

/** Activates an island near the viewport. */
export const whenNear: ActivateWhen = (element, activate) => {
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      activate();
    },
    { rootMargin: '240px' },
  );
  watch.observe(element);
  return () => watch.disconnect();
};
