import type { Behaviour } from './card.model.ts';
import type { Config } from './config.ts';
import type { CardToken, Charge, Method, Outcome } from './records.ts';

type Later = Omit<Outcome, 'at'>;

/** How a charge begins: at once decided, waiting for the shopper (`asks`), or decided after `afterMs`. */
export type Opening = Pick<Charge, 'status' | 'failureCode' | 'network' | 'last4'> & {
  outcome: Later | null;
  afterMs: number;
  asks: boolean;
  /** The charge is made, but its answer never arrives. */
  loseAnswer: boolean;
};

type Start =
  | { method: 'card'; card: Pick<CardToken, 'behaviour' | 'network' | 'last4'>; isExpired: boolean }
  | { method: Exclude<Method, 'card'>; reader: string | null };
type Pace = Pick<Config, 'slowMs' | 'terminalMs' | 'achMs' | 'disputeMs'>;

const SUCCEEDS: Later = { status: 'succeeded', failureCode: null, returnsLater: false };

const CARDS: Readonly<Record<Behaviour, Pick<Charge, 'status' | 'failureCode'>>> = {
  succeeds: { status: 'succeeded', failureCode: null },
  lost: { status: 'succeeded', failureCode: null },
  disputed: { status: 'succeeded', failureCode: null },
  slow: { status: 'processing', failureCode: null },
  challenge: { status: 'requires_action', failureCode: null },
  declined: { status: 'failed', failureCode: 'card_declined' },
  'insufficient-funds': { status: 'failed', failureCode: 'insufficient_funds' },
};

/** The simulated readers at the counter, by what happens to the card that is presented. */
const READERS: Readonly<Record<string, Later>> = {
  '': SUCCEEDS,
  simulated: SUCCEEDS,
  'simulated-declined': { status: 'failed', failureCode: 'card_declined', returnsLater: false },
  'simulated-canceled': { status: 'canceled', failureCode: null, returnsLater: false },
};

/** What happens to a card's charge later on, and when. */
function laterOf(behaviour: Behaviour, { slowMs, disputeMs }: Pace): Partial<Opening> {
  if (behaviour === 'slow') return { outcome: SUCCEEDS, afterMs: slowMs };
  if (behaviour === 'disputed') return { outcome: { ...SUCCEEDS, status: 'disputed' }, afterMs: disputeMs };
  return {};
}

/** How a charge begins; undefined for a reader that the shop does not have. */
export function openingOf(start: Start, pace: Pace): Opening | undefined {
  const plain = { outcome: null, afterMs: 0, asks: false, loseAnswer: false, failureCode: null };
  if (start.method === 'card') {
    const { behaviour, network, last4 } = start.card;
    if (start.isExpired) return { ...plain, status: 'failed', failureCode: 'expired_card', network, last4 };
    const more = { asks: behaviour === 'challenge', loseAnswer: behaviour === 'lost' };
    return { ...plain, ...CARDS[behaviour], network, last4, ...laterOf(behaviour, pace), ...more };
  }
  if (start.method !== 'terminal')
    return { ...plain, status: 'requires_action', network: null, last4: null, asks: true };
  const outcome = READERS[start.reader ?? ''];
  if (!outcome) return undefined;
  return { ...plain, status: 'processing', network: 'visa', last4: '4242', outcome, afterMs: pace.terminalMs };
}

/** What a shopper can answer on a page of the gateway. */
export const answers = ['confirm', 'late', 'verify', 'returned', 'returned-late', 'decline', 'cancel'] as const;
export type Answer = (typeof answers)[number];

/** The answers that a page offers. */
export function answersFor({ method, status, verify }: Charge): readonly Answer[] {
  if (status === 'submitted') return verify ? ['confirm', 'cancel'] : [];
  if (status !== 'requires_action') return [];
  if (method === 'card') return ['confirm', 'decline'];
  return method === 'ach'
    ? ['confirm', 'verify', 'returned', 'returned-late', 'cancel']
    : ['confirm', 'late', 'decline', 'cancel'];
}

type Next = Pick<Charge, 'status' | 'failureCode' | 'verify'> & { outcome: Later | null; afterMs: number };

/** What an answer makes of a charge; undefined when it is not to be answered, or not like this. */
export function answerOf(charge: Charge, answer: Answer, { slowMs, achMs }: Pace): Next | undefined {
  if (!answersFor(charge).includes(answer)) return undefined;
  const plain = { failureCode: null, verify: false, outcome: null, afterMs: 0 };
  const isBank = charge.method === 'ach';
  switch (answer) {
    case 'confirm':
      return isBank
        ? { ...plain, status: 'submitted', outcome: SUCCEEDS, afterMs: achMs }
        : { ...plain, status: 'succeeded' };
    case 'late':
      return { ...plain, status: 'processing', outcome: SUCCEEDS, afterMs: slowMs };
    case 'verify':
      return { ...plain, status: 'submitted', verify: true };
    case 'returned': {
      const outcome = { status: 'failed', failureCode: 'bank_returned', returnsLater: false } as const;
      return { ...plain, status: 'submitted', outcome, afterMs: achMs };
    }
    case 'returned-late':
      return { ...plain, status: 'submitted', outcome: { ...SUCCEEDS, returnsLater: true }, afterMs: achMs };
    case 'decline': {
      const failureCode = charge.method === 'card' ? 'challenge_declined' : 'payment_declined';
      return { ...plain, status: 'failed', failureCode };
    }
    case 'cancel':
      return { ...plain, status: 'canceled' };
  }
}
