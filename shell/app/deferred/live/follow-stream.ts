import { LIVE_PATH } from '@headstock/contracts/live-events';
import { parseLiveEvent, type ServerMessage } from './live-messages.model.ts';

export interface StreamOptions {
  readonly accountId: string;
  readonly onMessage: (message: ServerMessage) => void;
  /** The stream cannot be had, as behind a proxy that blocks it. */
  readonly onBlocked: () => void;
}

/** Follows the server until the returned function is called. The browser comes back by itself after a break, and says where it was. */
export function followStream({ accountId, onMessage, onBlocked }: StreamOptions): () => void {
  const source = new EventSource(LIVE_PATH);
  const pass = (kind: 'counts' | 'changed') => (message: MessageEvent<string>) => {
    const event = parseLiveEvent(message.data);
    if (event) onMessage({ kind, event, accountId });
  };
  source.addEventListener('counts', pass('counts'));
  source.addEventListener('changed', pass('changed'));
  source.addEventListener('reset', () => onMessage({ kind: 'reset', accountId }));
  // While it is connecting it tries again by itself.
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) onBlocked();
  });
  return () => source.close();
}
