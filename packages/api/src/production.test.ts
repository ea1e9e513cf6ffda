import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { insertAccount } from '#api/modules/accounts/account.fixture.ts';
import { hasDemoAccounts } from '#api/modules/accounts/index.ts';
import { paymentContextOf } from '#api/modules/payments/index.ts';
import { readConfig, readServerConfig } from '#api/platform/config.ts';
import { createTestDatabase } from '#api/test-database/create-test-database.ts';
import { pino } from 'pino';

const PACKAGES = join(import.meta.dirname, '../..');
/** The server and what it may import; the files that only tests load are left out. */
const SERVER = '{api/src,content/src,contracts/src}/**/*.ts';
const TEST_ONLY = /\.(?:test|fixture)\.ts$|\/testing\.ts$/;
const DEMO = /(?:from|import)\s*\(?\s*'[^']*demo-data[^']*'/;

it('holds nothing of the demo shop outside tests, whichever way a file is loaded', () => {
  const files = globSync(SERVER, { cwd: PACKAGES }).filter((file) => !TEST_ONLY.test(file));
  expect(files).toContain('api/src/main.ts');
  expect(files.filter((file) => DEMO.test(readFileSync(join(PACKAGES, file), 'utf8')))).toEqual([]);
});

it('would be noticed if it did', () => {
  expect(DEMO.test("import { accounts } from '@headstock/demo-data/accounts';")).toBe(true);
  expect(DEMO.test("const drawings = await import('../../demo-data/src/drawings/index.ts');")).toBe(true);
});

const production = {
  HEADSTOCK_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  HEADSTOCK_SECRET: `${'n'.repeat(40)}, ${'f'.repeat(40)}`,
  SMTP_URL: 'smtps://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_12345678',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_12345678',
};

it('does not start without what makes it safe, and names all of it', () => {
  for (const start of [{ HEADSTOCK_ENV: 'production' }, { DATABASE_URL: 'postgres://db.example/shop' }]) {
    const read = (): unknown => readServerConfig(start);
    for (const name of Object.keys(production).slice(1)) expect(read).toThrow(`${name} is missing.`);
  }
  expect(() => readServerConfig({ ...production, PUBLIC_URL: 'http://shop.example' })).toThrow('https://');
});

it('knows no sandbox gateway, takes several secrets, and runs registered documents only', () => {
  const config = readServerConfig({ ...production, GATEWAY_URL: 'http://127.0.0.1:3003' });
  expect(config.payments.gateway).toBeUndefined();
  expect(config.secrets).toEqual(['n'.repeat(40), 'f'.repeat(40)]);
  expect([config.registeredDocumentsOnly, config.introspection, config.botCheck]).toEqual([true, false, true]);
  expect([...config.allowedOrigins]).toEqual(['https://shop.example']);
});

it('charges by a real provider alone, and takes webhooks of nobody else', async () => {
  const { db, drop } = await createTestDatabase();
  const log = pino({ level: 'silent' });
  const { provider, formerProviders } = paymentContextOf({ db, log, config: readServerConfig(production) });
  expect([provider.name, formerProviders]).toEqual(['stripe', []]);
  const without = readConfig({ HEADSTOCK_ENV: 'production' });
  expect(() => paymentContextOf({ db, log, config: without })).toThrow('Stripe');
  await drop();
});

it('finds accounts of the demo shop in a database', async () => {
  const { db, drop } = await createTestDatabase();
  const before = await hasDemoAccounts(db);
  await insertAccount(db, { email: 'buyer@headstock.test' });
  expect([before, await hasDemoAccounts(db)]).toEqual([false, true]);
  await drop();
});
