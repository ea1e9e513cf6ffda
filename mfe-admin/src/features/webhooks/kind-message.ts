import { WEBHOOK_TEST } from '@headstock/contracts/webhook-events';

/** The id of the message that names a kind of event, such as `order.paid`. */
export function kindMessage(kind: string): string {
  if (kind === WEBHOOK_TEST) return 'webhooks.kind.test';
  const [subject = '', name = ''] = kind.split('.');
  return `webhooks.kind.${subject}.${name}`;
}
