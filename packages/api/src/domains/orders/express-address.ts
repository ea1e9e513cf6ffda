import { z } from 'zod';
import { cleanText } from '#api/db/columns.ts';
import type { Db } from '#api/db/database.ts';
import { newId } from '#api/db/new-id.ts';
import { openOrderRows } from '#api/domains/cart/read-cart.ts';
import { findRegion, hasRegions } from '#api/domains/shipping/regions.ts';
import type { AddressRow } from './load-orders.ts';
import { messagesIn } from './messages.ts';
import { Refusal } from './refusal.ts';
import type { Visitor } from './visitor.ts';

const text = (most: number) => z.string().transform((value) => cleanText(value).trim().slice(0, most));
const required = (most: number) => text(most).pipe(z.string().min(1));
const optional = (most: number) =>
  text(most)
    .nullish()
    .transform((value) => value || null);

const addressSchema = z.object({
  firstName: required(100),
  lastName: required(100),
  company: optional(200),
  countryIso: z
    .string()
    .transform((iso) => iso.trim().toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{2}$/)),
  line1: required(200),
  line2: optional(200),
  city: required(100),
  region: optional(100),
  postalCode: optional(20),
  phone: optional(40),
});

/** What the schema's AddressInput gives. */
export type AddressInput = z.input<typeof addressSchema>;

const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
};

function readAddress(input: AddressInput, visitor: Visitor) {
  const messages = messagesIn(visitor.locale);
  const parsed = addressSchema.safeParse(input);
  if (!parsed.success) throw new Refusal('invalid', messages.addressIncomplete);
  const { region: named, ...address } = parsed.data;
  const region = named === null ? undefined : findRegion(address.countryIso, named);
  if (hasRegions(address.countryIso) && !region) throw new Refusal('invalid', messages.addressIncomplete);
  const pattern = POSTAL_CODES[address.countryIso];
  if (pattern && !pattern.test(address.postalCode ?? '')) throw new Refusal('invalid', messages.postalCodeInvalid);
  return { ...address, region };
}

/** Keeps the address of a guest's order with the guest's session, and gives its row. Throws a Refusal. */
export async function createExpressAddress(
  db: Db,
  visitor: Visitor,
  orderId: string,
  input: AddressInput,
): Promise<AddressRow> {
  const [order] = await openOrderRows(db, visitor, [orderId]);
  if (!order || visitor.sessionId === null) throw new Refusal('not-found', messagesIn(visitor.locale).orderNotFound);
  const address = readAddress(input, visitor);
  return db
    .insertInto('addresses')
    .values({
      id: newId(),
      session_id: visitor.sessionId,
      first_name: address.firstName,
      last_name: address.lastName,
      company: address.company,
      line1: address.line1,
      line2: address.line2,
      city: address.city,
      region_name: address.region?.name ?? null,
      region_iso: address.region?.iso ?? null,
      postal_code: address.postalCode,
      country_iso: address.countryIso,
      phone: address.phone,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
