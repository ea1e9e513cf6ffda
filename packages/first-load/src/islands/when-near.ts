import type { ActivationTrigger } from './create-island.tsx';

/** Activates an island when it comes within 240 px of the viewport. */
export const whenNear: ActivationTrigger = (element, activate) => {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      activate();
    },
    { rootMargin: '240px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
