import { asRecord, asText } from '#mfe-cart-checkout/features/storage/parse-unknown.ts';

/** A card as the provider's form names it: the token stands for it, network and last digits are for the eye. */
export interface Card {
  readonly token: string;
  readonly network: string;
  readonly last4: string;
}

/** A card from the provider's form or from this tab's memory; null for anything that is none. */
export function parseCard(raw: unknown): Card | null {
  const record = asRecord(raw);
  const token = asText(record?.['token'], 500, /./);
  const network = asText(record?.['network'], 40);
  const last4 = asText(record?.['last4'], 4, /^\d{4}$/);
  return token !== null && network !== null && last4 !== null ? { token, network, last4 } : null;
}
