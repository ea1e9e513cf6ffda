import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { findFreePorts } from '@headstock/testing/free-ports';
import { startHttpsProxy } from './https-proxy.ts';
import { createSelfSignedCertificate } from '@headstock/api/test-certificate';

describe('the certificate', () => {
  it('is signed by its own key, for localhost, and good today', () => {
    const certificate = new X509Certificate(createSelfSignedCertificate().cert);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.checkHost('localhost')).toBe('localhost');
    expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1');
    expect(certificate.validFromDate.getTime()).toBeLessThan(Date.now());
    expect(certificate.validToDate.getTime()).toBeGreaterThan(Date.now());
  });
});

describe('the HTTPS front', () => {
  it('speaks HTTP/2 and brotli before a server that does neither', async () => {
    const [port = 0, upstreamPort = 0] = await findFreePorts(2);
    const upstream = createServer((request, response) => {
      response.writeHead(201, { 'content-type': 'text/html', 'x-path': request.url });
      response.end(`<p>${request.method} ${request.headers.host} ${String(request.headers['x-forwarded-proto'])}</p>`);
    });
    upstream.listen(upstreamPort, '127.0.0.1');
    await once(upstream, 'listening');
    await using front = await startHttpsProxy(port, `http://127.0.0.1:${upstreamPort}`);
    const client = connect(front.origin, { rejectUnauthorized: false });
    const stream = client.request({ ':path': '/shop?page=2', 'accept-encoding': 'br' });
    const [headers]: Record<string, unknown>[] = await once(stream, 'response');
    const body = await text(stream.pipe(createBrotliDecompress()));
    client.close();
    upstream.close();
    expect(headers).toMatchObject({ ':status': 201, 'content-encoding': 'br', 'x-path': '/shop?page=2' });
    expect(body).toBe(`<p>GET localhost:${port} https</p>`);
  });
});
