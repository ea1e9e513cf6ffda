import { z } from 'zod';
import type { Locale } from '#api/platform/locale.ts';
import type { GatewaySettings } from '#api/platform/config/gateway-settings.ts';
import {
  type CardFields,
  type Charge,
  type ChargeAnswer,
  type ChargeMethod,
  type ChargeRef,
  type ChargeRequest,
  type ChargeStatus,
  failureCodes,
  type ChangesAnswer,
  type PaymentProvider,
  type ProviderRefund,
  type RefundAnswer,
  type RefundRequest,
  type WebhookAnswer,
} from '#api/modules/payments/payment-provider.ts';
import { readSignedWebhook, SIGNATURE_HEADER } from './webhook-signature.ts';

const LOOKUP_TIMEOUT_MS = 4_000;
const LISTING_TIMEOUT_MS = 30_000;

const reversalSchema = z.object({
  id: z.string(),
  kind: z.enum(['return', 'dispute']),
  status: z.enum(['open', 'won', 'lost']),
  amountCents: z.int().positive(),
  reason: z.string(),
  respondBy: z.iso.datetime().nullable(),
});
const refundSchema = z.object({
  id: z.string(),
  chargeId: z.string(),
  idempotencyKey: z.string().nullable(),
  amountCents: z.int().positive(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  failureCode: z.string().nullable(),
  isVoid: z.boolean(),
});
const chargeSchema = z.object({
  id: z.string(),
  idempotencyKey: z.string(),
  status: z.enum(['processing', 'submitted', 'requires_action', 'succeeded', 'failed', 'canceled']),
  failureCode: z.enum(failureCodes).nullable(),
  amountCents: z.int(),
  network: z.string().nullable(),
  last4: z.string().nullable(),
  nextAction: z.object({ type: z.string(), url: z.url() }).nullable(),
  reversals: z.array(reversalSchema),
  refunds: z.array(refundSchema),
});
const changesSchema = z.object({ charges: z.array(z.object({ id: z.string(), idempotencyKey: z.string() })) });
const errorSchema = z.object({ error: z.object({ code: z.string() }) });
const cancellationSchema = z.object({ charge: chargeSchema.nullable() });
/** How `fetch` fails when nobody listens at the address. */
const refusedConnectionSchema = z.looseObject({
  cause: z.looseObject({ code: z.enum(['ECONNREFUSED', 'ENOTFOUND']) }),
});
const eventSchema = z.object({ id: z.string(), type: z.string(), charge: z.object({ idempotencyKey: z.string() }) });

/** `refused-connection`: the request certainly did not arrive. `undefined`: nobody knows. */
type Reply = { status: number; body: unknown } | 'refused-connection' | undefined;

const toStatus = (status: z.infer<typeof chargeSchema>['status']): ChargeStatus =>
  status === 'requires_action' ? 'requires-action' : status;

const readRefund = ({ id, idempotencyKey, failureCode, ...refund }: z.infer<typeof refundSchema>): ProviderRefund => ({
  ref: id,
  key: idempotencyKey,
  status: refund.status,
  amountCents: refund.amountCents,
  isVoid: refund.isVoid,
  failure: failureCode,
});

function readCharge(body: unknown): Charge | undefined {
  const parsed = chargeSchema.safeParse(body);
  if (!parsed.success) return undefined;
  const { id, idempotencyKey, status, failureCode, amountCents, network, last4, nextAction, reversals, refunds } =
    parsed.data;
  return {
    ref: id,
    key: idempotencyKey,
    status: toStatus(status),
    failureCode,
    amountCents,
    network,
    last4,
    action: nextAction,
    reversals: reversals.map(({ id: ref, respondBy, ...reversal }) => ({
      ...reversal,
      ref,
      respondBy: respondBy === null ? null : new Date(respondBy),
    })),
    refunds: refunds.map(readRefund),
  };
}

function readAnswer(reply: Reply): ChargeAnswer {
  if (!reply || reply === 'refused-connection') return { kind: 'unreachable' };
  const charge = readCharge(reply.body);
  if (charge) return { kind: 'charge', charge };
  if (reply.status === 404) return { kind: 'absent' };
  const code = errorSchema.safeParse(reply.body).data?.error.code;
  if (code === 'unknown_reader') return { kind: 'refused', code: 'canceled' };
  if (code === 'unknown_token' || code === 'token_used') return { kind: 'refused', code: 'card-unreadable' };
  if (code === 'key_canceled') return { kind: 'refused', code: 'canceled' };
  return reply.status >= 400 && reply.status < 500 ? { kind: 'refused', code: 'provider' } : { kind: 'unreachable' };
}

const bodyOf = (reply: Reply): unknown => (typeof reply === 'object' ? reply.body : undefined);

const isRefusedConnection = (error: unknown): boolean => refusedConnectionSchema.safeParse(error).success;

/** Everything that a provider charges, through the sandbox gateway, over HTTP. What it answers is checked; what cannot be read counts as no answer. */
export class GatewayProvider implements PaymentProvider {
  readonly name = 'gateway';
  readonly kinds: ReadonlySet<ChargeMethod['kind']> = new Set([
    'card',
    'terminal',
    'valor',
    'paypal',
    'shop-pay',
    'affirm',
    'ach',
  ]);
  readonly signatureHeader = SIGNATURE_HEADER;
  readonly #settings: GatewaySettings;
  readonly #shopOrigin: string;

  constructor(settings: GatewaySettings, shopOrigin: string) {
    this.#settings = settings;
    this.#shopOrigin = shopOrigin;
  }

  cardFields(locale: Locale): CardFields {
    const { publicUrl } = this.#settings;
    const query = new URLSearchParams({ locale, parent: this.#shopOrigin });
    const url = `${publicUrl}/fields/card?${query}`;
    return { url, origin: publicUrl, redirect: false, provider: this.name, publishableKey: null };
  }

  async charge({ key, method: { kind, ...details }, ...request }: ChargeRequest): Promise<ChargeAnswer> {
    const body = { ...request, method: kind, ...details };
    const reply = await this.#send('POST', '/v1/charges', this.#settings.timeoutMs, body, key);
    return reply === 'refused-connection' ? { kind: 'refused', code: 'provider' } : readAnswer(reply);
  }

  async find({ key }: ChargeRef): Promise<ChargeAnswer> {
    const path = `/v1/charges?idempotencyKey=${encodeURIComponent(key)}`;
    return readAnswer(await this.#send('GET', path, LOOKUP_TIMEOUT_MS));
  }

  async cancel({ key }: ChargeRef): Promise<ChargeAnswer> {
    const reply = await this.#send('POST', '/v1/cancellations', LOOKUP_TIMEOUT_MS, { idempotencyKey: key });
    const parsed = cancellationSchema.safeParse(bodyOf(reply));
    if (!parsed.success) return { kind: 'unreachable' };
    const charge = readCharge(parsed.data.charge);
    return charge ? { kind: 'charge', charge } : { kind: 'absent' };
  }

  async refund({ key, chargeRef, amountCents }: RefundRequest): Promise<RefundAnswer> {
    const path = `/v1/charges/${encodeURIComponent(chargeRef)}/refunds`;
    const reply = await this.#send('POST', path, LOOKUP_TIMEOUT_MS, { amountCents }, key);
    const refund = refundSchema.safeParse(bodyOf(reply)).data;
    if (refund && refund.chargeId === chargeRef && refund.amountCents === amountCents)
      return { kind: 'refund', refund: readRefund(refund) };
    const code = errorSchema.safeParse(bodyOf(reply)).data?.error.code;
    const isRefused = typeof reply === 'object' && reply.status >= 400 && reply.status < 500 && code !== undefined;
    return isRefused ? { kind: 'refused', code } : { kind: 'unreachable' };
  }

  async changesSince(since: Date): Promise<ChangesAnswer> {
    const path = `/v1/changes?since=${encodeURIComponent(since.toISOString())}`;
    const { data } = changesSchema.safeParse(bodyOf(await this.#send('GET', path, LISTING_TIMEOUT_MS)));
    if (!data) return { kind: 'unreachable' };
    return { kind: 'changes', charges: data.charges.map(({ id: ref, idempotencyKey: key }) => ({ key, ref })) };
  }

  readWebhook(body: string, signature: string | undefined, now: Date): WebhookAnswer {
    const signed = readSignedWebhook(body, signature, this.#settings.webhookSecret, now);
    if (!signed.ok) return signed;
    const event = eventSchema.safeParse(signed.content);
    if (!event.success) return { ok: false, reason: 'malformed' };
    return {
      ok: true,
      event: { id: event.data.id, type: event.data.type, key: event.data.charge.idempotencyKey, ref: null },
    };
  }

  async #send(method: 'GET' | 'POST', path: string, timeoutMs: number, body?: unknown, key?: string): Promise<Reply> {
    try {
      const response = await fetch(`${this.#settings.url}${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization: `Bearer ${this.#settings.secretKey}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: JSON.parse(text) };
    } catch (error) {
      return isRefusedConnection(error) ? 'refused-connection' : undefined;
    }
  }
}
