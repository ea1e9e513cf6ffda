import type { OrderStatusQuery } from './order-search.generated.ts';
import { asRecord, asText } from '#mfe-cart-checkout/features/storage/parse-unknown.ts';

/** What is wrong with a search; `form`: with both together. */
export interface SearchProblem {
  readonly field: 'number' | 'email' | 'form';
  readonly code: 'number' | 'email' | 'unknown' | 'busy' | 'failed';
}

/** How far an order has come. */
export type OrderStatus = NonNullable<OrderStatusQuery['orderStatus']>;

/** What the search page starts from. */
export interface SearchView {
  /** The problems of a search that was sent without scripts. */
  readonly problems: readonly SearchProblem[];
  readonly number: string;
  /** How far the order has come that was found; null where none was, or where that was half an hour ago. */
  readonly status: OrderStatus | null;
  /** An order was found, but its address does not hold any more. */
  readonly isExpired: boolean;
}

const fieldOf = { number: 'number', email: 'email', unknown: 'form', busy: 'form', failed: 'form' } as const;
const codes = ['number', 'email', 'unknown', 'busy', 'failed'] as const;

/** Reads the problems that codes name, as an address or an answer has them; what is unknown is left out. */
export function problemsOf(texts: readonly unknown[]): SearchProblem[] {
  return codes.filter((code) => texts.includes(code)).map((code) => ({ field: fieldOf[code], code }));
}

/** The address of the search in a language; a plain form may be sent there. */
export const searchAction = (locale: string): string => `/api/orders/search?lang=${locale}`;

export type SearchAnswer = { readonly path: string } | { readonly problems: readonly SearchProblem[] };

function readAnswer(body: unknown): SearchAnswer {
  const record = asRecord(body);
  const path = asText(record?.['path'], 200, /^\/orders\/[\w?=.-]+$/);
  if (path !== null) return { path };
  const given = Array.isArray(record?.['problems']) ? record['problems'] : [];
  const problems = problemsOf(given.map((problem) => asRecord(problem)?.['code']));
  return { problems: problems.length > 0 ? problems : problemsOf(['failed']) };
}

/** Asks for the page of an order, or of its status. Never throws. */
export async function findOrder(action: string, typed: { number: string; email: string }): Promise<SearchAnswer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(typed),
    });
    return readAnswer(await response.json());
  } catch {
    return { problems: problemsOf(['failed']) };
  }
}
