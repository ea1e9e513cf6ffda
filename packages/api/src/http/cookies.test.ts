import { describe, expect, it } from '@jest/globals';
import { startTestApi } from './testing.ts';
import { readCookie, writeCookie } from './cookies.ts';

describe('a cookie', () => {
  it('has the prefix that binds it to this host, over HTTPS alone', () => {
    const options = { httpOnly: true, maxAge: 60 };
    expect(writeCookie('headstock-session', 'x', options, true)).toBe(
      '__Host-headstock-session=x; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure',
    );
    expect(writeCookie('headstock-session', 'x', options, false)).toBe(
      'headstock-session=x; Path=/; Max-Age=60; SameSite=Lax; HttpOnly',
    );
  });

  it('without the prefix, which a subdomain can plant, is not read over HTTPS', () => {
    expect(readCookie('headstock-session=planted', 'headstock-session', true)).toBeUndefined();
    expect(readCookie('headstock-session=planted; __Host-headstock-session=own', 'headstock-session', true)).toBe(
      'own',
    );
    expect(readCookie('__Host-headstock-session=other; headstock-session=own', 'headstock-session', false)).toBe('own');
  });
});

it('every cookie of a shop over HTTPS has the prefix', async () => {
  const api = await startTestApi({ PUBLIC_URL: 'https://shop.example' });
  try {
    const response = await fetch(`${api.url}/api/csrf`);
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-csrf-token=.*; Path=\/; .*Secure$/);
    const token = /=([^;]*)/.exec(cookie)?.[1] ?? '';
    const ask = (header: string) =>
      fetch(`${api.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: 'https://shop.example',
          'csrf-token': token,
          cookie: header,
        },
        body: JSON.stringify({ query: 'mutation { ping }' }),
      });
    expect((await ask(`__Host-csrf-token=${token}`)).status).toBe(200);
    expect((await ask(`csrf-token=${token}`)).status).toBe(403);
  } finally {
    await api.close();
  }
});
