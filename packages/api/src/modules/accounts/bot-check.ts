import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Db } from '#api/platform/db/database.ts';
import type { Services } from '#api/platform/services.ts';
import { pseudonymOf, sign } from '#api/platform/signature.ts';

/** What a question may be asked for. */
export const botActions = ['LOGIN', 'REGISTRATION', 'FORM'] as const;
export type BotAction = (typeof botActions)[number];

const ALGORITHM = 'PBKDF2/SHA-256';
/** Makes one key take about a millisecond. */
const COST = 5_000;
/** After wrong passwords for one e-mail a question takes so many times as long. */
const HARDER = 4;
const LIFETIME_MS = 10 * 60_000;
const MAX_TOKEN = 4_000;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string().optional(),
      expiresAt: z.number(),
      data: z.union([
        z.strictObject({ action: z.enum(botActions) }),
        z.strictObject({ action: z.enum(botActions), subject: z.string() }),
      ]),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** Two keys of our secret: one signs the question, one its answer. */
const keysOf = (secret: string) => ({
  hmacSignatureSecret: sign(secret, 'bot-check', 'question'),
  hmacKeySignatureSecret: sign(secret, 'bot-check', 'answer'),
});

/** The pseudonym of an e-mail in a question, which anybody may read. */
const subjectOf = (secret: string, email: string): string => pseudonymOf(secret, 'bot-check', `subject:${email}`);

/** Who asks: the secret that signs, and how many keys the solver derives on average, half as many more or less. */
type BotCheck = { readonly secret: string; readonly work: number };

/**
 * A question for the solver in the browser, as JSON. It holds for ten minutes, for one action. For one `email` it takes
 * longer, and its answer is good for that e-mail alone.
 */
export async function makeBotChallenge({ secret, work }: BotCheck, action: BotAction, email?: string): Promise<string> {
  const counter = Math.floor(work / 2) + randomInt(work);
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: email === undefined ? counter : counter * HARDER,
    data: email === undefined ? { action } : { action, subject: subjectOf(secret, email) },
    deriveKey,
    expiresAt: new Date(Date.now() + LIFETIME_MS),
    ...keysOf(secret),
  });
  return JSON.stringify(challenge);
}

function decode(token: string): unknown {
  const text = token.trimStart().startsWith('{') ? token : Buffer.from(token, 'base64').toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Payload = z.infer<typeof payloadSchema>;

/** Whether one of our secrets signed the question, for `email` when it is given, and the answer is right. */
async function isAnswered(secret: string, { challenge, solution }: Payload, email?: string): Promise<boolean> {
  const { data, keySignature, ...rest } = challenge.parameters;
  if (email !== undefined && !('subject' in data && data.subject === subjectOf(secret, email))) return false;
  const parameters = { data, ...rest, ...(keySignature === undefined ? {} : { keySignature }) };
  const { verified } = await verifySolution({
    challenge: { parameters, signature: challenge.signature },
    solution,
    deriveKey,
    ...keysOf(secret),
  });
  return verified;
}

/**
 * Whether a token answers a question that any of the secrets signed, for this action, and with `email` for that e-mail.
 * Each answer is good once.
 */
export async function takeBotAnswer(
  db: Db,
  secrets: readonly string[],
  action: BotAction,
  token: string,
  email?: string,
): Promise<boolean> {
  const payload = payloadSchema.safeParse(token.length > MAX_TOKEN ? undefined : decode(token)).data;
  if (!payload || payload.challenge.parameters.data.action !== action) return false;
  const answers = await Promise.all(secrets.map((secret) => isAnswered(secret, payload, email)));
  if (!answers.includes(true)) return false;
  const { signature, parameters } = payload.challenge;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_bot_challenges')
    .values({ signature, expires_at: new Date(parameters.expiresAt * 1000) })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether the bot check is passed: a token must be right; without one it depends on the shop's settings. */
export async function passesBotCheck(
  { db, secrets, config }: Pick<Services, 'db' | 'secrets' | 'config'>,
  action: BotAction,
  token: string | null | undefined,
): Promise<boolean> {
  if (token === null || token === undefined || token === '') return !config.botCheck;
  return takeBotAnswer(db, secrets, action, token);
}
