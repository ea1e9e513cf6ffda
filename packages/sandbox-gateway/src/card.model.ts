/** What a test card does when it is charged. */
export const behaviours = [
  'succeeds',
  'declined',
  'insufficient-funds',
  'challenge',
  'slow',
  'lost',
  'disputed',
] as const;
export type Behaviour = (typeof behaviours)[number];

export type Network = 'visa' | 'mastercard' | 'amex';

/** The cards that this gateway knows. Any other number is refused: nobody should type a real card into a sandbox. */
export const TEST_CARDS: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': 'succeeds',
  '5555555555554444': 'succeeds',
  '378282246310005': 'succeeds',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient-funds',
  '4000002500003155': 'challenge',
  '4000000000000259': 'slow',
  '4000000000000341': 'lost',
  '4000000000002685': 'disputed',
};

export type CardInput = { number: string; expiry: string; cvc: string };
export type CardField = keyof CardInput;
export type Problem = 'empty' | 'invalid' | 'past' | 'not-a-test-card';

/** The last month in which a card is good. */
export type Expiry = { month: number; year: number };

/** A card without its number: all that is ever kept. */
export type Card = { network: Network; last4: string; behaviour: Behaviour; expiry: Expiry };
export type CardCheck = { card: Card } | { problems: Partial<Record<CardField, Problem>> };

const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** True when the digits pass the checksum that all card numbers carry. */
export function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, character, index) => {
      const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
      return total + (digit > 9 ? digit - 9 : digit);
    }, 0);
  return sum % 10 === 0;
}

/** The network by the number's first digits. */
export function networkOf(digits: string): Network {
  if (/^3[47]/.test(digits)) return 'amex';
  return digits.startsWith('5') ? 'mastercard' : 'visa';
}

function checkNumber(digits: string): Problem | undefined {
  if (digits === '') return 'empty';
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return 'invalid';
  return Object.hasOwn(TEST_CARDS, digits) ? undefined : 'not-a-test-card';
}

function readExpiry(text: string): Expiry | undefined {
  const match = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(text);
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : undefined;
}

/** Whether the last month of a card is over. */
export const isExpired = ({ month, year }: Expiry, now: Date): boolean => Date.UTC(year, month, 1) <= now.getTime();

function checkExpiry(text: string, now: Date): Problem | undefined {
  if (text.trim() === '') return 'empty';
  const expiry = readExpiry(text);
  if (!expiry) return 'invalid';
  return isExpired(expiry, now) ? 'past' : undefined;
}

function checkCvc(text: string, network: Network): Problem | undefined {
  const digits = text.trim();
  if (digits === '') return 'empty';
  return (network === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(digits) ? undefined : 'invalid';
}

/** Checks what was typed; gives the card without its number, or what is wrong with each field. */
export function checkCard(input: CardInput, now: Date): CardCheck {
  const digits = digitsOf(input.number);
  const network = networkOf(digits);
  const found: [CardField, Problem | undefined][] = [
    ['number', checkNumber(digits)],
    ['expiry', checkExpiry(input.expiry, now)],
    ['cvc', checkCvc(input.cvc, network)],
  ];
  const problems = Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
  const behaviour = TEST_CARDS[digits];
  const expiry = readExpiry(input.expiry);
  if (Object.keys(problems).length > 0 || !behaviour || !expiry) return { problems };
  return { card: { network, last4: digits.slice(-4), behaviour, expiry } };
}
