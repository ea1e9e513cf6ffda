/**
 * A shop that other slices' tests buy in, as a process of its own: the API over its database and the sandbox gateway. It does by
 * message what no shopper can. Fork it; it says `{ url }`, answers each `{ id, act, args }` with
 * `{ id, value }` or `{ id, error }`, and ends with its parent.
 */
import { tx } from '#api/platform/db/tx.ts';
import { beginSession, rotateSession } from '#api/modules/accounts/session-store.ts';
import { openShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { startTestApi } from '#api/http/testing.ts';
import { type GatewayAnswer, startGateway } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { checkMoney } from '#api/modules/sales/faults/check-money.fixture.ts';
import { newCode } from '#api/modules/payments/stored-value/code.ts';
import { grantCredits, issueCode } from '#api/modules/payments/stored-value/stored-value-accounts.ts';

const gateway = await startGateway({ GATEWAY_ACH_MS: '200', GATEWAY_SLOW_MS: '200' });
const api = await startTestApi({ GATEWAY_URL: gateway.url });
const { db } = api.services;
const shop = await openShop(db);
const issue = { notes: null, issuedBy: shop.houseId };

/** What the process does on a message. */
const acts = {
  /** Puts something up for sale; gives the listing. */
  listing: (cents: number, stock: number) => shop.listing({ cents, stock }),
  store: () => Promise.resolve(shop.storeId),
  code: async (cents: number, isTrade: boolean): Promise<string> => {
    const code = newCode();
    await tx(db, (trx) => issueCode(trx, code, { ...issue, cents, isTrade }, null));
    return code;
  },
  /** An account with credits, signed in; gives the session's cookie. */
  member: async (plainCents: number, tradeCents: number): Promise<string> => {
    const accountId = await shop.memberId();
    const grant = (cents: number, isTrade: boolean) =>
      cents > 0 && tx(db, (trx) => grantCredits(trx, accountId, { ...issue, cents, isTrade }));
    await grant(plainCents, false);
    await grant(tradeCents, true);
    const { id } = await beginSession(db, null);
    return rotateSession(db, id, accountId);
  },
  token: (card: string) => gateway.token(card),
  answer: async (url: string, answer: GatewayAnswer): Promise<null> => {
    await gateway.answer(url, answer);
    return null;
  },
  /** Resets all rate limits. */
  forgive: async (): Promise<null> => {
    await db.deleteFrom('rate_limits').execute();
    return null;
  },
  /** How many orders are placed; fails unless each cent of theirs is accounted for. */
  check: () => checkMoney(db, gateway),
} as const;

type Asked = { readonly id: number; readonly act: keyof typeof acts; readonly args: readonly never[] };

async function serve({ id, act, args }: Asked): Promise<void> {
  const work: (...given: never[]) => Promise<unknown> = acts[act];
  const said = await work(...args).then(
    (value) => ({ id, value }),
    (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(said);
}

process.on('message', (asked: Asked) => void serve(asked));
process.on('disconnect', () => {
  void Promise.allSettled([api.close(), gateway.close()]).then(() => process.exit(0));
});
process.send?.({ url: api.url });
