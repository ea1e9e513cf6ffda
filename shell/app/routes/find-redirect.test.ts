import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { findRedirect } from './find-redirect.ts';

const answers: Readonly<Record<string, unknown>> = {
  '/old': { location: '/repairs#prices', status: 301 },
  '/fr/vieux': { location: '/fr/repairs?a=1', status: 302 },
  '/evil': { location: '//evil.example', status: 301 },
  '/strange': { location: '/a', status: 200 },
};
const asked: string[] = [];
let server: Server;
let apiUrl: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://api').searchParams;
    const path = query.get('path') ?? '';
    asked.push(`${query.get('lang')} ${path}`);
    const answer = answers[path];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  apiUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.close();
});

it('leads on in the language of the address, with the query of the visitor', async () => {
  expect(await findRedirect(apiUrl, '/old?utm_source=mail')).toEqual({
    location: '/repairs?utm_source=mail#prices',
    status: 301,
  });
  expect(await findRedirect(apiUrl, '/fr/vieux?b=2')).toEqual({ location: '/fr/repairs?a=1&b=2', status: 302 });
  expect(asked).toEqual(['en /old', 'fr /fr/vieux']);
});

it('leads nowhere where there is nothing, out of the shop, or to what is no redirect', async () => {
  for (const path of ['/nothing', '/evil', '/strange']) expect(await findRedirect(apiUrl, path)).toBeNull();
});

it('leads nowhere while the API is away', async () => {
  expect(await findRedirect('http://127.0.0.1:1', '/old')).toBeNull();
});
