import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type RawBuilder, sql } from 'kysely';
import { openPictureHost, type PictureHost } from '#api/platform/remote-pictures/picture-host.fixture.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { fetchFeed } from './fetch-feed.ts';
import { hasLateRates, hasNoRates, hasOldRates, readRates } from './refresh-rates.ts';
import { storeSampleRates } from './sample-rates.ts';
import { newestRates, shownRates, storeRates } from './stored-rates.ts';

const now = new Date('2026-11-27T16:20:00Z');
const feedOf = (asOf: string, EUR: number): string =>
  JSON.stringify({ base: 'USD', date: asOf, rates: { EUR, JPY: 156 } });

let database: TestDatabase;
let host: PictureHost;
let body = '';
beforeAll(async () => {
  database = await createTestDatabase();
  host = await openPictureHost((request, response) => {
    if (request.url === '/moved') return void response.writeHead(302, { location: '/rates' }).end();
    if (request.url === '/down') return void response.writeHead(503).end(body);
    if (request.url === '/packed') return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(body);
    if (request.url === '/silent') return undefined;
    if (request.url === '/huge') return void response.writeHead(200).end(' '.repeat(300_000) + body);
    return void response.writeHead(200, { 'content-type': 'text/plain' }).end(body);
  });
});
afterAll(async () => {
  await host.close();
  await database.drop();
});
beforeEach(() => database.db.deleteFrom('exchange_rates').execute());

const refresh = (path = '/rates', source = 'ECB') =>
  readRates(database.db, { url: host.link(path), source }, now, host.network);

describe('a refresh', () => {
  it('stores the table of a day once, and a newer one in its place', async () => {
    body = feedOf('2026-11-25', 0.86);
    expect(await refresh()).toEqual({ ok: true, outcome: 'stored' });
    expect(await refresh()).toEqual({ ok: true, outcome: 'known' });
    body = feedOf('2026-11-26', 0.87);
    expect(await refresh()).toEqual({ ok: true, outcome: 'stored' });
    body = feedOf('2026-11-24', 0.88);
    expect(await refresh()).toEqual({ ok: true, outcome: 'known' });
    expect(await newestRates(database.db)).toEqual({
      asOf: '2026-11-26',
      source: 'ECB',
      rates: { EUR: 0.87, JPY: 156 },
    });
  });

  it('replaces rates of another source, even newer ones and far ones', async () => {
    await storeRates(database.db, { asOf: '2026-11-27', source: 'SAMPLE', rates: { EUR: 0.5, CHF: 0.8 } });
    body = feedOf('2026-11-26', 0.87);
    expect(await refresh()).toEqual({ ok: true, outcome: 'stored' });
    expect(await newestRates(database.db)).toMatchObject({ source: 'ECB', rates: { EUR: 0.87, JPY: 156 } });
  });

  it.each([
    ['/moved', 'status'],
    ['/down', 'status'],
    ['/packed', 'status'],
    ['/huge', 'size'],
  ])('keeps what it has when the feed answers %s: %s', async (path, fault) => {
    body = feedOf('2026-11-26', 0.87);
    await refresh();
    body = feedOf('2026-11-27', 0.88);
    expect(await refresh(path)).toEqual({ ok: false, fault });
    expect(await newestRates(database.db)).toMatchObject({ asOf: '2026-11-26' });
  });

  it.each([
    ['<html>', 'format'],
    [feedOf('2026-12-24', 0.87), 'date'],
    [feedOf('2026-11-27', 87), 'rates'],
    [feedOf('2026-11-27', 1.2), 'move'],
  ])('keeps what it has when the feed sends %s', async (sent, fault) => {
    body = feedOf('2026-11-26', 0.87);
    await refresh();
    body = sent;
    expect(await refresh()).toEqual({ ok: false, fault });
    expect(await newestRates(database.db)).toMatchObject({ asOf: '2026-11-26', rates: { EUR: 0.87 } });
  });

  it('never asks the inside of the network, and waits for nobody', async () => {
    for (const url of ['http://pictures.test/', 'https://127.0.0.1/', 'https://user:secret@pictures.test/', ''])
      expect(await fetchFeed(url, host.network)).toEqual({ ok: false, fault: 'address' });
    expect(await fetchFeed(host.link('/rates', 'inside.test'), host.network)).toEqual({
      ok: false,
      fault: 'unreachable',
    });
    const limits = { milliseconds: 200, bytes: 1_000 };
    expect(await fetchFeed(host.link('/silent'), host.network, limits)).toEqual({ ok: false, fault: 'timeout' });
  });

  const isTrue = async (condition: RawBuilder<boolean>) =>
    (await sql<{ due: boolean | null }>`SELECT ${condition} AS due`.execute(database.db)).rows[0]?.due;
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

  it('is due at once where there are no rates', async () => {
    expect(await isTrue(hasNoRates)).toBe(true);
    await storeRates(database.db, { asOf: '2026-11-26', source: 'ECB', rates: { EUR: 0.87 } });
    expect(await isTrue(hasNoRates)).toBe(false);
  });

  it.each([
    [0, false],
    [3, false],
    [4, true],
    [40, true],
  ])('is due between its times when the newest rates are %i days old: %s', async (days, isDue) => {
    const asOf = daysAgo(days).toISOString().slice(0, 10);
    await storeRates(database.db, { asOf, source: 'ECB', rates: { EUR: 0.87 } });
    expect(await isTrue(hasLateRates)).toBe(isDue);
  });

  it('is not asked for late rates where there are none', async () => {
    expect(await isTrue(hasLateRates)).toBeNull();
  });
});

describe('the sample of a demo shop', () => {
  const today = new Date();
  const isOld = async () =>
    (await sql<{ isOld: boolean }>`SELECT ${hasOldRates} AS "isOld"`.execute(database.db)).rows[0]?.isOld;

  it('is missing in a shop from before there were rates, and is never old once it is there', async () => {
    expect(await isOld()).toBe(true);
    await storeSampleRates(database.db, today);
    expect(await isOld()).toBe(false);
    expect(await shownRates(database.db, today)).toMatchObject({ source: 'SAMPLE', isOld: false });
  });

  it.each(['SAMPLE', 'ECB'])('takes the place of rates of %s that are too old to be shown', async (source) => {
    await storeRates(database.db, { asOf: '2026-01-02', source, rates: { EUR: 0.5 } });
    expect(await isOld()).toBe(true);
    await storeSampleRates(database.db, today);
    expect(await shownRates(database.db, today)).toMatchObject({
      asOf: today.toISOString().slice(0, 10),
      rates: { EUR: 0.8629 },
    });
  });
});

describe('rates', () => {
  it.each([
    ['2026-11-27', false],
    ['2026-11-20', false],
    ['2026-11-19', true],
    ['2026-10-28', true],
    ['2026-10-27', null],
  ])('of %s are old: %s (null: not shown at all)', async (asOf, isOld) => {
    await storeRates(database.db, { asOf, source: 'ECB', rates: { EUR: 0.87 } });
    const shown = await shownRates(database.db, now);
    expect(shown && { asOf: shown.asOf, isOld: shown.isOld }).toEqual(isOld === null ? null : { asOf, isOld });
  });
});
