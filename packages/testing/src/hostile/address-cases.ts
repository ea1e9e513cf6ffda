import { group, type HostileCase, requestOf } from './hostile-case.ts';

const get = (path: string): Buffer => requestOf(`GET ${path} HTTP/1.1`);
const byPath = (paths: readonly string[]): Record<string, Buffer> =>
  Object.fromEntries(paths.map((path) => [path, get(path)]));

const climbs = [
  '..',
  '%2e%2e',
  '..%2f',
  '%2e%2e%2f',
  '..%5c',
  '%252e%252e%252f',
  '....//',
  '..;',
  '%c0%ae%c0%ae',
  '.%00.',
];
const roots = [
  '/assets/',
  '/images/',
  '/remotes/',
  '/remotes/mfe-catalog/x/browser/',
  '/api/',
  '/icons/',
  '/builds/meta/',
];
const traversal = roots.flatMap((root) => climbs.map((climb) => `${root}${`${climb}/`.repeat(4)}etc/passwd`));

/** A page may answer with its 404, or with a redirect to where there is nothing either; never with a file. */
const nothing = [301, 302, 307, 308, 400, 403, 404, 405] as const;

const malformed = [
  '%',
  '%2',
  '%zz',
  '%ff',
  '%c3%28',
  '%ed%a0%80',
  '%f8%a1%a1%a1',
  '%00',
  '%e2%80%ae',
  '%0d%0a',
  '%ef%bf%be',
  '%f0%9f%92',
];
const malformedPaths = malformed.flatMap((text) => [
  `/${text}`,
  `/shop/category/${text}`,
  `/blog/${text}`,
  `/orders/${text}`,
]);
const malformedQueries = malformed.flatMap((text) => [`/shop?keywords=${text}`, `/shop?brand=${text}&${text}=1`]);

const splits = [
  '%0d%0aSet-Cookie:%20evil=1',
  '%0aSet-Cookie:%20evil=1',
  '%E5%98%8D%E5%98%8ASet-Cookie:%20evil=1',
  '%0d%0a%0d%0a<script>',
];
const splitPaths = splits.flatMap((text) => [
  `/${text}`,
  `/fr?x=${text}`,
  `/shop/a/${text}`,
  `/reset-password/${text}`,
  `/forms/contact?topic=${text}`,
]);

const raw = (bytes: readonly number[]): Buffer =>
  Buffer.concat([
    Buffer.from('GET /shop?keywords='),
    Buffer.from(bytes),
    Buffer.from(' HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
  ]);

const files = [
  '/.env',
  '/.git/config',
  '/package.json',
  '/server/main.cjs',
  '/remotes/mfe-catalog/x/server/remoteEntry.js',
  '/wp-login.php',
  '/api/../.env',
  '/.headstock/secret',
  '/metrics',
  '/readyz/../.env',
];

/** Requests whose path leaves the site's tree, or is not text. */
export const addressCases: readonly HostileCase[] = [
  ...group('traversal', nothing, byPath(traversal)),
  ...group('files', nothing, byPath(files)),
  ...group('malformed UTF-8', [...nothing, 200], byPath([...malformedPaths, ...malformedQueries])),
  ...group('malformed UTF-8', [200, 400, 'closed'], {
    'raw bytes that are no text': raw([0xff, 0xfe, 0xc3, 0x28]),
    'raw overlong bytes': raw([0xc0, 0xaf]),
    'a raw null byte': raw([0x61, 0x00]),
    'a raw tab': raw([0x61, 0x09, 0x62]),
    'a raw escape': raw([0x1b, 0x5b]),
  }),
  ...group('CRLF', [...nothing, 200], byPath(splitPaths)),
];
