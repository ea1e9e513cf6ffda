import { z } from 'zod';
import type {
  CardVault,
  CustomerAnswer,
  ProviderCard,
  RemoveAnswer,
  StoreAnswer,
  StoreRef,
  StoreRequest,
} from '#api/modules/payments/vault/card-vault.ts';
import { bodyOf, type GatewayApi, isRefusal, type Reply } from './gateway-api.ts';

const LOOKUP_TIMEOUT_MS = 4_000;

export const savedCardSchema = z.object({
  id: z.string(),
  network: z.string().min(1).max(40),
  last4: z.string().regex(/^\d{4}$/),
  expiryMonth: z.int().min(1).max(12),
  expiryYear: z.int().min(2000).max(2199),
  fingerprint: z.string(),
});
const customerSchema = z.object({ id: z.string() });
const cardsSchema = z.object({ cards: z.array(savedCardSchema.extend({ idempotencyKey: z.string() })) });
const removedSchema = z.object({ removed: z.literal(true) });

export const toProviderCard = ({ id: ref, ...card }: z.infer<typeof savedCardSchema>): ProviderCard => ({
  ref,
  network: card.network,
  last4: card.last4,
  expiryMonth: card.expiryMonth,
  expiryYear: card.expiryYear,
  fingerprint: card.fingerprint,
});

const cardsPath = (customerRef: string): string => `/v1/customers/${encodeURIComponent(customerRef)}/cards`;

function readStored(reply: Reply): StoreAnswer {
  const card = savedCardSchema.safeParse(bodyOf(reply)).data;
  if (card) return { kind: 'card', card: toProviderCard(card) };
  if (reply === 'refused-connection') return { kind: 'refused', code: 'provider' };
  return isRefusal(reply) ? { kind: 'refused', code: 'card-unreadable' } : { kind: 'unreachable' };
}

/** Cards that the sandbox gateway keeps. */
export class GatewayVault implements CardVault {
  readonly #api: GatewayApi;
  readonly #timeoutMs: number;

  constructor(api: GatewayApi, timeoutMs: number) {
    this.#api = api;
    this.#timeoutMs = timeoutMs;
  }

  async createCustomer(key: string): Promise<CustomerAnswer> {
    const reply = await this.#api.send('POST', '/v1/customers', LOOKUP_TIMEOUT_MS, {}, key);
    const customer = customerSchema.safeParse(bodyOf(reply)).data;
    if (customer) return { kind: 'customer', ref: customer.id };
    return isRefusal(reply) ? { kind: 'refused' } : { kind: 'unreachable' };
  }

  async store({ key, customerRef, token }: StoreRequest): Promise<StoreAnswer> {
    return readStored(await this.#api.send('POST', cardsPath(customerRef), this.#timeoutMs, { token }, key));
  }

  async find({ key, customerRef }: StoreRef): Promise<StoreAnswer> {
    const cards = await this.#cardsOf(customerRef);
    if (!cards) return { kind: 'unreachable' };
    const card = cards.find(({ idempotencyKey }) => idempotencyKey === key);
    return card ? { kind: 'card', card: toProviderCard(card) } : { kind: 'absent' };
  }

  async list(customerRef: string): Promise<readonly ProviderCard[] | null> {
    return (await this.#cardsOf(customerRef))?.map(toProviderCard) ?? null;
  }

  remove(customerRef: string, cardRef: string): Promise<RemoveAnswer> {
    return this.#remove(`${cardsPath(customerRef)}/${encodeURIComponent(cardRef)}`);
  }

  removeCustomer(customerRef: string): Promise<RemoveAnswer> {
    return this.#remove(`/v1/customers/${encodeURIComponent(customerRef)}`);
  }

  async #cardsOf(customerRef: string) {
    return cardsSchema.safeParse(bodyOf(await this.#api.send('GET', cardsPath(customerRef), LOOKUP_TIMEOUT_MS))).data
      ?.cards;
  }

  async #remove(path: string): Promise<RemoveAnswer> {
    const reply = await this.#api.send('DELETE', path, LOOKUP_TIMEOUT_MS);
    return { kind: removedSchema.safeParse(bodyOf(reply)).success ? 'removed' : 'unreachable' };
  }
}
