import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const SEQUENCE_BITS = 22n;
const SEQUENCE_LIMIT = 1 << 22;
const ID_LENGTH = 13;

let lastTime = 0;
let sequence = 0;

function encode(value: bigint): string {
  let rest = value;
  let text = '';
  for (let index = 0; index < ID_LENGTH; index += 1) {
    text = (ALPHABET[Number(rest & 31n)] ?? '') + text;
    rest >>= 5n;
  }
  return text;
}

/**
 * Makes an id: 64 bits (42 of the time in milliseconds, 22 random) as 13 characters of lower-case base 32. Ids of one
 * process sort by the time of their making; no sequence of the database is involved, so any number of processes can write.
 */
export function newId(): string {
  const now = Date.now();
  if (now > lastTime) {
    lastTime = now;
    sequence = randomInt(SEQUENCE_LIMIT >> 1);
  } else {
    sequence += 1;
    if (sequence >= SEQUENCE_LIMIT) {
      lastTime += 1;
      sequence = 0;
    }
  }
  return encode((BigInt(lastTime) << SEQUENCE_BITS) | BigInt(sequence));
}

/** The id that belongs to a moment and a number from 0 to 4,194,303: the same input gives the same id. For seeded rows. */
export function idAt(moment: Date, number: number): string {
  return encode((BigInt(moment.getTime()) << SEQUENCE_BITS) | BigInt(number & (SEQUENCE_LIMIT - 1)));
}

const ID_PATTERN = /^[0-9a-hjkmnp-tv-z]{13}$/;

/** Whether a text can be an id; everything else is unknown without asking the database. */
export function isId(text: string): boolean {
  return ID_PATTERN.test(text);
}
