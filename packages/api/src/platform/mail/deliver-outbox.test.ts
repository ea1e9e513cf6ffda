import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { pino } from 'pino';
import { tx } from '#api/platform/db/tx.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { deliverOutbox, hasDueMail, sweepOutbox } from './deliver-outbox.ts';
import type { Mailer, MailMessage } from './mailer.ts';
import { type Mail, queueMail } from './queue-mail.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let sent: MailMessage[] = [];
let works = true;
const mailer: Mailer = {
  send(message) {
    if (!works) return Promise.reject(new Error('no route to june@example.com'));
    sent.push(message);
    return Promise.resolve();
  },
  close: () => Promise.resolve(),
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  [sent, works] = [[], true];
  await database.db.deleteFrom('outbox').execute();
});

const queue = (more: Partial<Mail> = {}) =>
  tx(database.db, (trx) =>
    queueMail(trx, {
      eventKey: 'sign-in-code:1',
      to: 'june@example.com',
      subject: '123456 is your sign-in code',
      paragraphs: ['Your code is 123456.'],
      ...more,
    }),
  );
const rows = () => database.db.selectFrom('outbox').selectAll().execute();
const isDue = async (): Promise<boolean> =>
  (await sql<{ due: boolean }>`SELECT ${hasDueMail} AS due`.execute(database.db)).rows[0]?.due ?? false;
const age = (days: number) =>
  sql`UPDATE outbox SET created_at = created_at - make_interval(days => ${days})`.execute(database.db);

describe('the outbox', () => {
  it('deletes the content of a mail once it is sent, and keeps that it was', async () => {
    await queue();
    expect(await deliverOutbox(database.db, mailer, log)).toBe(1);
    expect(sent[0]).toMatchObject({ subject: '123456 is your sign-in code', to: 'june@example.com' });
    expect(JSON.stringify(await rows())).not.toContain('123456');
    await queue();
    expect(await isDue()).toBe(false);
    expect(await deliverOutbox(database.db, mailer, log)).toBe(0);
  });

  it('keeps a mail that the mail server refuses, without addresses in the error', async () => {
    works = false;
    await queue();
    await deliverOutbox(database.db, mailer, log);
    expect(await rows()).toMatchObject([{ subject: '123456 is your sign-in code', sent_at: null }]);
    expect((await rows())[0]?.last_error).toBe('no route to [e-mail]');
    works = true;
    await sql`UPDATE outbox SET send_after = now()`.execute(database.db);
    expect(await deliverOutbox(database.db, mailer, log)).toBe(1);
  });

  it('does not send an expired code, and deletes it', async () => {
    await queue({ expiresAt: new Date(Date.now() - 1_000) });
    expect(await isDue()).toBe(false);
    expect(await deliverOutbox(database.db, mailer, log)).toBe(0);
    await sweepOutbox(database.db);
    expect(await rows()).toMatchObject([{ subject: null, text_body: null, html_body: null, sent_at: null }]);
    expect(sent).toEqual([]);
  });

  it('deletes undeliverable mails after a week, and the record of a mail after ninety days', async () => {
    works = false;
    await queue();
    await deliverOutbox(database.db, mailer, log);
    await age(6);
    await sweepOutbox(database.db);
    expect(await rows()).toMatchObject([{ text_body: expect.stringContaining('123456') }]);
    await age(2);
    await sweepOutbox(database.db);
    expect(await rows()).toMatchObject([{ text_body: null }]);
    expect(await isDue()).toBe(false);
    await age(83);
    await sweepOutbox(database.db);
    expect(await rows()).toEqual([]);
  });
});
