import { announceOrders } from '#api/modules/sales/orders/announce-orders.ts';
import { auditOrder } from '#api/modules/sales/orders/audit-order.ts';
import { readTracking } from '#api/modules/sales/orders/read-tracking.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { lockReturn } from './lock-return.ts';
import { moveReturn, type ReturnChange, type ReturnRow } from './move-return.ts';
import { sendBy } from './return-clocks.ts';
import type { ReturnEvent } from './return-mail-copy.ts';
import { queueReturnMails } from './return-mails.ts';
import { returnMessages } from './return-messages.ts';
import { type ReturnMove, type ReturnSide, returnMoves, stateAt } from './return-states.model.ts';
import { readText } from './return-text.ts';

type Step = { readonly move: ReturnMove; readonly by: ReturnSide; readonly event: ReturnEvent };

/** Takes one step of a return, with its mails and its audit; refuses with the present state where it does not lead on. */
async function take(
  actor: ActorContext,
  baseUrl: URL,
  id: string,
  { move, by, event }: Step,
  change: ReturnChange = {},
): Promise<ReturnRow> {
  const messages = returnMessages(actor.locale);
  return tx(actor.db, async (trx) => {
    const { order, row } = await lockReturn(trx, actor, id, by);
    const state = stateAt(row.state, row.due_at, new Date());
    const moved = state === row.state ? await moveReturn(trx, id, move, change) : undefined;
    if (!moved) throw new DomainError('changed', messages.changed(messages.states[state]));
    await auditOrder(trx, actor, order.id, `return.${move}`, { requestId: id, state: returnMoves[move].to });
    await announceOrders(trx, [order.id]);
    await queueReturnMails(trx, order, moved, event, baseUrl);
    return moved;
  });
}

/**
 * The seller, or an admin, approves or declines what was asked for after the days of the policy. Throws a DomainError: `reply`
 * when there is none to decline with, or it is too long.
 */
export async function answerReturn(
  actor: ActorContext,
  baseUrl: URL,
  id: string,
  { approve, reply: given }: { readonly approve: boolean; readonly reply: string | null },
): Promise<ReturnRow> {
  const reply = readText(given, 'reply', actor.locale);
  if (approve)
    return take(
      actor,
      baseUrl,
      id,
      { move: 'approve', by: 'seller', event: 'approved' },
      { reply, due_at: sendBy(new Date()) },
    );
  if (reply === null) throw new DomainError('reply', returnMessages(actor.locale).replyNeeded);
  return take(actor, baseUrl, id, { move: 'decline', by: 'seller', event: 'declined' }, { reply });
}

/** The buyer keeps it after all, before it is sent. Throws a DomainError. */
export const withdrawReturn = (actor: ActorContext, baseUrl: URL, id: string): Promise<ReturnRow> =>
  take(actor, baseUrl, id, { move: 'withdraw', by: 'buyer', event: 'withdrawn' });

/** The buyer has sent it back. Throws a DomainError: `carrier` or `tracking` names the field that is to be corrected. */
export async function sendReturn(
  actor: ActorContext,
  baseUrl: URL,
  id: string,
  given: { readonly carrierName: string; readonly trackingNumber: string },
): Promise<ReturnRow> {
  const { carrierName, trackingNumber } = readTracking(actor, given);
  const change = { carrier_name: carrierName, tracking_number: trackingNumber };
  return take(actor, baseUrl, id, { move: 'send', by: 'buyer', event: 'sent' }, change);
}
