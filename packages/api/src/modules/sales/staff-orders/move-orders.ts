import type { ActorContext } from '#api/platform/actor-context.ts';
import { toAnswer } from '#api/platform/answer-mutation.ts';
import { attempt, DomainError } from '#api/platform/domain-error.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';

/** What a bulk action did with one order. */
export type OrderOutcome = {
  readonly orderId: string;
  readonly success: boolean;
  readonly message: string | null;
  readonly code: string | null;
};

const MOST = 100;

/**
 * Does the same with each of up to 100 orders, one after the other; an order that is refused keeps none of the others. An order
 * that is named twice is done once. Throws a DomainError: `none`, `too-many`.
 */
export async function moveOrders<Entry>(
  { locale }: Pick<ActorContext, 'locale'>,
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
  move: (entry: Entry) => Promise<unknown>,
): Promise<OrderOutcome[]> {
  const messages = salesMessages(locale);
  const distinct = [...new Map(entries.map((entry) => [idOf(entry), entry])).values()];
  if (distinct.length === 0) throw new DomainError('none', messages.noOrders);
  if (distinct.length > MOST) throw new DomainError('too-many', messages.tooManyOrders(MOST));
  const outcomes: OrderOutcome[] = [];
  for (const entry of distinct) outcomes.push({ orderId: idOf(entry), ...toAnswer(await attempt(() => move(entry))) });
  return outcomes;
}
