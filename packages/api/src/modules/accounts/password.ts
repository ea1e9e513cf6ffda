import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const deriveKey = promisify(argon2);

/** What OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
/** A hundredth of it, for tests about something else: they sign in hundreds of times. */
const TEST_COST = { ...COST, memory: 64, passes: 1 };
const HASH_LENGTH = 32;
const PATTERN =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;
/** At most so many at once: each takes 19 MiB and a thread of the pool that files and names use too. */
const AT_ONCE = 2;

let cost = COST;
let running = 0;
const waiting: (() => void)[] = [];

/** Makes hashes of this process cheap to guess, and to test with, or as dear again as they are by default. Throws outside of tests. */
export function makeHashesCheap(areCheap: boolean): void {
  if (process.env['NODE_ENV'] !== 'test') throw new Error('Passwords are hashed cheaply in tests alone.');
  cost = areCheap ? TEST_COST : COST;
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => void waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** The text in one form, so that the same keys on another keyboard make the same password. */
const toBytes = (password: string): Buffer => Buffer.from(password.normalize('NFKC'));

const derive = (text: string, nonce: Buffer): Promise<Buffer> =>
  inTurn(() => deriveKey('argon2id', { message: toBytes(text), nonce, tagLength: HASH_LENGTH, ...cost }));

/** A salt for `hashWithSalt`, in base64url. */
export const newSalt = (): string => randomBytes(16).toString('base64url');

/** Hashes a secret of several that share a salt, so that one hash tells whether a text is one of them; gives base64url. */
export async function hashWithSalt(text: string, salt: string): Promise<string> {
  return (await derive(text, Buffer.from(salt, 'base64url'))).toString('base64url');
}

const phcOf = (nonce: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(hash)}`;

/** Hashes a password; gives the PHC string that `verifyPassword` reads. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  return phcOf(nonce, await derive(password, nonce));
}

/** A hash that no password has; comparing against it takes as long as against a real one. */
const nobodys = (): string => phcOf(Buffer.alloc(16), Buffer.alloc(HASH_LENGTH));

/** Whether a password fits a hash. Without a hash it takes the same time and does not fit. */
export async function verifyPassword(password: string, phc: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, hash] = PATTERN.exec(phc ?? nobodys()) ?? PATTERN.exec(nobodys()) ?? [];
  const expected = Buffer.from(hash ?? '', 'base64');
  const actual = await inTurn(() =>
    deriveKey('argon2id', {
      message: toBytes(password),
      nonce: Buffer.from(nonce ?? '', 'base64'),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    }),
  );
  return timingSafeEqual(actual, expected) && typeof phc === 'string';
}
