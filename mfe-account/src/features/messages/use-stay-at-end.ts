import { type RefObject, useEffect, useRef } from 'react';
import type { Message } from './thread.model.ts';

/**
 * Keeps the end of a thread in view: when it is opened, when its reader writes, and when a message comes while they are there. Whoever reads
 * further up stays where they are.
 */
export function useStayAtEnd(end: RefObject<HTMLElement | null>, newest: Message | undefined): void {
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    const { current: element } = end;
    if (!element || newest === undefined || shown.current === newest.id) return;
    const isInView = element.getBoundingClientRect().top < window.innerHeight;
    if (shown.current === undefined || newest.isOwn || isInView) element.scrollIntoView({ block: 'nearest' });
    shown.current = newest.id;
  }, [end, newest]);
}
