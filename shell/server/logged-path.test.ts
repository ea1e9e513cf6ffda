import { describe, expect, it } from '@jest/globals';
import { loggedPath } from './logged-path.ts';

const code = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE';

describe('the path of a request in the log', () => {
  it.each([
    [`/reset-password/${code}`, '/reset-password/*'],
    [`/reset-password/${code}?from=mail`, '/reset-password/*'],
    [`/reset-password/a/b/${code}`, '/reset-password/*'],
    [`/reset-password/${code}/_payload.json`, '/reset-password/*/_payload.json'],
    [`/fr/reset-password/${code}`, '/fr/reset-password/*'],
    [`/fr/reset-password/${code}/_payload.json?x=1`, '/fr/reset-password/*/_payload.json'],
    [`/Reset-Password/${code}`, '/reset-password/*'],
    [`/reset%2Dpassword/${code}`, '/reset-password/*'],
    [`/reset-password//${code}`, '/reset-password/*'],
    [`//reset-password/${code}`, '/reset-password/*'],
    [`/reset-password/${code}/`, '/reset-password/*'],
    [`/confirm-email/${code}`, '/confirm-email/*'],
    [`/fr/confirm-email/${code}/_payload.json`, '/fr/confirm-email/*/_payload.json'],
    [`/en/reset-password/${code}`, '/en/reset-password/*'],
    [`/shop/${code}.json`, '/shop/*.json'],
    ['/orders/0mf3k2j1h0g9f/invoice?key=secret', '/orders/:id/:document'],
  ])('redacts the code of %s', (url, path) => {
    expect(loggedPath(url)).toBe(path);
  });

  it.each([
    ['/', '/'],
    ['/shop/category/mandolins?page=2', '/shop/category/mandolins'],
    ['/fr/blog/dating-a-gibson', '/fr/blog/dating-a-gibson'],
    ['/_payload.json', '/_payload.json'],
    [
      '/shop/1959-gibson-les-paul-standard-sunburst-with-case/0mf3k2j1h0g9f',
      '/shop/1959-gibson-les-paul-standard-sunburst-with-case/0mf3k2j1h0g9f',
    ],
    ['/graphql', '/graphql'],
    ['/%', '/%'],
  ])('keeps %s', (url, path) => {
    expect(loggedPath(url)).toBe(path);
  });
});
