/** Why tenders do not make a payment. */
export type AllocationProblem =
  | 'no-tenders'
  | 'two-rests'
  | 'two-providers'
  | 'not-positive'
  | 'too-much'
  | 'too-little';

type Amount = { readonly amountCents: number | null };

export type Allocation<Tender> =
  | { readonly ok: true; readonly tenders: readonly (Tender & { readonly amountCents: number })[] }
  | { readonly ok: false; readonly problem: AllocationProblem };

/**
 * Gives each tender its amount. `dueCents` is what may be paid at most, `leastCents` what must be paid at least; the one
 * tender without an amount takes what the others leave of what is due.
 */
export function allocate<Tender extends Amount>(
  tenders: readonly Tender[],
  dueCents: number,
  leastCents: number,
): Allocation<Tender> {
  const problem = (name: AllocationProblem) => ({ ok: false, problem: name }) as const;
  if (tenders.length === 0) return problem('no-tenders');
  if (tenders.filter(({ amountCents }) => amountCents === null).length > 1) return problem('two-rests');
  const named = tenders.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0);
  const whole = tenders.map((tender) => ({ ...tender, amountCents: tender.amountCents ?? dueCents - named }));
  const total = whole.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (named > dueCents || total > dueCents) return problem('too-much');
  if (whole.some(({ amountCents }) => amountCents <= 0)) return problem('not-positive');
  return total < leastCents ? problem('too-little') : { ok: true, tenders: whole };
}

export type Share = { readonly tender: number; readonly order: number; readonly cents: number };

/** Spreads tenders over orders, both in their sequence: each order is filled before the next. Whole cents, none is lost. */
export function spread(tenderCents: readonly number[], orderCents: readonly number[]): Share[] {
  const shares: Share[] = [];
  const left = [...orderCents];
  let order = 0;
  tenderCents.forEach((amount, tender) => {
    let rest = amount;
    while (rest > 0 && order < left.length) {
      const room = left[order] ?? 0;
      const cents = Math.min(rest, room);
      if (cents > 0) shares.push({ tender, order, cents });
      left[order] = room - cents;
      rest -= cents;
      if (left[order] === 0) order += 1;
    }
  });
  return shares;
}
