import { asRecord } from './as-record.ts';
import { parseCard, type Card } from './card.model.ts';

/** What the provider's card form tells the page. */
export type CardMessage =
  | { readonly type: 'card-ready' }
  /** Enter was pressed in the form. */
  | { readonly type: 'card-enter' }
  | { readonly type: 'card-height'; readonly height: number }
  | ({ readonly type: 'card-token' } & Card)
  /** The form shows what is wrong by itself. */
  | { readonly type: 'card-error' };

const lowest = 40;
const highest = 1200;

/** A message of the card form; null for anything from elsewhere and anything that is none. */
export function readCardMessage(
  event: { readonly origin: string; readonly data: unknown },
  origin: string,
): CardMessage | null {
  const message = event.origin === origin ? asRecord(event.data) : null;
  const type = message?.['type'];
  if (type === 'card-ready' || type === 'card-enter' || type === 'card-error') return { type };
  if (type === 'card-token') {
    const card = parseCard(message);
    return card && { type, ...card };
  }
  const height = message?.['height'];
  if (type !== 'card-height' || typeof height !== 'number') return null;
  return height >= lowest && height <= highest ? { type, height } : null;
}

/** The address of the card form for this page: its language, its theme, and whom it may talk to. */
export function cardFrameUrl(url: string, page: { locale: string; theme: 'light' | 'dark'; parent: string }): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(page)) address.searchParams.set(name, value);
  return address.href;
}
