import { useListen } from '@headstock/event-bus/react';
import { useRevalidator } from 'react-router';

/** Loads the page again when the order that it is about has changed. */
export function useLiveReturn(orderId: string): void {
  const { revalidate } = useRevalidator();
  useListen('live/changed', ({ topic, subjectId }) => {
    if (topic === 'orders' && subjectId === orderId) void revalidate();
  });
}
