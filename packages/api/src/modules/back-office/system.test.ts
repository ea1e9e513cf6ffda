import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '#api/http/testing.ts';
import { openWorld, type Person, type World } from '#api/contract/people.fixture.ts';
import { recordAudit } from '#api/platform/audit/record-audit.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { showJobs } from './jobs/failed-jobs.ts';

let api: TestApi;
let world: World;
let admin: Person;
beforeAll(async () => {
  api = await startTestApi();
  world = await openWorld(api);
  admin = await world.person('admin');
});
afterAll(() => api.close());

async function ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await admin.visitor.query<Data>(query, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

describe('the search of the staff', () => {
  type Hit = { kind: string; id: string; title: string; detail: string };
  const find = async (search: string): Promise<Hit[]> =>
    (
      await ask<{ findRecords: Hit[] }>(
        'query ($search: String!) { findRecords(search: $search) { kind id title detail } }',
        { search },
      )
    ).findRecords;

  it('finds orders by number and e-mail, in small letters too', async () => {
    const buyer = await world.person('customer');
    const { order } = await world.placed(buyer.accountId);
    const hits = await find(`hs-${order}`.toUpperCase());
    expect(hits).toEqual([]);
    await world.db.updateTable('orders').set({ number: 'HS-77001' }).where('id', '=', order).execute();
    for (const search of ['HS-77001', 'hs-770', '77001', buyer.email])
      expect(await find(search)).toContainEqual(
        expect.objectContaining({ kind: 'ORDER', id: order, title: 'HS-77001' }),
      );
  });

  it('finds accounts by e-mail, name and telephone', async () => {
    const { accountId, email } = await world.person('customer');
    await world.db
      .updateTable('accounts')
      .set({ phone: '+1 (615) 555-0142', first_name: 'Zora', last_name: 'Quill' })
      .where('id', '=', accountId)
      .execute();
    for (const search of [email, 'zora quill', '615 555 0142', '5550142'])
      expect((await find(search)).map(({ id }) => id)).toContain(accountId);
    expect((await find('%')).length + (await find('__')).length).toBe(0);
  });

  it('finds listings by SKU, serial number and words, and gives serial numbers to nobody else', async () => {
    const listing = await world.shop.listing({ title: 'Zephyr Deluxe' });
    const { item_id: id } = await world.db
      .selectFrom('listings')
      .select('item_id')
      .where('id', '=', listing)
      .executeTakeFirstOrThrow();
    await world.db.updateTable('items').set({ serial: 'A-29123' }).where('id', '=', id).execute();
    const words = sql<string>`setweight(to_tsvector('simple', 'zephyr deluxe'), 'A')`;
    await world.db.updateTable('listings').set({ search: words }).where('id', '=', listing).execute();
    for (const search of ['a-2912', 'A29123', 'zephyr'])
      expect(await find(search)).toContainEqual(
        expect.objectContaining({ kind: 'LISTING', id: listing, detail: expect.stringContaining('A-29123') }),
      );
    const { visitor } = await world.person('seller');
    const { errors } = await visitor.query('{ findRecords(search: "A-29123") { id } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });

  it('finds orders by the telephone of their buyer and the serial of what was bought', async () => {
    const buyer = await world.person('customer');
    const { order } = await world.placed(buyer.accountId);
    await world.db
      .updateTable('accounts')
      .set({ phone: '+1 (901) 555-7788' })
      .where('id', '=', buyer.accountId ?? '')
      .execute();
    const line = await world.db
      .selectFrom('line_items')
      .innerJoin('listings', 'listings.id', 'line_items.listing_id')
      .select('listings.item_id')
      .where('order_id', '=', order)
      .executeTakeFirstOrThrow();
    await world.db.updateTable('items').set({ serial: 'QX 771-2' }).where('id', '=', line.item_id).execute();
    for (const search of ['901 555 7788', 'qx7712'])
      expect(await find(search)).toContainEqual(expect.objectContaining({ kind: 'ORDER', id: order }));
  });
});

describe('the log of actions', () => {
  type Entry = {
    action: string;
    subjectId: string;
    actor: { email: string } | null;
    details: { key: string; value: string }[];
  };
  const log = async (
    filter: object,
    args = '',
  ): Promise<{ totalCount: number; entries: Entry[]; next: string | null }> => {
    const { auditLog } = await ask<{
      auditLog: { totalCount: number; pageInfo: { endCursor: string | null }; edges: { node: Entry }[] };
    }>(
      `query ($filter: AuditFilter) { auditLog(filter: $filter${args}) { totalCount pageInfo { endCursor }
        edges { node { action subjectId actor { email } details { key value } } } } }`,
      { filter },
    );
    return {
      totalCount: auditLog.totalCount,
      entries: auditLog.edges.map(({ node }) => node),
      next: auditLog.pageInfo.endCursor,
    };
  };
  const write = (subjectId: string, action: string, accountId: string | null = null) =>
    recordAudit(
      world.db,
      { accountId, impersonatorId: null, requestId: 'r1' },
      { action, subjectKind: 'test', subjectId, detail: { before: 100, after: 200 } },
    );

  it('is searched by subject, actor, action and day', async () => {
    const subject = newId();
    await write(subject, 'test.begin', admin.accountId);
    await write(subject, 'test.end');
    await write(newId(), 'test.begin');
    expect((await log({ subject })).entries.map(({ action }) => action)).toEqual(['test.end', 'test.begin']);
    expect((await log({ subject, action: 'test.b' })).entries).toEqual([
      {
        action: 'test.begin',
        subjectId: subject,
        actor: { email: admin.email },
        details: [
          { key: 'before', value: '100' },
          { key: 'after', value: '200' },
        ],
      },
    ]);
    expect((await log({ subject, actor: admin.email })).totalCount).toBe(1);
    expect((await log({ subject, to: '2020-01-01' })).totalCount).toBe(0);
    expect((await log({ subject, from: '2020-01-01', to: 'tomorrow' })).totalCount).toBe(2);
    expect((await log({ subject, action: '%' })).totalCount).toBe(0);
  });

  it('is read page by page, each entry once', async () => {
    const subject = newId();
    for (let index = 0; index < 5; index += 1) await write(subject, `test.${index}`);
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page += 1) {
      const { entries, next }: Awaited<ReturnType<typeof log>> = await log(
        { subject },
        `, first: 2${after ? `, after: "${after}"` : ''}`,
      );
      seen.push(...entries.map(({ action }) => action));
      after = next;
    }
    expect(seen).toEqual(['test.4', 'test.3', 'test.2', 'test.1', 'test.0']);
  });
});

describe('mails that were not accepted', () => {
  const mail = async (change: object) => {
    const id = newId();
    const row = {
      id,
      event_key: `test:${id}`,
      recipient: 'bo@example.com',
      subject: 'Hello',
      text_body: 'A secret link',
      html_body: '',
    };
    await world.db
      .insertInto('outbox')
      .values({ ...row, sent_at: null, last_error: null, ...change })
      .execute();
    return id;
  };
  type Mail = { id: string; state: string; lastError: string | null; canResend: boolean };
  const mails = async (states: string): Promise<Mail[]> =>
    (
      await ask<{ outboxMails: { edges: { node: Mail }[] } }>(
        `{ outboxMails(states: [${states}], search: "bo@") { edges { node { id state lastError canResend } } } }`,
      )
    ).outboxMails.edges.map(({ node }) => node);
  const resend = async (id: string) =>
    (
      await ask<{ outboxMailResend: { success: boolean; code: string | null } }>(
        `mutation { outboxMailResend(ids: ["${id}"]) { success code } }`,
      )
    ).outboxMailResend;

  it('say why, and are sent again on request', async () => {
    const dead = await mail({ attempts: 12, last_error: 'Mailbox full' });
    const waiting = await mail({});
    expect(await mails('DEAD')).toEqual([{ id: dead, state: 'DEAD', lastError: 'Mailbox full', canResend: true }]);
    expect((await mails('WAITING')).map(({ id }) => id)).toEqual([waiting]);
    expect(await resend(dead)).toEqual({ success: true, code: null });
    expect(await mails('DEAD')).toEqual([]);
    const row = await world.db.selectFrom('outbox').select('attempts').where('id', '=', dead).executeTakeFirst();
    expect(row?.attempts).toBe(0);
  });

  it('are not sent again once they were sent, have expired or say nothing any more', async () => {
    const sent = await mail({ sent_at: new Date(), text_body: null });
    const expired = await mail({ expires_at: new Date(Date.now() - 1000) });
    for (const id of [sent, expired]) expect(await resend(id)).toEqual({ success: false, code: 'not-found' });
  });
});

describe('jobs that failed for good', () => {
  it('are listed with their error and enqueued again', async () => {
    const retried: (string | undefined)[] = [];
    showJobs({
      deadLetters: async () => [
        { id: 'j1', name: 'check-books', payload: {}, failedAt: new Date(0), error: 'It broke' },
      ],
      retryDeadLetters: async (id) => {
        retried.push(id);
        return id === 'j1' ? 1 : 0;
      },
      regularWork: async () => [
        { name: 'deliver-outbox', dueAt: new Date(0), holder: null, isIdle: true, isLate: false },
      ],
    });
    expect(await ask('{ regularWork { name title holder isIdle isLate } }')).toEqual({
      regularWork: [{ name: 'deliver-outbox', title: 'Send mails', holder: null, isIdle: true, isLate: false }],
    });
    expect(await ask('{ failedJobs { id name error } }')).toEqual({
      failedJobs: [{ id: 'j1', name: 'check-books', error: 'It broke' }],
    });
    expect(await ask('mutation { failedJobRetry(id: "j1") { success } }')).toEqual({
      failedJobRetry: { success: true },
    });
    expect(await ask('mutation { failedJobRetry(id: "j2") { code } }')).toEqual({
      failedJobRetry: { code: 'not-found' },
    });
    expect(retried).toEqual(['j1', 'j2']);
  });
});

describe('the overview', () => {
  it('has twelve months, the stock by age and the work that waits', async () => {
    const buyer = await world.person('customer');
    const before = (await overview()).months.at(-1);
    await world.placed(buyer.accountId);
    const { months, stockAges, openWork } = await overview();
    expect(months).toHaveLength(12);
    expect((months.at(-1)?.orders ?? 0) - (before?.orders ?? 0)).toBe(1);
    expect((months.at(-1)?.goodsCents ?? 0) - (before?.goodsCents ?? 0)).toBe(100);
    expect((months.at(-1)?.incomeCents ?? 0) - (before?.incomeCents ?? 0)).toBe(100);
    expect(stockAges.map(({ days }) => days)).toEqual([0, 30, 60, 90, 180, 365]);
    // Every figure opens into what it is made of: the inventory, and the orders of the month.
    const { inventory } = await ask<{ inventory: { totalCount: number } }>(
      '{ inventory(filter: { states: [LISTING_ACTIVE, PENDING_SALE] }, first: 1) { totalCount } }',
    );
    expect(inventory.totalCount).toBeGreaterThan(0);
    expect(stockAges.reduce((sum, { count }) => sum + count, 0)).toBe(inventory.totalCount);
    const last = months.at(-1)?.month ?? '';
    const days = new Date(Date.UTC(Number(last.slice(0, 4)), Number(last.slice(5)), 0)).getUTCDate();
    const { staffOrderSums } = await ask<{ staffOrderSums: { orders: number; goods: { amountCents: number } } }>(
      `{ staffOrderSums(placedFrom: "${last}-01", placedTo: "${last}-${days}") { orders goods { amountCents } } }`,
    );
    expect(staffOrderSums).toEqual({
      orders: months.at(-1)?.orders,
      goods: { amountCents: months.at(-1)?.goodsCents },
    });
    expect(openWork.map(({ kind }) => kind).toSorted()).toEqual([
      'APPRAISALS',
      'CONSENTS',
      'FORMS',
      'MAILS',
      'OFFERS',
      'RETURNS',
      'SETTLEMENTS',
      'TO_SHIP',
      'TWO_STEP_RESETS',
      'WEBHOOKS',
    ]);
  });

  type Overview = {
    months: { month: string; orders: number; goodsCents: number; incomeCents: number }[];
    stockAges: { days: number; count: number }[];
    openWork: { kind: string; count: number }[];
  };
  const overview = async (): Promise<Overview> =>
    (
      await ask<{ shopOverview: Overview }>(
        '{ shopOverview { months { month orders goodsCents incomeCents listed sold } stockAges { days count cents } openWork { kind count } } }',
      )
    ).shopOverview;
});
