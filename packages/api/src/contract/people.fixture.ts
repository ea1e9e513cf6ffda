import { recordSale } from '#api/modules/payments/index.ts';
import { orderTermsOf } from '#api/modules/sales/index.ts';
import { tx } from '#api/platform/db/tx.ts';
import { actAs } from '#api/platform/actor-context.fixture.ts';
import { insertAccount, openSession } from '#api/modules/accounts/account.fixture.ts';
import { hashPassword } from '#api/modules/accounts/index.ts';
import { openShop } from '#api/modules/sales/orders/shop.fixture.ts';
import type { TestApi, TestVisitor } from '#api/http/testing.ts';

/** Whom operations are tried as. */
export const roles = ['guest', 'customer', 'seller', 'admin'] as const;
export type Role = (typeof roles)[number];

export const PASSWORD = 'correct-horse-battery';

export type Person = { readonly visitor: TestVisitor; readonly accountId: string | null; readonly email: string };

/** A shop in which people of every role can be made, with whatever they need. */
export async function openWorld(api: TestApi) {
  const { db } = api.services;
  const shop = await openShop(db);
  const hash = await hashPassword(PASSWORD);

  /** Somebody new of a role, with a session. */
  async function person(role: Role): Promise<Person> {
    const visitor = api.visitor();
    if (role === 'guest') {
      await openSession(db, visitor, null);
      return { visitor, accountId: null, email: 'guest@example.com' };
    }
    const rights = { is_admin: role === 'admin', is_professional_seller: role === 'seller' };
    const account = await insertAccount(db, { password_hash: hash, display_name: `The ${role}`, ...rights });
    await openSession(db, visitor, account.id);
    return { visitor, accountId: account.id, email: account.email };
  }

  /** An order as if it was placed and paid: for who may see and change it, not for the money in it. */
  async function placed(accountId: string | null, sellerId: string = shop.houseId) {
    const order = await shop.readyOrder(
      actAs(shop.guest(), { accountId }),
      await shop.listing({ sellerId, title: 'A secret guitar' }),
    );
    const address = await shop.address(actAs(shop.guest(), { accountId }));
    await db
      .updateTable('line_items')
      .set({ unit_cents: 100, state: 'ORDERED' })
      .where('order_id', '=', order)
      .execute();
    await db
      .updateTable('orders')
      .set({
        completed_at: new Date(),
        number: `HS-${order}`,
        address_id: address,
        ship_option: 'home',
        sub_total_cents: 100,
        shipping_cents: 0,
        extra_fee_cents: 0,
        tax_cents: 0,
        total_cents: 100,
      })
      .where('id', '=', order)
      .execute();
    const price = {
      subTotalCents: 100,
      discountCents: 0,
      shippingCents: 0,
      extraFeeCents: 0,
      taxCents: 0,
      totalCents: 100,
    };
    await tx(db, async (trx) =>
      recordSale(trx, order, price, await orderTermsOf(trx, { id: order, seller_account_id: sellerId })),
    );
    const line = await db.selectFrom('line_items').select('id').where('order_id', '=', order).executeTakeFirstOrThrow();
    return { order, line: line.id, address };
  }

  return { db, shop, person, placed };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
