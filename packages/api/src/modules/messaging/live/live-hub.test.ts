import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { announce } from './announce.ts';
import { changesSince, type LiveChange } from './live-events.ts';
import { LiveHub } from './live-hub.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
const hubs: LiveHub[] = [];

beforeAll(async () => {
  // A server, whose connections hear each other as those of two processes do.
  database = await createTestDatabase({ concurrent: true });
});
afterAll(() => database.drop());
afterEach(async () => {
  for (const hub of hubs.splice(0)) await hub.stop();
});

/** A browser of an account at a process of its own; `next` gives what it hears. */
async function follow(accountId: string) {
  const hub = new LiveHub(database.db, log);
  hubs.push(hub);
  const heard: LiveChange[] = [];
  let wake = (): void => undefined;
  const leave = await hub.subscribe({
    accountId,
    onChange(change) {
      heard.push(change);
      wake();
    },
    onGap: () => undefined,
  });
  async function next(): Promise<LiveChange | undefined> {
    if (heard.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return heard.shift();
  }
  return { hub, heard, leave, next };
}

const tell = (accountId: string, subjectId: string) =>
  tx(database.db, (trx) => announce(trx, [accountId], 'messages', subjectId));

describe('two processes', () => {
  it('tell their browsers the same, once each and in one order', async () => {
    const accountId = newId();
    const [one, other] = [await follow(accountId), await follow(accountId)];
    const subjects = ['a', 'b', 'c'];
    for (const subject of subjects) await tell(accountId, subject);
    for (const { next } of [one, other]) {
      const seen = [await next(), await next(), await next()];
      expect(seen.map((change) => change?.subjectId)).toEqual(subjects);
    }
    expect([one.heard, other.heard]).toEqual([[], []]);
  });

  it('tell nothing of what was rolled back, and nothing to other accounts', async () => {
    const [accountId, stranger] = [newId(), newId()];
    const [own, others] = [await follow(accountId), await follow(stranger)];
    await expect(
      tx(database.db, async (trx) => {
        await announce(trx, [accountId], 'messages', 'never');
        throw new Error('It failed after all.');
      }),
    ).rejects.toThrow();
    await tell(accountId, 'happened');
    expect((await own.next())?.subjectId).toBe('happened');
    await tell(stranger, 'theirs');
    expect((await others.next())?.subjectId).toBe('theirs');
    expect(own.heard).toEqual([]);
  });

  it('know what a browser has missed that comes back to the other one', async () => {
    const accountId = newId();
    const { next, leave } = await follow(accountId);
    await tell(accountId, 'seen');
    const last = (await next())?.id ?? '';
    leave();
    await tell(accountId, 'missed');
    const missed = await changesSince(database.db, accountId, last);
    expect(missed?.map(({ subjectId }) => subjectId)).toEqual(['missed']);
    expect(await changesSince(database.db, newId(), last)).toBeNull();
    expect(await changesSince(database.db, accountId, 'unknown')).toBeNull();
  });

  it('count who follows, for as long as they do', async () => {
    const accountId = newId();
    const { hub, leave } = await follow(accountId);
    expect([hub.size(), hub.size(accountId), hub.size(newId())]).toEqual([1, 1, 0]);
    leave();
    expect(hub.size()).toBe(0);
  });
});
