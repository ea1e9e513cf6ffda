import { expect, it } from '@jest/globals';
import { checkProduction } from './check-production.ts';

const complete = {
  HEADSTOCK_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  HEADSTOCK_SECRET: 's'.repeat(40),
  SMTP_URL: 'smtps://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_12345678',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_12345678',
};

it('a production shop reports the missing settings of all processes at once', async () => {
  const names = Object.keys(complete).slice(1);
  for (const start of [{ HEADSTOCK_ENV: 'production' }, { DATABASE_URL: 'postgres://db.example/shop' }]) {
    const told = await checkProduction(start).then(
      () => '',
      (error: unknown) => String(error),
    );
    for (const name of names) expect(told).toContain(`${name} is missing.`);
  }
});

it('starts with complete settings, and on a fresh machine without any', async () => {
  await expect(checkProduction(complete)).resolves.toBeUndefined();
  await expect(checkProduction({})).resolves.toBeUndefined();
  await expect(checkProduction({ ...complete, SMTP_URL: undefined })).rejects.toThrow('SMTP_URL is missing.');
});
