import { expect, it } from '@jest/globals';
import { readConfig } from '#shell/server/config.ts';
import { createCsrf } from '#shell/server/csrf.ts';
import { PageBody } from './page-body.ts';
import { createPageResponder } from './page-response.ts';

const shop = { HEADSTOCK_ENV: 'test', HEADSTOCK_SECRET: 'a secret that is long enough for tests' };
const respondAt = (origin: string) => {
  const config = readConfig({ ...shop, PUBLIC_URL: origin });
  return createPageResponder(config, createCsrf(config));
};
const page = (headers: Record<string, string>) => ({ status: 200, headers, body: new PageBody('<p>a page</p>') });
const valuesOf = (headers: readonly string[], name: string): (string | undefined)[] =>
  headers.flatMap((text, at) => (at % 2 === 0 && text === name ? [headers[at + 1]] : []));

it('takes Cache-Control from the page, once', () => {
  const respond = respondAt('http://localhost:3000');
  const own = respond(page({ 'cache-control': 'private, no-store' }), {}).headers;
  expect(valuesOf(own, 'cache-control')).toEqual(['private, no-store']);
  expect(valuesOf(respond(page({}), {}).headers, 'cache-control')).toEqual(['private, max-age=0, must-revalidate']);
});

it('sends the token in a __Host- cookie over HTTPS', () => {
  const respond = respondAt('https://shop.example');
  const [cookie = ''] = valuesOf(respond(page({}), {}).headers, 'set-cookie');
  expect(cookie).toMatch(/^__Host-csrf-token=.*; Secure$/);
  const [given = ''] = cookie.split(';');
  expect(valuesOf(respond(page({}), { cookie: given }).headers, 'set-cookie')).toEqual([]);
  const planted = given.replace('__Host-', '');
  expect(valuesOf(respond(page({}), { cookie: planted }).headers, 'set-cookie')).toHaveLength(1);
});
