import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestVisitor } from '#api/http/testing.ts';
import { accountPart, paymentContextOf, removeCards, sweepCardSetups } from '#api/modules/payments/index.ts';
import { CARDS } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { type ApiHarness, openApiHarness } from './api-harness.fixture.ts';
import { checkOut, type OrderAnswer, payWith as payBy, readOrders, run } from './checkout-queries.fixture.ts';

let harness: ApiHarness;
beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());
afterEach(() => harness.resetLimits());

type Card = { id: string; last4: string; expiryYear: number; isDefault: boolean; isExpired: boolean };
type Answer = { success: boolean; code: string | null; message: string | null; savedCards: Card[] };

const CARD = 'id network last4 expiryMonth expiryYear isExpired isDefault savedAt';
const RESULT = `success code message savedCards { ${CARD} }`;

async function member() {
  const accountId = await harness.shop.memberId();
  return { accountId, visitor: await harness.as(accountId) };
}

async function change(visitor: TestVisitor, call: string, variables: Record<string, unknown>): Promise<Answer> {
  const declared = Object.keys(variables).map((name) => `$${name}: ${name === 'id' ? 'ID!' : 'String!'}`);
  const query = `mutation (${declared.join(', ')}) { result: ${call} { ${RESULT} } }`;
  return (await run<{ result: Answer }>(visitor, query, variables)).result;
}
const add = (visitor: TestVisitor, token: string, key = newId(), more = ''): Promise<Answer> =>
  change(visitor, `savedCardAdd(token: $token, idempotencyKey: $key${more})`, { token, key });
const remove = (visitor: TestVisitor, id: string) => change(visitor, 'savedCardRemove(id: $id)', { id });
const makeDefault = (visitor: TestVisitor, id: string) => change(visitor, 'savedCardMakeDefault(id: $id)', { id });
const resume = (visitor: TestVisitor, key: string) => change(visitor, 'savedCardResume(idempotencyKey: $key)', { key });

async function cardsOf(visitor: TestVisitor): Promise<Card[] | null> {
  const { viewer } = await run<{ viewer: { savedCards: Card[] | null } | null }>(
    visitor,
    `{ viewer { savedCards { ${CARD} } } }`,
  );
  return viewer?.savedCards ?? null;
}
const context = () => paymentContextOf(harness.api.services);
const gatewayCards = async (accountId: string) => {
  const customer = await harness.db
    .selectFrom('payment_customers')
    .select('provider_ref')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return context().provider.vault.list(customer?.provider_ref ?? '');
};
async function withCard(number?: string) {
  const somebody = await member();
  const { savedCards } = await add(somebody.visitor, await harness.gateway.token(number));
  const [card] = savedCards;
  if (!card) throw new Error('The card was not saved.');
  return { ...somebody, card };
}
const order = async (visitor: TestVisitor): Promise<OrderAnswer> => checkOut(visitor, await harness.shop.listing());
const payWith = (visitor: TestVisitor, orders: readonly OrderAnswer[], savedCard: string, key = newId()) =>
  payBy(visitor, orders, [{ kind: 'CARD', savedCard }], key);
const expire = (id: string) =>
  harness.db.updateTable('saved_cards').set({ expiry_year: 2020 }).where('id', '=', id).execute();
const mailsAbout = async (accountId: string): Promise<number> => {
  const { email } = await harness.db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const mails = await harness.db
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', email ?? '')
    .execute();
  return mails.filter(({ subject }) => subject?.startsWith('A card was saved')).length;
};

describe('saving a card', () => {
  it('keeps it once for a key, tells the account once, and stores nothing of its number', async () => {
    const { visitor, accountId } = await member();
    const [token, key] = [await harness.gateway.token(), newId()];
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(visitor, token, key)));
    expect(answers.map(({ success }) => success)).toEqual([true, true, true, true]);
    expect(await cardsOf(visitor)).toMatchObject([
      { network: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2040, isDefault: true, isExpired: false },
    ]);
    expect(await gatewayCards(accountId)).toHaveLength(1);
    expect(await mailsAbout(accountId)).toBe(1);
    const kept = await harness.db.selectFrom('saved_cards').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('4242424242424242');
  });

  it('refuses a key that was used for another card, and a token that is none', async () => {
    const { visitor } = await member();
    const key = newId();
    await add(visitor, await harness.gateway.token(), key);
    expect(await add(visitor, await harness.gateway.token(), key)).toMatchObject({ code: 'key-reused' });
    expect(await add(visitor, 'tok_made_up')).toMatchObject({ success: false, code: 'declined' });
    expect(await add(visitor, '')).toMatchObject({ code: 'invalid' });
    expect(await add(visitor, 'tok_1', 'short')).toMatchObject({ code: 'invalid' });
    expect(await cardsOf(visitor)).toHaveLength(1);
  });

  it('renews a card with the same number, and the provider forgets the older one', async () => {
    const { visitor, accountId, card } = await withCard();
    await expire(card.id);
    const { savedCards } = await add(visitor, await harness.gateway.token());
    expect(savedCards).toMatchObject([{ id: card.id, expiryYear: 2040, isExpired: false }]);
    await removeCards(context());
    expect(await gatewayCards(accountId)).toHaveLength(1);
    expect(await mailsAbout(accountId)).toBe(1);
  });

  it('is limited to ten attempts an hour, and nobody else pays for it', async () => {
    const { visitor } = await member();
    for (let turn = 0; turn < 10; turn += 1) await add(visitor, 'tok_made_up');
    expect(await add(visitor, await harness.gateway.token())).toMatchObject({ code: 'rate-limited' });
    const other = await member();
    expect(await add(other.visitor, await harness.gateway.token())).toMatchObject({ success: true });
  });

  it('is not for guests', async () => {
    const guest = harness.api.visitor();
    const { errors } = await guest.query(
      `mutation { savedCardAdd(token: "tok_1", idempotencyKey: "${newId()}") { success } }`,
    );
    expect(errors).toHaveLength(1);
    expect(await cardsOf(guest)).toBeNull();
  });

  it('says so while the gateway is down, keeps nothing, and works under the same key afterwards', async () => {
    const { visitor } = await member();
    const [token, key] = [await harness.gateway.token(), newId()];
    await add(visitor, await harness.gateway.token('5555555555554444'));
    await harness.gateway.stop();
    try {
      expect(await add(visitor, token, newId())).toMatchObject({ success: false, code: 'unavailable' });
      const fresh = await member();
      expect(await add(fresh.visitor, token, newId())).toMatchObject({ success: false, code: 'unavailable' });
      expect(await cardsOf(visitor)).toHaveLength(1);
    } finally {
      await harness.gateway.restart();
    }
    expect(await add(visitor, token, key)).toMatchObject({ success: true });
  });

  it('is finished by the sweeper when the answer was lost', async () => {
    const { visitor, accountId } = await withCard('5555555555554444');
    const key = newId();
    const customer = await harness.db
      .selectFrom('payment_customers')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    const setup = newId();
    await harness.db
      .insertInto('card_setups')
      .values({
        id: setup,
        customer_id: customer.id,
        idempotency_key: key,
        request_hash: 'x',
        makes_default: true,
        next_attempt_at: new Date(0),
      })
      .execute();
    expect(await resume(visitor, key)).toMatchObject({ success: false, code: 'pending' });
    await context().provider.vault.store({
      key: setup,
      customerRef: customer.provider_ref ?? '',
      token: await harness.gateway.token(),
      returnUrl: 'http://localhost:3000/',
      locale: 'en',
    });
    await sweepCardSetups(context());
    expect(await cardsOf(visitor)).toMatchObject([{ last4: '4242', isDefault: true }, { last4: '4444' }]);
    expect(await resume(visitor, key)).toMatchObject({ success: true });
    const stranger = await withCard();
    expect(await resume(stranger.visitor, key)).toMatchObject({ code: 'not-found' });
  });
});

describe('the cards of an account', () => {
  it('have one default: the first, until another is chosen, and the newest when it goes', async () => {
    const { visitor, card } = await withCard();
    const second = (await add(visitor, await harness.gateway.token('5555555555554444'))).savedCards[1];
    const third = (await add(visitor, await harness.gateway.token(CARDS.slow))).savedCards[1];
    expect((await cardsOf(visitor))?.[0]).toMatchObject({ id: card.id, isDefault: true });
    const both = await Promise.all([makeDefault(visitor, second?.id ?? ''), makeDefault(visitor, third?.id ?? '')]);
    expect(both.map(({ success }) => success)).toEqual([true, true]);
    const now = await cardsOf(visitor);
    expect(now?.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    await makeDefault(visitor, second?.id ?? '');
    const { savedCards } = await remove(visitor, second?.id ?? '');
    expect(savedCards.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [third?.id, true],
      [card.id, false],
    ]);
  });

  it('are removed once, here and at the provider, also when two tabs do it', async () => {
    const { visitor, accountId, card } = await withCard();
    const answers = await Promise.all([remove(visitor, card.id), remove(visitor, card.id)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['not-found', null].toSorted());
    expect(await cardsOf(visitor)).toEqual([]);
    await removeCards(context());
    expect(await gatewayCards(accountId)).toEqual([]);
  });

  it('are nobody else’s: another’s id is like a missing one, also for an admin', async () => {
    const { card, accountId, visitor } = await withCard();
    const stranger = await member();
    const admin = await harness.admin();
    const seller = await harness.as(await harness.shop.seller());
    for (const other of [stranger.visitor, admin, seller]) {
      const missing = await remove(other, newId());
      expect(missing.code).toBe('not-found');
      expect(await remove(other, card.id)).toEqual(missing);
      expect(await makeDefault(other, card.id)).toEqual(await makeDefault(other, newId()));
      const paid = await payWith(other, [await order(other)], card.id);
      expect(paid).toMatchObject({ success: false, code: 'declined' });
      const { code, message } = await payWith(other, [await order(other)], newId());
      expect(paid).toMatchObject({ code, message });
    }
    const { account } = await run<{ account: { savedCards: unknown } | null }>(
      admin,
      `query ($id: ID!) { account(id: $id) { savedCards { id } } }`,
      { id: accountId },
    ).catch(() => ({ account: null }));
    expect(account?.savedCards ?? null).toBeNull();
    expect(await cardsOf(visitor)).toHaveLength(1);
  });

  it('are at most ten', async () => {
    const { visitor, accountId } = await withCard();
    const customer = await harness.db
      .selectFrom('payment_customers')
      .select('id')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    const row = { customer_id: customer.id, network: 'visa', expiry_month: 1, expiry_year: 2040, is_default: false };
    for (let index = 1; index < 10; index += 1)
      await harness.db
        .insertInto('saved_cards')
        .values({ ...row, id: newId(), provider_ref: `r${index}`, fingerprint: `f${index}`, last4: '0000' })
        .execute();
    expect(await add(visitor, await harness.gateway.token('5555555555554444'))).toMatchObject({ code: 'too-many' });
    const bought = await order(visitor);
    const token = await harness.gateway.token(CARDS.slow);
    const paid = await payBy(visitor, [bought], [{ kind: 'CARD', token, saveCard: true }], newId());
    expect(paid.success).toBe(true);
    expect(await cardsOf(visitor)).toHaveLength(10);
    await removeCards(context());
    expect(await gatewayCards(accountId)).toHaveLength(1);
  });

  it('leave with the account: the provider forgets them by a job, which tries again', async () => {
    const { accountId } = await withCard();
    const member1 = { id: accountId, email: 'x@headstock.test', locale: 'en' } as const;
    const { provider_ref: customerRef } = await harness.db
      .selectFrom('payment_customers')
      .select('provider_ref')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    await tx(harness.db, async (trx) =>
      accountPart.erase?.(trx, { ...member1, publicUrl: new URL('http://localhost:3000') }),
    );
    const left = await harness.db
      .selectFrom('payment_customers')
      .select('id')
      .where('account_id', '=', accountId)
      .execute();
    expect(left).toEqual([]);
    await harness.gateway.stop();
    await removeCards(context());
    await harness.gateway.restart();
    expect(await context().provider.vault.list(customerRef ?? '')).toHaveLength(1);
    const [waiting] = await harness.db.selectFrom('card_removals').selectAll().execute();
    expect(waiting).toMatchObject({ attempts: 1, card_ref: null });
    await removeCards(context());
    expect(await context().provider.vault.list(customerRef ?? '')).toHaveLength(1);
    await harness.db
      .updateTable('card_removals')
      .set({ next_attempt_at: new Date(0) })
      .execute();
    await Promise.all([removeCards(context()), removeCards(context())]);
    expect(await context().provider.vault.list(customerRef ?? '')).toEqual([]);
    expect(await harness.db.selectFrom('card_removals').selectAll().execute()).toEqual([]);
  });
});

describe('paying', () => {
  it('with a kept card places the order, again and again, once for each key', async () => {
    const { visitor, card } = await withCard();
    const key = newId();
    const first = await order(visitor);
    const answers = await Promise.all([1, 2, 3].map(() => payWith(visitor, [first], card.id, key)));
    expect(answers.map(({ success }) => success)).toEqual([true, true, true]);
    expect(answers[0]?.orders[0]?.capturedPayments).toMatchObject([{ payment: { last4: '4242' } }]);
    const second = await order(visitor);
    expect(await payWith(visitor, [second], card.id)).toMatchObject({ success: true });
    expect(await payWith(visitor, [second], newId(), key)).toMatchObject({ code: 'key-reused' });
    await remove(visitor, card.id);
    expect(await payWith(visitor, [first], card.id, key)).toMatchObject({ success: true });
  });

  it('by token keeps the card only when it was asked to', async () => {
    const { visitor, accountId } = await member();
    const pay = async (saveCard: boolean, number?: string) => {
      const token = await harness.gateway.token(number);
      return payBy(visitor, [await order(visitor)], [{ kind: 'CARD', token, saveCard }], newId());
    };
    expect(await pay(false)).toMatchObject({ success: true });
    expect(await cardsOf(visitor)).toEqual([]);
    expect(await pay(true, CARDS.declined)).toMatchObject({ success: false, code: 'declined' });
    expect(await cardsOf(visitor)).toEqual([]);
    expect(await gatewayCards(accountId)).toEqual([]);
    const [{ orders: kept }] = [await readOrders(visitor)];
    expect(kept).toHaveLength(1);
    expect(await pay(true)).toMatchObject({ success: true });
    expect(await cardsOf(visitor)).toMatchObject([{ last4: '4242', isDefault: true }]);
    expect(await mailsAbout(accountId)).toBe(1);
  });

  it('asks the bank, and keeps the card once the shopper has confirmed', async () => {
    const { visitor } = await member();
    const [bought, key] = [await order(visitor), newId()];
    const token = await harness.gateway.token(CARDS.challenge);
    const asked = await payBy(visitor, [bought], [{ kind: 'CARD', token, saveCard: true }], key);
    expect(asked).toMatchObject({ success: false, code: 'action-required' });
    expect(await cardsOf(visitor)).toEqual([]);
    await harness.gateway.answer(asked.nextAction?.url ?? '', 'confirm');
    const resumed = `mutation ($key: String!) { paymentResume(idempotencyKey: $key) { success } }`;
    await Promise.all([1, 2].map(() => run(visitor, resumed, { key })));
    const [card] = (await cardsOf(visitor)) ?? [];
    expect(card).toMatchObject({ last4: '3155' });
    const again = await payWith(visitor, [await order(visitor)], card?.id ?? '', newId());
    expect(again).toMatchObject({ success: false, code: 'action-required' });
    await harness.gateway.answer(again.nextAction?.url ?? '', 'decline');
  });

  it.each([[CARDS.declined], [CARDS.poor]])('with kept card %s is declined, and leaves the cart', async (number) => {
    const { visitor, card } = await withCard(number);
    const bought = await order(visitor);
    expect(await payWith(visitor, [bought], card.id)).toMatchObject({ success: false, code: 'declined' });
    expect((await readOrders(visitor)).orders.map(({ id }) => id)).toEqual([bought.id]);
  });

  it('is refused for an expired card, here and by the provider, and nothing is charged', async () => {
    const { visitor, card } = await withCard();
    await expire(card.id);
    expect(await cardsOf(visitor)).toMatchObject([{ isExpired: true }]);
    expect(await makeDefault(visitor, card.id)).toMatchObject({ code: 'expired' });
    const bought = await order(visitor);
    expect(await payWith(visitor, [bought], card.id)).toMatchObject({ success: false, code: 'declined' });
    expect((await readOrders(visitor)).orders).toHaveLength(1);
  });

  it('is refused as a declined card when another tab has removed it, and keeps the cart', async () => {
    const { visitor, card } = await withCard();
    const bought = await order(visitor);
    await remove(visitor, card.id);
    const message = 'This card is not saved here any more. Choose another one.';
    expect(await payWith(visitor, [bought], card.id)).toMatchObject({ success: false, code: 'declined', message });
    expect((await readOrders(visitor)).orders.map(({ id }) => id)).toEqual([bought.id]);
  });

  it('with a card that the provider does not know any more says so, and keeps the cart', async () => {
    const { visitor, card, accountId } = await withCard();
    const customer = await harness.db
      .selectFrom('payment_customers')
      .select('provider_ref')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    const [kept] = (await gatewayCards(accountId)) ?? [];
    await context().provider.vault.remove(customer.provider_ref ?? '', kept?.ref ?? '');
    const paid = await payWith(visitor, [await order(visitor)], card.id);
    expect(paid).toMatchObject({ success: false, code: 'declined' });
    expect((await readOrders(visitor)).orders).toHaveLength(1);
  });

  it('keeps no card of a guest', async () => {
    const guest = harness.api.visitor();
    const token = await harness.gateway.token();
    const paid = await payBy(guest, [await order(guest)], [{ kind: 'CARD', token, saveCard: true }], newId());
    expect(paid).toMatchObject({ success: false, code: 'forbidden' });
  });
});
