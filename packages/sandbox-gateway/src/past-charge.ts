import { readDemoChargeRef } from '@headstock/contracts/demo-charge';
import type { Charge } from './records.ts';

/** The charge that a reference of the demo shop's past speaks of; undefined for any other id. It has gone to the bank long ago. */
export function pastCharge(id: string): Charge | undefined {
  const past = readDemoChargeRef(id);
  if (!past) return undefined;
  const at = past.at.toISOString();
  return {
    kind: 'charge',
    id,
    idempotencyKey: past.paymentId,
    fingerprint: id,
    status: 'succeeded',
    failureCode: null,
    method: 'card',
    amountCents: past.amountCents,
    currency: 'USD',
    token: null,
    customer: null,
    savedCard: null,
    saveCard: false,
    network: 'visa',
    last4: '4242',
    metadata: {},
    returnUrl: null,
    locale: 'en',
    challenge: null,
    verify: false,
    outcome: null,
    refunds: [],
    reversals: [],
    createdAt: at,
    changedAt: at,
  };
}
