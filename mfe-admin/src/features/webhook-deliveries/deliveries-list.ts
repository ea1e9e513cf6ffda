import { WEBHOOK_TEST, webhookEventKinds } from '@headstock/contracts/webhook-events';
import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** Kinds of messages, with the one that tries an endpoint out. */
export const messageKinds = [...webhookEventKinds, WEBHOOK_TEST] as const;

/** What was sent to webhooks, the newest first. */
export const deliveriesList = defineList({
  id: 'webhook-deliveries',
  path: '/admin/integrations/deliveries',
  columns: ['kind', 'endpoint', 'state', 'attempts', 'created', 'subject'],
  sorts: [],
  sort: '-created',
  filters: {
    state: { kind: 'choice', values: ['WAITING', 'DELIVERED', 'FAILED'] },
    kind: { kind: 'choice', values: messageKinds },
    webhook: { kind: 'text' },
    at: { kind: 'days' },
  },
  pageSize: 50,
});

/** The address of what was sent to one webhook. */
export const deliveriesOf = (name: string): string =>
  `${deliveriesList.path}?${new URLSearchParams({ webhook: name }).toString()}`;
