/**
 * Serves a built Hydrogen skeleton from Node. Takes the port, the folder of the build, the address of its API, and the file of
 * a picture, which is served as /picture; says `ready`, and ends with its parent.
 */
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';

/** What Hydrogen builds for Shopify's own hosting: a handler in the form that workers have. */
type Worker = {
  fetch: (request: Request, env: Record<string, string>, context: WorkerContext) => Promise<Response>;
};
type WorkerContext = { waitUntil: (promise: Promise<unknown>) => void; passThroughOnException: () => void };

const [port = '', folder = '', apiUrl = '', picture = ''] = process.argv.slice(2);

const ENVIRONMENT = {
  SESSION_SECRET: 'measured',
  PUBLIC_STOREFRONT_API_TOKEN: 'measured',
  PUBLIC_STOREFRONT_ID: '1',
  PUBLIC_STORE_DOMAIN: apiUrl,
  PUBLIC_CHECKOUT_DOMAIN: 'localhost',
};

const CONTEXT: WorkerContext = {
  waitUntil: (promise) => void promise.catch((error: unknown) => console.error(error)),
  passThroughOnException: () => undefined,
};

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The cache that workers have; Hydrogen keeps answers of the API for header and footer in it. */
function provideCache(): void {
  const kept = new Map<string, Response>();
  const cache = {
    match: async ({ url }: Request) => kept.get(url)?.clone(),
    put: async ({ url }: Request, response: Response) => void kept.set(url, response),
    delete: async ({ url }: Request) => kept.delete(url),
  };
  Object.assign(globalThis, { caches: { open: async () => cache } });
}

function requestOf({ url = '/', headers }: IncomingMessage): Request {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
  );
  return new Request(`http://localhost:${port}${url}`, { headers: entries });
}

async function sendFile(file: string, type: string, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' });
  await pipeline(createReadStream(file), response);
}

async function answer(worker: Worker, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/picture') return sendFile(picture, 'image/avif', response);
  const asset = path.join(folder, 'client', pathname);
  if (pathname.startsWith('/assets/') && existsSync(asset))
    return sendFile(asset, TYPES[path.extname(asset)] ?? 'application/octet-stream', response);
  const { status, headers, body } = await worker.fetch(requestOf(request), ENVIRONMENT, CONTEXT);
  response.writeHead(status, Object.fromEntries(headers));
  await pipeline(body ?? [], response);
}

process.env['NODE_ENV'] = 'production';
provideCache();
const { default: worker }: { default: Worker } = await import(pathToFileURL(path.join(folder, 'server/index.js')).href);
createServer((request, response) => {
  answer(worker, request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
process.on('disconnect', () => process.exit(0));
