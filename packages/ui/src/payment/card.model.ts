import { asRecord } from './as-record.ts';

/** A card as the provider's form names it: the token stands for it, network and last digits are for the eye. */
export interface Card {
  readonly token: string;
  readonly network: string;
  readonly last4: string;
}

const isText = (raw: unknown, longest: number): raw is string => typeof raw === 'string' && raw.length <= longest;

/** A card from the provider's form or from this tab's memory; null for anything that is none. */
export function parseCard(raw: unknown): Card | null {
  const { token, network, last4 } = asRecord(raw) ?? {};
  if (!isText(token, 500) || token === '' || !isText(network, 40) || !isText(last4, 4)) return null;
  return /^\d{4}$/.test(last4) ? { token, network, last4 } : null;
}
