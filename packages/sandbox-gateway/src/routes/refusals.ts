import type { FastifyReply } from 'fastify';
import type { Refusal } from '#sandbox-gateway/refusal.ts';
import { refuse } from './refuse.ts';

const REFUSALS: Readonly<Record<Refusal['refused'], [number, string]>> = {
  unknown_token: [400, 'No card stands behind this token.'],
  unknown_reader: [400, 'No reader has this name.'],
  unknown_customer: [404, 'No customer has this id.'],
  unknown_card: [400, 'The customer has no such card.'],
  token_used: [400, 'This token has paid already; ask for the card again.'],
  key_reused: [409, 'This idempotency key belongs to another request.'],
  key_canceled: [409, 'This idempotency key was cancelled; nothing is charged under it.'],
  not_refundable: [409, 'Only a charge that succeeded can be refunded.'],
  nothing_to_take_back: [409, 'Nothing of this charge is left to take back.'],
  no_open_dispute: [409, 'No dispute of this charge is open.'],
  no_such_refund: [409, 'The charge has no such refund, or it has that status already.'],
  refund_exceeds_charge: [409, 'The refunds would exceed the charge.'],
};

/** Answers why a call was refused. */
export const sendRefusal = (reply: FastifyReply, { refused }: Refusal): FastifyReply =>
  refuse(reply, REFUSALS[refused][0], refused, REFUSALS[refused][1]);
