/** What programs of others can be sent events of, and which. Names are part of the contract with them and never change. */
export const webhookEvents = [
  { subject: 'order', names: ['placed', 'paid', 'shipped', 'cancelled', 'refunded'] },
  { subject: 'listing', names: ['published', 'price_changed', 'sold', 'ended'] },
  { subject: 'stock', names: ['changed'] },
  { subject: 'offer', names: ['received', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'] },
  { subject: 'payout', names: ['paid', 'failed'] },
] as const;

/** The kinds of events, such as `order.paid`, by what they are about. */
export const webhookEventKinds: readonly string[] = webhookEvents.flatMap(({ subject, names }) =>
  names.map((name) => `${subject}.${name}`),
);

/** The kind of a message that tries an endpoint out. */
export const WEBHOOK_TEST = 'webhook.test';

/** Whether a text names a kind of event that can be subscribed to. */
export const isWebhookEventKind = (text: string): boolean => webhookEventKinds.includes(text);
