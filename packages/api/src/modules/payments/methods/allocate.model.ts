/** Why payment methods do not make a payment. */
export type AllocationProblem =
  | 'no-methods'
  | 'two-remainders'
  | 'two-providers'
  | 'not-positive'
  | 'too-much'
  | 'too-little';

type Amount = { readonly amountCents: number | null };

export type Allocation<Method> =
  | { readonly ok: true; readonly methods: readonly (Method & { readonly amountCents: number })[] }
  | { readonly ok: false; readonly problem: AllocationProblem };

/**
 * Gives each method its amount. `dueCents` is what may be paid at most, `minimumCents` what must be paid at least; the one
 * method without an amount takes what the others leave of what is due.
 */
export function allocate<Method extends Amount>(
  methods: readonly Method[],
  dueCents: number,
  minimumCents: number,
): Allocation<Method> {
  const problem = (name: AllocationProblem) => ({ ok: false, problem: name }) as const;
  if (methods.length === 0) return problem('no-methods');
  if (methods.filter(({ amountCents }) => amountCents === null).length > 1) return problem('two-remainders');
  const named = methods.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0);
  const whole = methods.map((method) => ({ ...method, amountCents: method.amountCents ?? dueCents - named }));
  const total = whole.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (named > dueCents || total > dueCents) return problem('too-much');
  if (whole.some(({ amountCents }) => amountCents <= 0)) return problem('not-positive');
  return total < minimumCents ? problem('too-little') : { ok: true, methods: whole };
}

export type Share = { readonly payment: number; readonly order: number; readonly cents: number };

/** Spreads payments over orders, both in their sequence: each order is filled before the next. Whole cents, none is lost. */
export function spread(paymentCents: readonly number[], orderCents: readonly number[]): Share[] {
  const shares: Share[] = [];
  const left = [...orderCents];
  let order = 0;
  paymentCents.forEach((amount, payment) => {
    let remaining = amount;
    while (remaining > 0 && order < left.length) {
      const room = left[order] ?? 0;
      const cents = Math.min(remaining, room);
      if (cents > 0) shares.push({ payment, order, cents });
      left[order] = room - cents;
      remaining -= cents;
      if (left[order] === 0) order += 1;
    }
  });
  return shares;
}
