import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** Providers that pay out what they took, as the API names them; `settlements.provider.<name>` is its text. */
export const settledProviders = ['card', 'paypal', 'valor', 'shop-pay', 'affirm', 'ach'] as const;

/** Payouts of payment providers, the newest first. */
export const settlementsList = defineList({
  id: 'settlements',
  path: '/admin/settlements',
  columns: ['payout', 'provider', 'days', 'gross', 'fees', 'net', 'state'],
  sorts: [],
  sort: '-days',
  filters: { state: { kind: 'choice', values: ['OPEN', 'TRANSIT'], single: true } },
  pageSize: 50,
});
