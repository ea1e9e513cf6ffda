import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestVisitor } from '#api/http/testing.ts';
import { checkBooks } from '#api/modules/payments/index.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { mutate, type OrderAnswer, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { dayAt, nextDay } from './journal/journal-days.ts';

type Line = { key: string; expected: number; found: number | null; difference: number | null; isSettled: boolean };
type Sheet = {
  day: string;
  version: number;
  lines: Line[];
  closedAt: string | null;
  corrections: { amount: { amountCents: number } }[];
};
type Answer = { success: boolean; code: string | null; sheet: Sheet | null };

const SHEET = `day version closedAt lines { key expected found difference isSettled explanation { text by { id } } }
  corrections { amount { amountCents } } openingFloat { amountCents } left { amountCents }`;
const today = dayAt(new Date());
const yesterday = new Date(Date.parse(`${today}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

let harness: ApiHarness;
let admin: TestVisitor;
let order: OrderAnswer;

beforeAll(async () => {
  harness = await openApiHarness();
  admin = await harness.admin();
  order = await harness.placeOrder(harness.api.visitor());
  await mutate(admin, 'prepaidCodeIssue(amountCents: 7700, notes: "Raffle")');
});
afterAll(() => harness.close());

const read = async (day: string | null = null): Promise<Sheet> =>
  (await run<{ daySheet: Sheet }>(admin, `{ daySheet${day === null ? '' : `(day: "${day}")`} { ${SHEET} } }`)).daySheet;
async function send(operation: string, visitor = admin): Promise<Answer> {
  const data = await run<Record<string, Answer>>(
    visitor,
    `mutation { ${operation} { success code sheet { ${SHEET} } } }`,
  );
  const [answer] = Object.values(data);
  if (!answer) throw new Error(`${operation} was not answered.`);
  return answer;
}
const save = (version: number, pieces: string, more = 'openingFloatCents: 10000, bankedCents: 2000', day = today) =>
  send(`daySheetSave(day: "${day}", version: ${version}, sheet: { counts: [${pieces}], ${more} })`);
const line = (sheet: Sheet | null, key: string) => sheet?.lines.find((one) => one.key === key);
async function paid(): Promise<number> {
  const { cents } = await harness.db
    .selectFrom('payment_allocations')
    .select((eb) => eb.fn.sum<string>('captured_cents').as('cents'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  return Number(cents);
}

describe('the sheet of a day', () => {
  it('says what the books have of drawer, providers, stored value and journal', async () => {
    const sheet = await read();
    expect(sheet).toMatchObject({ day: today, version: 0, closedAt: null });
    expect(line(sheet, 'card')).toMatchObject({ expected: await paid(), found: await paid(), difference: 0 });
    expect(line(sheet, 'stored-value')).toMatchObject({ expected: 7_700, found: 7_700, difference: 0 });
    expect(line(sheet, 'drawer')).toMatchObject({ expected: 0, found: null, isSettled: false });
    expect(line(sheet, 'journal')).toMatchObject({ difference: 0, isSettled: true });
    // No company is connected.
    expect(line(sheet, 'quickbooks')).toBeUndefined();
  });

  it('is not of a day that is none or has not begun, and is for staff alone', async () => {
    for (const [day, code] of [
      ['2026-02-30', 'DATE'],
      [nextDay(today), 'FUTURE'],
    ] as const)
      expect((await admin.query(`{ daySheet(day: "${day}") { day } }`)).errors?.[0]?.extensions?.['code']).toBe(code);
    expect((await harness.api.visitor().query('{ daySheet { day } }')).errors?.[0]?.extensions?.['code']).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('refuses counts and amounts that make no sense', async () => {
    expect(await save(0, '{ cents: 300, pieces: 1 }')).toMatchObject({ code: 'counts' });
    expect(await save(0, '{ cents: 100, pieces: -1 }')).toMatchObject({ code: 'counts' });
    expect(await save(0, '', 'openingFloatCents: -1, bankedCents: 0')).toMatchObject({ code: 'amount' });
    expect(await save(0, '{ cents: 100, pieces: 1 }', 'openingFloatCents: 0, bankedCents: 200')).toMatchObject({
      code: 'banked',
    });
    expect((await read()).version).toBe(0);
  });

  it('is counted by the faster of two, and the other one is told', async () => {
    const answers = await Promise.all([save(0, '{ cents: 5000, pieces: 2 }'), save(0, '{ cents: 1000, pieces: 9 }')]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['changed', null].toSorted());
    expect((await read()).version).toBe(1);
  });

  it('is not closed while a line differs without a word', async () => {
    const counted = await save(1, '{ cents: 2000, pieces: 4 }, { cents: 500, pieces: 3 }');
    expect(line(counted.sheet, 'drawer')).toMatchObject({ expected: 10_000, found: 9_500, difference: -500 });
    expect(await send(`dayClose(day: "${today}", version: 2)`)).toMatchObject({ code: 'unsettled' });
    expect(await send(`daySheetExplain(day: "${today}", version: 2, line: "journal", text: "Why not")`)).toMatchObject({
      code: 'line',
    });
    const explained = await send(`daySheetExplain(day: "${today}", version: 2, line: "drawer", text: "Wrong change")`);
    expect(explained).toMatchObject({ success: true, sheet: { version: 3 } });
    expect(line(explained.sheet, 'drawer')).toMatchObject({ isSettled: true, explanation: { text: 'Wrong change' } });
  });

  it('is closed once: what was short and what went to the bank is booked', async () => {
    const [one, two] = await Promise.all([
      send(`dayClose(day: "${today}", version: 3)`),
      send(`dayClose(day: "${today}", version: 3)`),
    ]);
    expect([one.code, two.code].toSorted()).toEqual(['closed', null].toSorted());
    const entries = await harness.db
      .selectFrom('ledger_entries')
      .select('kind')
      .where('kind', 'in', ['cash-count', 'cash-deposit'])
      .orderBy('id')
      .execute();
    expect(entries.map(({ kind }) => kind)).toEqual(['cash-count', 'cash-deposit']);
    const { rows } = await sql<{ account: string; cents: number }>`
      SELECT account, sum(amount_cents)::bigint AS cents FROM ledger_lines
      WHERE entry_id IN (SELECT id FROM ledger_entries WHERE kind LIKE 'cash-%') GROUP BY account ORDER BY account`.execute(
      harness.db,
    );
    expect(rows).toEqual([
      { account: 'bank', cents: 2_000 },
      { account: 'cash-over-short', cents: 500 },
      { account: 'manual', cents: -2_500 },
    ]);
    expect(await checkBooks(harness.db)).toEqual([]);
  });

  it('stays as it is, for the API and for the database', async () => {
    const before = await read(today);
    expect(before.closedAt).not.toBeNull();
    expect(await save(before.version, '{ cents: 5000, pieces: 1 }')).toMatchObject({ code: 'closed' });
    expect(
      await send(`daySheetExplain(day: "${today}", version: ${before.version}, line: "drawer", text: "Else")`),
    ).toMatchObject({ code: 'closed' });
    expect(await save(0, '', 'openingFloatCents: 0, bankedCents: 0', yesterday)).toMatchObject({ code: 'order' });
    await expect(sql`UPDATE day_closings SET banked_cents = 0`.execute(harness.db)).rejects.toThrow(/never changed/);
    await expect(sql`DELETE FROM day_closings`.execute(harness.db)).rejects.toThrow(/never changed/);
    // What happens afterwards is on the next sheet, and changes nothing here.
    await mutate(admin, 'prepaidCodeIssue(amountCents: 100, notes: "Late")');
    expect(await read(today)).toEqual(before);
  });

  it('is corrected by another entry, once for each key', async () => {
    const key = newId();
    const correct = (amount: number) =>
      `dayCorrect(day: "${today}", amountCents: ${amount}, reason: "Under the tray", idempotencyKey: "${key}")`;
    expect(await send(correct(0))).toMatchObject({ code: 'amount' });
    const answers = await Promise.all([send(correct(500)), send(correct(500))]);
    expect(answers.every(({ success }) => success)).toBe(true);
    expect((await read(today)).corrections).toEqual([{ amount: { amountCents: 500 } }]);
    expect(
      await send(`dayCorrect(day: "${yesterday}", amountCents: 5, reason: "Found", idempotencyKey: "${newId()}")`),
    ).toMatchObject({ code: 'not-closed' });
    expect(await checkBooks(harness.db)).toEqual([]);
    const audit = await harness.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_kind', '=', 'day')
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      'day.count',
      'day.count',
      'day.explain',
      'day.close',
      'day.correct',
    ]);
  });

  it('is not for a role that only reads the books', async () => {
    await harness.db
      .insertInto('staff_roles')
      .values({ id: 'readers', name: 'Readers', grants: JSON.stringify(['money:read']) })
      .execute();
    const reader = await harness.admin();
    await sql`UPDATE accounts SET staff_role_id = 'readers' WHERE id = (SELECT max(id) FROM accounts WHERE is_admin)`.execute(
      harness.db,
    );
    expect((await reader.query('{ closedDays { day } }')).errors).toBeUndefined();
    const { errors } = await reader.query(`mutation { dayClose(day: "${today}", version: 0) { success } }`);
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});
