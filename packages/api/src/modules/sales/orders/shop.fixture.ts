import { grants } from '@headstock/contracts/grants';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { insertAccount } from '#api/modules/accounts/account.fixture.ts';
import { addListing } from '#api/modules/sales/cart/add-listing.ts';
import { setShippingAddress } from '#api/modules/sales/cart/set-shipping-address.ts';
import type { CheckoutContext } from '#api/modules/sales/checkout/checkout-context.ts';
import { GatewayProvider } from '#api/modules/payments/gateway/gateway-provider.ts';
import { tableRates } from '#api/modules/fulfilment/shipping/shipping-rates.ts';
import { tableTax } from '#api/modules/fulfilment/tax/table-tax.ts';
import { connectModules } from '#api/connect-modules.ts';
import { associateContact } from '#api/modules/sales/checkout/express-contact.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { testActor } from '#api/platform/actor-context.fixture.ts';

export type ListingOptions = {
  cents?: number;
  stock?: number;
  title?: string;
  sellerId?: string;
  shippingClass?: 'guitar' | 'amp' | 'small';
  requiresShipping?: boolean;
};

async function insertTaxonomy(db: Db) {
  const brandId = newId();
  const categoryId = newId();
  const typeId = newId();
  await sql`INSERT INTO brands VALUES (${brandId}, 'Fender', ${brandId})`.execute(db);
  await sql`INSERT INTO categories VALUES (${categoryId}, ${categoryId}, 1, '{"en":"Guitars","fr":"Guitares"}', '{"en":"","fr":""}')`.execute(
    db,
  );
  await sql`INSERT INTO types VALUES (${typeId}, ${categoryId}, 'solid', 1, '{"en":"Solid","fr":"Solide"}', '{"en":"","fr":""}')`.execute(
    db,
  );
  return { brandId, categoryId, typeId };
}

/** A small shop in an empty database: a house seller, a store, and whatever listings, guests and members a test asks for. */
export async function openShop(db: Db) {
  connectModules();
  const addAccount = async (
    rights: { is_admin?: boolean; is_private_seller?: boolean; is_professional_seller?: boolean } = {},
  ): Promise<string> => (await insertAccount(db, { email_verified_at: new Date(), ...rights })).id;
  const houseId = await addAccount({ is_admin: true });
  const { brandId, categoryId, typeId } = await insertTaxonomy(db);
  const storeId = newId();
  await sql`INSERT INTO stores (id, position, company, line1, city, region_name, region_iso, postal_code, country_iso, time_zone, hours)
    VALUES (${storeId}, 1, 'Headstock', '2210 Dogwood Avenue', 'Nashville', 'Tennessee', 'TN', '37204', 'US', 'America/Chicago', '{"en":"","fr":""}')`.execute(
    db,
  );

  async function listing(options: ListingOptions = {}): Promise<string> {
    const { cents = 100_000, stock = 1, title = '1962 Fender Stratocaster', sellerId = houseId } = options;
    const { shippingClass = 'guitar', requiresShipping = true } = options;
    const itemId = newId();
    const id = newId();
    await sql`INSERT INTO items (id, slug, sku, seller_account_id, brand_id, category_id, type_id, model, model_key, finish_key,
        finish_family, backdrop, condition, tags, accepting_offers, requires_shipping, local_pickup_only, shipping_class, shipping_weight_grams)
      VALUES (${itemId}, ${itemId}, ${itemId}, ${sellerId}, ${brandId}, ${categoryId}, ${typeId}, 'Model', 'model', 'red',
        'red', 'SURF', 'GOOD', '{}', false, ${requiresShipping}, false, ${shippingClass}, 9000)`.execute(db);
    for (const locale of ['en', 'fr']) {
      await sql`INSERT INTO item_texts VALUES (${itemId}, ${locale}, ${title}, '', '', '', '[]', '[]', '[]', '[]')`.execute(
        db,
      );
    }
    await sql`INSERT INTO listings (id, item_id, seller_account_id, asking_cents, status, stock_level, listed_at, sold_at, is_published,
        brand_id, category_id, type_id, condition, finish_family, tags, search)
      VALUES (${id}, ${itemId}, ${sellerId}, ${cents}, ${stock > 0 ? 'live' : 'sold'}, ${stock}, now(), ${stock > 0 ? null : new Date()}, true,
        ${brandId}, ${categoryId}, ${typeId}, 'GOOD', 'red', '{}', '')`.execute(db);
    return id;
  }

  const guest = (): ActorContext => testActor(db, { sessionId: newId() });
  /** Somebody who is signed in to an account. */
  const signedIn = (accountId: string): ActorContext => testActor(db, { sessionId: newId(), accountId });
  const memberId = (): Promise<string> => addAccount();
  const member = async (): Promise<ActorContext> => signedIn(await memberId());

  /** A shopper's order of listings, with contact and pick-up chosen: ready to be paid. */
  async function readyOrder(visitor: ActorContext, ...listingIds: string[]): Promise<string> {
    let orderId = '';
    for (const listingId of listingIds) orderId = await addListing(visitor, listingId);
    await associateContact(visitor, orderId, { email: 'ada@example.com', firstName: 'Ada', lastName: null });
    await setShippingAddress(visitor, orderId, { addressId: null, storeId });
    return orderId;
  }

  /** An address that the shopper entered. */
  async function address(visitor: ActorContext, regionIso: 'OR' | 'TN' = 'OR'): Promise<string> {
    const id = newId();
    const { accountId, sessionId } = visitor.principal;
    const owner = accountId ? { account_id: accountId } : { session_id: sessionId };
    await db
      .insertInto('addresses')
      .values({
        id,
        ...owner,
        line1: '1 Main',
        city: 'Town',
        region_iso: regionIso,
        postal_code: { OR: '97214', TN: '37204' }[regionIso],
        country_iso: 'US',
      })
      .execute();
    return id;
  }

  const seller = (): Promise<string> => addAccount({ is_professional_seller: true });
  const privateSeller = (): Promise<string> => addAccount({ is_private_seller: true });
  const admin = testActor(db, { sessionId: newId(), accountId: houseId, rights: { isAdmin: true, grants } });
  const people = { admin, guest, signedIn, member, memberId, seller, privateSeller };
  return { db, houseId, storeId, ...people, listing, readyOrder, address };
}

export type TestShop = Awaited<ReturnType<typeof openShop>>;

/** Buying against a gateway at `gatewayUrl`. */
export function checkoutWith(db: Db, gatewayUrl: string, timeoutMs = 6_000): CheckoutContext {
  const publicUrl = new URL('http://localhost:3000');
  const settings = {
    url: gatewayUrl,
    publicUrl: gatewayUrl,
    secretKey: 'sandbox-secret-key',
    webhookSecret: 'sandbox-webhook-secret',
    timeoutMs,
  };
  const silent = () => undefined;
  const log = { info: silent, warn: silent, error: silent };
  return {
    db,
    rates: tableRates,
    tax: tableTax,
    provider: new GatewayProvider(settings, publicUrl.origin),
    formerProviders: [],
    publicUrl,
    log,
  };
}
