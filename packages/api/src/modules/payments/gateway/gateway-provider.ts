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
import type { CardVault } from '#api/modules/payments/vault/card-vault.ts';
import { bodyOf, errorCodeOf, GatewayApi, type Reply } from './gateway-api.ts';
import { GatewayVault, savedCardSchema, toProviderCard } from './gateway-vault.ts';
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
  savedCard: savedCardSchema.nullable(),
  nextAction: z.object({ type: z.string(), url: z.url() }).nullable(),
  reversals: z.array(reversalSchema),
  refunds: z.array(refundSchema),
});
const changesSchema = z.object({ charges: z.array(z.object({ id: z.string(), idempotencyKey: z.string() })) });
const cancellationSchema = z.object({ charge: chargeSchema.nullable() });
const eventSchema = z.object({ id: z.string(), type: z.string(), charge: z.object({ idempotencyKey: z.string() }) });

/** How the gateway says that the card is no use: the shopper has to give another one. */
const UNREADABLE = new Set(['unknown_token', 'token_used', 'unknown_card', 'unknown_customer']);

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
  const { id, idempotencyKey, status, failureCode, amountCents, network, last4, savedCard } = parsed.data;
  const { nextAction, reversals, refunds } = parsed.data;
  return {
    ref: id,
    key: idempotencyKey,
    status: toStatus(status),
    failureCode,
    amountCents,
    network,
    last4,
    savedCard: savedCard && toProviderCard(savedCard),
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
  const code = errorCodeOf(reply);
  if (code === 'unknown_reader') return { kind: 'refused', code: 'canceled' };
  if (code !== undefined && UNREADABLE.has(code)) return { kind: 'refused', code: 'card-unreadable' };
  if (code === 'key_canceled') return { kind: 'refused', code: 'canceled' };
  return reply.status >= 400 && reply.status < 500 ? { kind: 'refused', code: 'provider' } : { kind: 'unreachable' };
}

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
  readonly #api: GatewayApi;
  readonly vault: CardVault;

  constructor(settings: GatewaySettings, shopOrigin: string) {
    this.#settings = settings;
    this.#shopOrigin = shopOrigin;
    this.#api = new GatewayApi(settings);
    this.vault = new GatewayVault(this.#api, settings.timeoutMs);
  }

  cardFields(locale: Locale): CardFields {
    const { publicUrl } = this.#settings;
    const query = new URLSearchParams({ locale, parent: this.#shopOrigin });
    const url = `${publicUrl}/fields/card?${query}`;
    return { url, origin: publicUrl, redirect: false, provider: this.name, publishableKey: null };
  }

  async charge({ key, method: { kind, ...details }, vault, ...request }: ChargeRequest): Promise<ChargeAnswer> {
    const kept = vault && {
      customer: vault.customerRef,
      savedCard: vault.cardRef,
      saveCard: vault.cardRef === null,
      ...(vault.cardRef === null ? {} : { token: null }),
    };
    const body = { ...request, method: kind, ...details, ...kept };
    const reply = await this.#api.send('POST', '/v1/charges', this.#settings.timeoutMs, body, key);
    return reply === 'refused-connection' ? { kind: 'refused', code: 'provider' } : readAnswer(reply);
  }

  async find({ key }: ChargeRef): Promise<ChargeAnswer> {
    const path = `/v1/charges?idempotencyKey=${encodeURIComponent(key)}`;
    return readAnswer(await this.#api.send('GET', path, LOOKUP_TIMEOUT_MS));
  }

  async cancel({ key }: ChargeRef): Promise<ChargeAnswer> {
    const reply = await this.#api.send('POST', '/v1/cancellations', LOOKUP_TIMEOUT_MS, { idempotencyKey: key });
    const parsed = cancellationSchema.safeParse(bodyOf(reply));
    if (!parsed.success) return { kind: 'unreachable' };
    const charge = readCharge(parsed.data.charge);
    return charge ? { kind: 'charge', charge } : { kind: 'absent' };
  }

  async refund({ key, chargeRef, amountCents }: RefundRequest): Promise<RefundAnswer> {
    const path = `/v1/charges/${encodeURIComponent(chargeRef)}/refunds`;
    const reply = await this.#api.send('POST', path, LOOKUP_TIMEOUT_MS, { amountCents }, key);
    const refund = refundSchema.safeParse(bodyOf(reply)).data;
    if (refund && refund.chargeId === chargeRef && refund.amountCents === amountCents)
      return { kind: 'refund', refund: readRefund(refund) };
    const code = errorCodeOf(reply);
    const isRefused = typeof reply === 'object' && reply.status >= 400 && reply.status < 500 && code !== undefined;
    return isRefused ? { kind: 'refused', code } : { kind: 'unreachable' };
  }

  async changesSince(since: Date): Promise<ChangesAnswer> {
    const path = `/v1/changes?since=${encodeURIComponent(since.toISOString())}`;
    const { data } = changesSchema.safeParse(bodyOf(await this.#api.send('GET', path, LISTING_TIMEOUT_MS)));
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
}
