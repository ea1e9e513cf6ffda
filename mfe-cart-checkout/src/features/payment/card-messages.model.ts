import * as z from 'zod/mini';
import { cardSchema, type Card } from './payment.model.ts';

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('card-ready') }),
  z.object({ type: z.literal('card-enter') }),
  z.object({ type: z.literal('card-height'), height: z.number().check(z.minimum(40), z.maximum(1200)) }),
  z.extend(cardSchema, { type: z.literal('card-token') }),
  z.object({ type: z.literal('card-error') }),
]);

/** What the provider's card form tells the page. */
export type CardMessage =
  | { readonly type: 'card-ready' }
  /** Enter was pressed in the form. */
  | { readonly type: 'card-enter' }
  | { readonly type: 'card-height'; readonly height: number }
  | ({ readonly type: 'card-token' } & Card)
  /** The form shows what is wrong by itself. */
  | { readonly type: 'card-error' };

/** A message of the card form; null for anything from elsewhere and anything that is none. */
export function readCardMessage(
  event: { readonly origin: string; readonly data: unknown },
  origin: string,
): CardMessage | null {
  if (event.origin !== origin) return null;
  const read = messageSchema.safeParse(event.data);
  return read.success ? read.data : null;
}

/** The address of the card form for this page: its language, its theme, and whom it may talk to. */
export function cardFrameUrl(url: string, page: { locale: string; theme: 'light' | 'dark'; parent: string }): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(page)) address.searchParams.set(name, value);
  return address.href;
}
