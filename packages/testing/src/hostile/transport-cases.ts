import { group, HOST, type HostileCase, requestOf } from './hostile-case.ts';

const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
const refused = [400, 'closed'] as const;
const post = (headers: readonly string[], body: string): Buffer => requestOf('POST /graphql HTTP/1.1', headers, body);
const chunked = `0\r\n\r\n${smuggled}`;

const encodings = [
  'xchunked',
  'chunked, identity',
  'identity',
  'chunked, chunked',
  '"chunked"',
  '\vchunked',
  'chunk',
  'gzip',
];
const lengths = ['-1', '+5', '0x5', '5, 5', '5 5', '1e1', '5.0', '99999999999999999999', ' ', 'five', '5;q=1'];

/** Requests whose end two parsers could see in two places. */
const smuggling: readonly HostileCase[] = [
  ...group('smuggling', refused, {
    'length and chunks': post(['Content-Length: 4', 'Transfer-Encoding: chunked'], chunked),
    'chunks and length': post(['Transfer-Encoding: chunked', 'Content-Length: 4'], chunked),
    'two lengths': post(['Content-Length: 5', 'Content-Length: 0'], `hello${smuggled}`),
    'two equal lengths': post(['Content-Length: 5', 'Content-Length: 5'], 'hello'),
    'a space before the colon': post(['Content-Length : 5'], 'hello'),
    'a folded header': post(['Content-Length:', ' 5'], 'hello'),
    'a header without a colon': post(['Content-Length 5'], 'hello'),
    'an empty header name': post([': 5'], 'hello'),
    'a negative chunk': post(['Transfer-Encoding: chunked'], '-1\r\nx\r\n0\r\n\r\n'),
    'a chunk that is no number': post(['Transfer-Encoding: chunked'], 'zz\r\nx\r\n0\r\n\r\n'),
    'a chunk longer than any memory': post(['Transfer-Encoding: chunked'], 'fffffffffffffffff\r\nx'),
    'a bare line feed after a chunk': post(['Transfer-Encoding: chunked'], '1\nx\n0\n\n'),
    'chunks in HTTP/1.0': requestOf(
      'POST /graphql HTTP/1.0',
      ['Transfer-Encoding: chunked', 'Content-Length: 3'],
      chunked,
    ),
    'a null byte in a header': post(['X-A: a\0b'], ''),
    'a carriage return in a header': post(['X-A: a\rb'], ''),
    'a bare line feed between headers': `GET /shop HTTP/1.1\nHost: ${HOST}\nX: y\rZ: 1\n\n`,
  }),
  ...group(
    'smuggling',
    refused,
    Object.fromEntries(lengths.map((length) => [`the length ${length}`, post([`Content-Length: ${length}`], 'hello')])),
  ),
  ...group(
    'smuggling',
    [400, 408, 411, 413, 415, 501, 'closed'],
    Object.fromEntries(
      encodings.map((encoding) => [`the encoding ${encoding}`, post([`Transfer-Encoding: ${encoding}`], chunked)]),
    ),
  ),
];

const get = (host: string, line = 'GET / HTTP/1.1'): Buffer => requestOf(line, [], '', host);

const hosts: readonly HostileCase[] = [
  ...group('hosts', refused, {
    none: get(''),
    'two, of which one is ours': get('Host: localhost\r\nHost: evil.test'),
    'two, of which one is ours, at the end': get('Host: evil.test\r\nHost: localhost'),
    'two in other letters': get('Host: localhost\r\nhOsT: evil.test'),
    'a list': get('Host: localhost, evil.test'),
    'a path': get('Host: localhost/evil'),
    'a user': get('Host: user@localhost'),
    'a space': get('Host: local host'),
    markup: get('Host: <script>'),
    'a query': get('Host: localhost?x'),
    'a port that is none': get('Host: localhost:http'),
    'an absolute target elsewhere': get('Host: localhost', 'GET http://evil.test/ HTTP/1.1'),
    'an absolute target with a user': get('Host: localhost', 'GET http://localhost@evil.test/ HTTP/1.1'),
    'an absolute target of another scheme': get('Host: localhost', 'GET file:///etc/passwd HTTP/1.1'),
    'an absolute target without a host': get('Host: localhost', 'GET http:///etc/passwd HTTP/1.1'),
    'a target without a slash': get('Host: localhost', 'GET shop HTTP/1.1'),
    'an authority alone': get('Host: localhost', 'GET evil.test:443 HTTP/1.1'),
    'an asterisk': get('Host: localhost', 'OPTIONS * HTTP/1.1'),
  }),
];

const methods = [
  'TRACE',
  'TRACK',
  'CONNECT',
  'PROPFIND',
  'MKCOL',
  'LOCK',
  'COPY',
  'PURGE',
  'SEARCH',
  'DELETE',
  'PUT',
  'PATCH',
  'POST',
  'QUERY',
];
const odd: readonly HostileCase[] = [
  ...group(
    'methods',
    [400, 404, 405, 501, 'closed'],
    Object.fromEntries(
      methods.map((method) => [
        method,
        requestOf(`${method} ${method === 'CONNECT' ? 'localhost:443' : '/shop'} HTTP/1.1`),
      ]),
    ),
  ),
  ...group('methods', refused, {
    'no method': requestOf('/shop HTTP/1.1'),
    'small letters': requestOf('get /shop HTTP/1.1'),
    'a method of symbols': requestOf('G@T /shop HTTP/1.1'),
    'a long method': requestOf(`${'A'.repeat(5000)} /shop HTTP/1.1`),
    'HTTP/9.9': requestOf('GET /shop HTTP/9.9'),
    'no version and headers': requestOf('GET /shop'),
    'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'a TLS hello': Buffer.from('16030100a50100009f0303', 'hex'),
    noise: Buffer.alloc(512, 0xff),
  }),
];

const flood = (count: number, size: number): string[] =>
  Array.from({ length: count }, (_, n) => `X-${n}: ${'a'.repeat(size)}`);
const tooMuch = [400, 413, 414, 431, 'closed'] as const;
const oversized: readonly HostileCase[] = [
  ...group('oversized', tooMuch, {
    '101 headers': requestOf('GET /shop HTTP/1.1', flood(101, 1)),
    '500 headers': requestOf('GET /shop HTTP/1.1', flood(500, 1)),
    '3000 headers': requestOf('GET /shop HTTP/1.1', flood(3000, 1)),
    'a header of 20 kB': requestOf('GET /shop HTTP/1.1', flood(1, 20_000)),
    'a header of 1 MB': requestOf('GET /shop HTTP/1.1', flood(1, 1_000_000)),
    'headers of 64 kB': requestOf('GET /shop HTTP/1.1', flood(64, 1000)),
    'an address of 20 kB': requestOf(`GET /${'a'.repeat(20_000)} HTTP/1.1`),
    'a query of 20 kB': requestOf(`GET /shop?keywords=${'a'.repeat(20_000)} HTTP/1.1`),
    'a cookie of 20 kB': requestOf('GET /shop HTTP/1.1', [`Cookie: a=${'b'.repeat(20_000)}`]),
    'an address of 1 MB': requestOf(`GET /${'a'.repeat(1_000_000)} HTTP/1.1`),
  }),
];

/** Requests that are wrong before anybody looks at their address. */
export const transportCases: readonly HostileCase[] = [...smuggling, ...hosts, ...odd, ...oversized];
