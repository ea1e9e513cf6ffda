import { once } from 'node:events';
import { type ClientRequest, request as askUpstream, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import { createSelfSignedCertificate } from '@headstock/api/test-certificate';

/** A server that visitors reach over HTTP/2 with TLS, as they reach a shop behind a CDN. */
export interface HttpsProxy extends AsyncDisposable {
  /** `https://localhost:<port>` */
  readonly origin: string;
}

const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/;

/** The headers that belong to a message and not to the connection it came by. */
function messageHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.has(name)),
  );
}

async function passBack(answer: IncomingMessage, response: Http2ServerResponse): Promise<void> {
  const headers = messageHeaders(answer.headers);
  const isPlain = !headers['content-encoding'] && COMPRESSIBLE.test(String(headers['content-type']));
  if (!isPlain) {
    response.writeHead(answer.statusCode ?? 502, headers);
    await pipeline(answer, response);
    return;
  }
  const { 'content-length': _, ...rest } = headers;
  response.writeHead(answer.statusCode ?? 502, { ...rest, 'content-encoding': 'br' });
  await pipeline(answer, createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }), response);
}

function passOn(request: Http2ServerRequest, response: Http2ServerResponse, upstream: URL): ClientRequest {
  const asked = askUpstream(new URL(request.url, upstream), {
    method: request.method,
    headers: { ...messageHeaders(request.headers), host: request.authority, 'x-forwarded-proto': 'https' },
  });
  asked.on('response', (answer) => {
    passBack(answer, response).catch(() => response.destroy());
  });
  asked.on('error', () => response.destroy());
  request.pipe(asked);
  return asked;
}

/** Listens on `port` of localhost and passes on to `upstream`. What comes back uncompressed is compressed with brotli. */
export async function startHttpsProxy(port: number, upstream: string): Promise<HttpsProxy> {
  const target = new URL(upstream);
  const server = createSecureServer({ ...createSelfSignedCertificate(), allowHTTP1: false });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('request', (request, response) => void passOn(request, response, target));
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    origin: `https://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
