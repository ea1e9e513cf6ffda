import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/** What the scanner found, a line each. */
export interface WapitiReport {
  /** Requests that it made, counted on their way. */
  readonly requests: number;
  readonly findings: readonly string[];
  /** Reported too, and kept, each with the reason. */
  readonly accepted: readonly string[];
}

/** What wapiti reports and the shop keeps, and why. */
const acceptedFindings: readonly (readonly [finding: RegExp, reason: string])[] = [
  [
    /X-XSS-Protection is not set/,
    'browsers no longer have that filter; the content security policy stands in its place',
  ],
  [/Strict-Transport-Security is not set/, 'sent where the public address is https'],
  [/Secure flag is not set in the cookie/, 'set where the public address is https'],
  [/HttpOnly flag is not set in the cookie : csrf-token/, "the page's script repeats the token in a header"],
];

const reasonToAccept = (finding: string): string | undefined =>
  acceptedFindings.find(([pattern]) => pattern.test(finding))?.[1];

const findingSchema = z.object({ method: z.string(), path: z.string(), info: z.string() });
const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.array(findingSchema)),
  anomalies: z.record(z.string(), z.array(findingSchema)),
});

/** Whether wapiti, an optional Debian package, is installed. */
export const findWapiti = (): string | undefined => ['/usr/bin/wapiti', '/usr/local/bin/wapiti'].find(existsSync);

/** Passes everything on to the shop and counts it. */
async function countingProxy(origin: string) {
  let requests = 0;
  const { hostname, port } = new URL(origin);
  const server = createServer((incoming, outgoing) => {
    requests++;
    const { method, url } = incoming;
    // Wapiti asks for brotli and cannot read it: it would find no link on any page.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const upstream = request({ hostname, port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${own}/`, requests: () => requests, close: () => server.close() };
}

/** Lets wapiti attack a shop for so many seconds at most. */
export async function runWapiti(program: string, origin: string, seconds: number): Promise<WapitiReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'headstock-wapiti-'));
  const report = path.join(folder, 'report.json');
  const proxy = await countingProxy(origin);
  try {
    const options = [
      '--scope',
      'folder',
      '--max-scan-time',
      String(seconds),
      '--max-attack-time',
      '30',
      '--flush-session',
    ];
    const output = [
      '--format',
      'json',
      '--output',
      report,
      '--verify-ssl',
      '0',
      '-d',
      '3',
      '--max-links-per-page',
      '30',
    ];
    const child = spawn(program, ['--url', proxy.url, ...options, ...output, '--store-session', folder], {
      stdio: 'ignore',
    });
    await once(child, 'close');
    const { vulnerabilities, anomalies } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
    const all = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([name, found]) =>
      found.map(({ method, path: place, info }) => `${name}: ${method} ${place} ${info}`),
    );
    return {
      requests: proxy.requests(),
      findings: all.filter((finding) => reasonToAccept(finding) === undefined),
      accepted: all.flatMap((finding) => {
        const reason = reasonToAccept(finding);
        return reason === undefined ? [] : [`${finding}: ${reason}`];
      }),
    };
  } finally {
    proxy.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
