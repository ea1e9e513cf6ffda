import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '#api/http/testing.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { demoShop } from '#api/test-database/demo-shop.fixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, undefined, demoShop(300));
});
afterAll(() => api.close());

const SELLER = `query ($username: String!) {
  seller(username: $username) { username displayName bio memberSince isProfessional salesCount }
}`;
const ask = async (username: string, visitor = api.visitor()) => visitor.query(SELLER, { username });

describe('a seller', () => {
  it('is found by the username in any case, by everybody, with the number of sold listings', async () => {
    const { db } = api.services;
    const { id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', 'headstock')
      .executeTakeFirstOrThrow();
    const sold = db.selectFrom('listings').where('seller_account_id', '=', id).where('status', '=', 'sold');
    const rows = await sold.where('is_published', '=', true).select('id').execute();
    const { data, errors } = await ask('HeadStock');
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ seller: { username: 'headstock', isProfessional: false, salesCount: rows.length } });
    expect(rows.length).toBeGreaterThan(0);
  });

  it('is not whoever has an account and never listed anything, nor somebody who is named on a guest’s order', async () => {
    const { db } = api.services;
    const nobody = { id: newId(), email: 'quiet@example.com', password_hash: null, display_name: 'Quiet' };
    await db
      .insertInto('accounts')
      .values({ ...nobody, kind: 'member', username: 'quiet' })
      .execute();
    expect((await ask('quiet')).data).toEqual({ seller: null });
  });

  it.each(['no-such-seller', '', '%', "' OR 1=1 --", 'x'.repeat(10_000), '\u0000'])('is not %j', async (username) => {
    expect(await ask(username)).toMatchObject({ data: { seller: null } });
  });

  it('shows nothing that is private, whatever is asked', async () => {
    const { errors } = await api.visitor().query('{ seller(username: "headstock") { email phone firstName } }');
    expect(errors?.length).toBeGreaterThan(0);
  });
});
