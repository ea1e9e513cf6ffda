import { z } from 'zod';
import { MAXIMUM_MEMORY, packMemory, unpackMemory } from '#api/platform/sealed-memory.ts';

/** What can be typed into the plain forms of the checkout, beside the ways to send and to pay. */
export const typedFields = [
  'email',
  'buyerFirstName',
  'buyerLastName',
  'phone',
  'shipOption',
  'storeId',
  'id',
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'countryIso',
  'code',
] as const;
export type TypedField = (typeof typedFields)[number];

/** The steps that a form can be refused at. */
export const plainSteps = ['contact', 'delivery', 'shipping', 'payment', 'review'] as const;
export type PlainStepName = (typeof plainSteps)[number];

/** A field is kept at most so long: longer than anything that is taken, so that what is too long is seen again. */
const MAXIMUM_FIELD = 254;
const MAXIMUM_LINES = 40;

const text = z.string().max(MAXIMUM_FIELD);
const cents = z.number().int();

const seenOrderSchema = z.object({
  shippingCents: cents,
  taxCents: cents,
  feeCents: cents,
  dueCents: cents,
  lines: z.array(z.object({ id: text, title: text, amountCents: cents })).max(MAXIMUM_LINES),
});

/** What the page showed of an order, to say what has changed since. */
export const seenOrdersSchema = z.array(seenOrderSchema).max(20);

const memorySchema = z.object({
  fields: z.partialRecord(z.enum(typedFields), text),
  refusal: z
    .object({
      step: z.enum(plainSteps),
      code: z.string().max(60),
      message: z.string().max(600).nullable(),
      issues: z
        .array(
          z.object({
            field: z.string().max(40),
            code: z.string().max(40),
            message: z.string().max(300),
            suggestion: z.string().max(200).nullable(),
          }),
        )
        .max(6),
      seen: seenOrdersSchema,
    })
    .nullable(),
  /** What was said of a step that went well: that something was sold meanwhile, or is held for somebody else. */
  notice: z.string().max(600).nullable(),
  plan: z.object({
    method: z.string().max(20).nullable(),
    savedCard: text.nullable(),
    layaway: text.nullable(),
    storedValues: z
      .array(
        z.object({
          kind: z.enum(['CODE', 'STORE_CREDITS']),
          code: z.string().max(60).nullable(),
          isTrade: z.boolean(),
          balanceCents: z.number().int().min(0),
        }),
      )
      .max(10),
  }),
  /** The orders that were placed together, where they are more than one: the page that leads to each of them. */
  placed: z.array(z.object({ id: text, number: text, guestKey: text.nullable() })).max(20),
  /** The address that was made last of what was typed, so that sending it again makes no second one. */
  made: z.object({ typed: z.string().max(64), id: z.string().max(40) }).nullable(),
});

/** What a browser without scripts has typed in the checkout, and why it was refused; its own cookie keeps it, sealed. */
export type CheckoutMemory = z.infer<typeof memorySchema>;
export type Refusal = NonNullable<CheckoutMemory['refusal']>;
export type StoredValueChoice = CheckoutMemory['plan']['storedValues'][number];

/** A checkout in which nothing has been typed. */
export const emptyMemory: CheckoutMemory = {
  fields: {},
  refusal: null,
  notice: null,
  plan: { method: null, savedCard: null, layaway: null, storedValues: [] },
  placed: [],
  made: null,
};

/** Reads the cookie of a session; the empty memory for one that is not ours, too old, or of another session. */
export const readMemory = (secrets: readonly string[], sessionId: string | null, cookie: string | undefined) =>
  memorySchema.safeParse(unpackMemory(secrets, 'plain-checkout', sessionId, cookie)).data ?? emptyMemory;

const pack = (secret: string, sessionId: string | null, memory: CheckoutMemory): string =>
  packMemory(secret, 'plain-checkout', sessionId, memory);

/** Seals what is to be kept, for the cookie of a session. What makes it too large for one is left out: first what was seen, then the longest fields. */
export function writeMemory(secret: string, sessionId: string | null, memory: CheckoutMemory): string {
  const whole = pack(secret, sessionId, memory);
  if (whole.length <= MAXIMUM_MEMORY) return whole;
  const unseen = { ...memory, refusal: memory.refusal && { ...memory.refusal, seen: [] } };
  const shorter = pack(secret, sessionId, unseen);
  return shorter.length <= MAXIMUM_MEMORY ? shorter : pack(secret, sessionId, { ...unseen, fields: {} });
}
