/** An order that is placed, as the payment's answer names it. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string | null;
  readonly guestKey: string | null;
}

/** An order of a payment, placed or not. */
export interface PaidOrder extends PlacedOrder {
  readonly completedAt: string | null;
}

/** What the API answers to a payment. */
export interface PaymentAnswer {
  readonly success: boolean;
  readonly message: string | null;
  readonly code: string | null;
  readonly orders: readonly PaidOrder[];
  readonly nextAction: { readonly type: string; readonly url: string | null } | null;
}

/** The order that was placed before and stays unpaid; without it the cart stays as it is. */
interface OrderLeftUnpaid {
  readonly order?: PlacedOrder;
}

/** What an answer means for the shopper. */
export type Outcome =
  | { readonly kind: 'placed'; readonly orders: readonly PlacedOrder[] }
  | { readonly kind: 'pending' }
  /** The key is not known: the request never arrived. */
  | { readonly kind: 'unknown'; readonly message: string | null }
  | (OrderLeftUnpaid &
      (
        | { readonly kind: 'action'; readonly url: string }
        /** The way to pay was refused; another try is a new intent. */
        | { readonly kind: 'declined'; readonly message: string | null }
        /** The shopper came back from the provider's page without paying; nothing was charged. */
        | { readonly kind: 'cancelled' }
        /** A code or credits do not reach, or are not taken; nothing was charged. */
        | { readonly kind: 'storedValue'; readonly message: string | null }
        /** A price is not what was seen; nothing was charged. */
        | { readonly kind: 'changed' }
        | { readonly kind: 'refused'; readonly message: string | null }
      ));

/** A certain outcome of which nothing came. */
export type Failure = Extract<Outcome, { kind: 'declined' | 'cancelled' | 'storedValue' | 'changed' | 'refused' }>;

const pendingCodes = new Set(['pending', 'action-required']);
const storedValueCodes = new Set(['insufficient', 'expired', 'not-accepted']);

/** Reads an answer. A redirect that is no web address is no way on: such a payment stays pending. */
export function outcomeOf({ success, message, code, orders, nextAction }: PaymentAnswer): Outcome {
  if (success) return { kind: 'placed', orders };
  const order = orders.find(({ completedAt }) => completedAt !== null);
  const unpaid = order ? { order } : {};
  const url = nextAction?.url;
  if (url && isWebAddress(url)) return { kind: 'action', url, ...unpaid };
  if (pendingCodes.has(code ?? '')) return { kind: 'pending' };
  if (storedValueCodes.has(code ?? '')) return { kind: 'storedValue', message, ...unpaid };
  if (code === 'changed') return { kind: 'changed', ...unpaid };
  if (code === 'void') return { kind: 'cancelled', ...unpaid };
  if (code === 'declined') return { kind: 'declined', message, ...unpaid };
  return code === 'not-found' ? { kind: 'unknown', message } : { kind: 'refused', message, ...unpaid };
}

/** Whether an address may be gone to: http or https, nothing that runs code. */
export function isWebAddress(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
}

const pollSteps = [1000, 1500, 2000, 3000, 5000];
const pollLimitMs = 90_000;

/** How long to wait before asking again what became of a payment; null when that has been asked for long enough. */
export function pollDelay(attempt: number): number | null {
  const longest = pollSteps.at(-1) ?? 0;
  const waited = Array.from({ length: attempt }, (_, index) => pollSteps[index] ?? longest).reduce((a, b) => a + b, 0);
  return waited >= pollLimitMs ? null : (pollSteps[attempt] ?? longest);
}
