import type { Message, OpenThread } from './thread.model.ts';

/** A message of a day in November, from the other side. */
export const message = (day: number, change: Partial<Message> = {}): Message => ({
  id: `m${day}`,
  isOwn: false,
  isAutomatic: false,
  text: `Message ${day}`,
  sentAt: `2026-11-0${day}T10:00:00.000Z`,
  readAt: null,
  attachments: [],
  ...change,
});

/** A thread about a Stratocaster, with these messages. */
export const openThread = (messages: readonly Message[], change: Partial<OpenThread> = {}): OpenThread => ({
  id: 't-1',
  unreadCount: 0,
  lastMessageAt: messages.at(-1)?.sentAt ?? '2026-11-01T10:00:00.000Z',
  viewerIsBuyer: true,
  isBlocked: false,
  obstacle: null,
  subject: {
    kind: 'ITEM',
    id: 'i-1',
    title: '1962 Fender Stratocaster',
    path: '/shop/strat/i-1',
    imageId: null,
    shipClock: null,
  },
  counterpart: { id: 'a-2', displayName: 'Maya Lind', username: 'maya', avatarUrl: null, isShop: false },
  steps: [],
  messages,
  older: null,
  ...change,
});
