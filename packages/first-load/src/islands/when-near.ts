import type { ActivationTrigger } from './create-island.tsx';

/** Activates an island when it comes within so many CSS pixels of the viewport. */
export const whenWithin =
  (pixels: number): ActivationTrigger =>
  (element, activate) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        activate();
      },
      { rootMargin: `${pixels}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };

/** Activates an island when it comes within 240 px of the viewport. */
export const whenNear = whenWithin(240);
