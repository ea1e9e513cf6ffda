import type { Locale } from '#api/platform/locale.ts';

/** A card that a provider keeps, as much of it as anybody may know. */
export type ProviderCard = {
  /** The provider's id. */
  readonly ref: string;
  readonly network: string;
  readonly last4: string;
  /** 1 to 12. */
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
  /** The same for each token of one number. */
  readonly fingerprint: string;
};

/** Which card of which customer a charge uses; `cardRef` null: keeps the card that is charged, once it has succeeded. */
export type VaultUse = { readonly customerRef: string; readonly cardRef: string | null };

/** `refused`: nothing was done, nor will it be. `unreachable`: unknown, ask again. */
export type CustomerAnswer =
  | { readonly kind: 'customer'; readonly ref: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

export type StoreRequest = {
  /** The same key stores once, however often it is sent. */
  readonly key: string;
  readonly customerRef: string;
  /** Of the card form; an empty one asks for the card on the provider's page. */
  readonly token: string;
  readonly returnUrl: string;
  readonly locale: Locale;
};

/** Names a wish to keep a card towards a provider. */
export type StoreRef = Pick<StoreRequest, 'key' | 'customerRef'> & {
  /** The provider's id of its page, once it is known. */
  readonly ref: string | null;
};

/** `action`: the card is typed on the provider's page. `absent`: nothing was stored under the key. */
export type StoreAnswer =
  | { readonly kind: 'card'; readonly card: ProviderCard }
  | { readonly kind: 'action'; readonly ref: string; readonly url: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly code: 'card-unreadable' | 'provider' }
  | { readonly kind: 'unreachable' };

export type RemoveAnswer = { readonly kind: 'removed' } | { readonly kind: 'unreachable' };

/** Where a provider keeps cards for accounts of the shop. Every call may be repeated; none throws for what a network does. */
export interface CardVault {
  /** One customer for each key. */
  createCustomer(key: string): Promise<CustomerAnswer>;
  /** Keeps a card. */
  store(request: StoreRequest): Promise<StoreAnswer>;
  /** What became of a wish to keep a card. */
  find(ref: StoreRef): Promise<StoreAnswer>;
  /** The cards that are kept for a customer; null when nobody answers. */
  list(customerRef: string): Promise<readonly ProviderCard[] | null>;
  /** Forgets a card; one that is gone already counts as removed. */
  remove(customerRef: string, cardRef: string): Promise<RemoveAnswer>;
  /** Forgets a customer with all cards. */
  removeCustomer(customerRef: string): Promise<RemoveAnswer>;
}
