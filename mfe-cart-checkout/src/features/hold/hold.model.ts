import { asInteger, asRecord, asText } from '#mfe-cart-checkout/features/storage/parse-unknown.ts';

/** What the server answers about holding the orders of a checkout. */
export interface HoldAnswer {
  readonly message: string | null;
  readonly code: string | null;
  readonly until: string | null;
  /** By the server's clock: this browser's may be wrong. */
  readonly secondsLeft: number;
  readonly renewalsLeft: number;
  readonly held: readonly unknown[];
  readonly heldByOthers: readonly { readonly secondsLeft: number }[];
}

/** What is known of the hold in this page. */
export interface HoldState {
  /** In words, when something stands in the way. */
  readonly message: string | null;
  readonly isOthers: boolean;
  /** When it ends, to be written in the shop's time; null when nothing is held. */
  readonly until: string | null;
  /** When it ends by this page's own monotonic clock, in milliseconds. */
  readonly deadline: number;
  /** What was left of it when the answer came. */
  readonly secondsLeft: number;
  readonly renewalsLeft: number;
  /** How many things are held. */
  readonly count: number;
  /** Seconds until something that others hold may be free; null when they hold nothing. */
  readonly freeIn: number | null;
}

/** Reads an answer. `askedAt` is when it was asked for, so that the page never shows more time than there is; `now` is now. */
export function holdState(answer: HoldAnswer, askedAt: number, now: number): HoldState {
  const waits = answer.heldByOthers.map(({ secondsLeft }) => secondsLeft);
  const deadline = askedAt + answer.secondsLeft * 1000;
  return {
    message: answer.message,
    isOthers: waits.length > 0,
    until: answer.until,
    deadline,
    secondsLeft: secondsUntil(deadline, now),
    renewalsLeft: answer.renewalsLeft,
    count: answer.held.length,
    freeIn: waits.length > 0 ? Math.min(...waits) : null,
  };
}

/** Whole seconds until a deadline, none once it is over. */
export function secondsUntil(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** “9:41”. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The minutes that are said aloud when they are left; 0 is the end. */
const spoken = [5, 2, 1, 0] as const;

/** What is to be said between two readings of the clock: the last of the minutes that were passed, null when none was. */
export function announcementBetween(before: number, after: number): (typeof spoken)[number] | null {
  return spoken.findLast((minutes) => after <= minutes * 60 && before > minutes * 60) ?? null;
}

/** So little must be left before time is added, in seconds. */
const renewWithin = 300;

/** Whether time can be added now. */
export function isRenewable({ renewalsLeft }: HoldState, seconds: number): boolean {
  return renewalsLeft > 0 && seconds > 0 && seconds <= renewWithin;
}

/** What one tab tells the others at once: what the server said about which orders. */
export interface HoldMessage {
  readonly orders: string;
  readonly answer: HoldAnswer;
}

function parseAnswer(raw: unknown): HoldAnswer | null {
  const record = asRecord(raw);
  const secondsLeft = asInteger(record?.['secondsLeft']);
  const renewalsLeft = asInteger(record?.['renewalsLeft']);
  const held = record?.['held'];
  const others = record?.['heldByOthers'];
  if (secondsLeft === null || renewalsLeft === null || !Array.isArray(held) || !Array.isArray(others)) return null;
  const heldByOthers = others.flatMap((other) => {
    const seconds = asInteger(asRecord(other)?.['secondsLeft']);
    return seconds === null ? [] : [{ secondsLeft: seconds }];
  });
  const text = (name: string): string | null => asText(record?.[name], 1000);
  return {
    message: text('message'),
    code: text('code'),
    until: text('until'),
    secondsLeft,
    renewalsLeft,
    held,
    heldByOthers,
  };
}

/** News from another tab as they arrive; null for anything that is none. */
export function parseHoldMessage(raw: unknown): HoldMessage | null {
  const record = asRecord(raw);
  const orders = asText(record?.['orders'], 2000, /./);
  const answer = parseAnswer(record?.['answer']);
  return orders === null || answer === null ? null : { orders, answer };
}
