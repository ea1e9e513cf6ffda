import { salesMessages } from '#api/modules/sales/messages.ts';
import { titlesOf } from '#api/modules/sales/orders/listing-titles.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { shopTime } from './shop-time.ts';
import type { HoldOutcome } from './take-holds.ts';

/** Why something is not held: a code, and a message. */
export async function obstacleOf({ db, locale }: ActorContext, { own, foreign, limited, incomplete }: HoldOutcome) {
  const messages = salesMessages(locale);
  const last = foreign.at(-1);
  if (last) {
    const ids = foreign.map(({ listingId }) => listingId);
    const titles = await titlesOf(db, ids, locale);
    const named = ids.map((id) => titles.get(id) ?? id).join(', ');
    return { code: 'held-by-others', message: messages.heldByOthers(named, shopTime(last.until, locale)) };
  }
  if (limited) return { code: 'limited', message: own.length > 0 ? messages.partlyHeld : messages.noLongerHeld };
  return incomplete && own.length === 0
    ? { code: 'incomplete', message: messages.holdNeedsContact }
    : { code: null, message: null };
}
