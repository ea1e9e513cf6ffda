import { group, type HostileCase, postJson, requestOf } from './hostile-case.ts';

const graphql = (query: string, variables: unknown = {}): Buffer =>
  postJson('/graphql', JSON.stringify({ query, variables }));
const repeat = (count: number, make: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => make(n)).join(' ');
const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);
const deep = (depth: number): string => `${'parentItem { '.repeat(depth)}id${' }'.repeat(depth)}`;

/** GraphQL refuses with 400 or, where it runs and has errors, with 200 and these. */
const answered = [200, 400, 403, 405, 413, 415, 429] as const;

const bombs: readonly HostileCase[] = group('GraphQL', answered, {
  'a thousand aliases': graphql(`{ ${repeat(1000, (n) => `a${n}: ping`)} }`),
  'ten thousand fields': graphql(`{ ${'ping '.repeat(10_000)} }`),
  'a thousand equal fields': graphql(`{ item(id: "1") { ${'id '.repeat(1000)} } }`),
  'depth 20': graphql(`{ item(id: "1") { ${deep(20)} } }`),
  'depth 500': graphql(`{ item(id: "1") { ${deep(500)} } }`),
  'depth 5000': graphql(`{ item(id: "1") { ${deep(5000)} } }`),
  'a cycle of fragments': graphql('{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'),
  'a fragment in itself': graphql('{ ...a } fragment a on Query { ping ...a }'),
  'fragments that double': graphql(`
    {
      ...f0
    }
    ${repeat(30, (n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`)}
    fragment f30 on Query {
      ping
    }
  `),
  'forty mutations': graphql(`mutation { ${repeat(40, (n) => `m${n}: ping`)} }`),
  'forty mutations in a fragment': graphql(
    `mutation { ...f } fragment f on Mutation { ${repeat(40, (n) => `m${n}: ping`)} }`,
  ),
  'forty mutations in an inline fragment': graphql(
    `mutation { ... on Mutation { ${repeat(40, (n) => `m${n}: ping`)} } }`,
  ),
  'forty mutations in inline fragments': graphql(`mutation { ${repeat(40, (n) => `... { m${n}: ping }`)} }`),
  'a thousand directives': graphql(`{ ping ${'@include(if: true) '.repeat(1000)} }`),
  'directives that nobody knows': graphql(`{ ping ${repeat(200, (n) => `@a${n}`)} }`),
  'lists of lists': graphql(`{ item(id: ${nested(3000, '[', ']')}) { id } }`),
  'objects in objects': graphql(`{ listings(filter: ${nested(800, '{a:', '}')}) { totalCount } }`),
  'a million listings': graphql('{ listings(first: 1000000) { nodes { id } } }'),
  'a negative number': graphql('{ listings(first: -1) { nodes { id } } }'),
  'lists that multiply': graphql(
    '{ listings(first: 100) { nodes { item { variants { item { variants { item { variants { item { id } } } } } } } } } }',
  ),
  introspection: graphql(`{ __schema { types { ${'fields { type { '.repeat(20)}name${' } }'.repeat(20)} } } }`),
  'five hundred operations': graphql(repeat(500, (n) => `query q${n} { ping }`)),
  'a string of 200 kB': graphql(`{ item(id: "${'x'.repeat(200_000)}") { id } }`),
  'a comment of 200 kB': graphql(`{ ping } #${'x'.repeat(200_000)}`),
  'many variables': graphql(`query (${repeat(800, (n) => `$v${n}: Int`)}) { ping }`),
  'a null byte': graphql('{ item(id: "a\\u0000b") { id } }'),
  'half a surrogate': graphql('{ item(id: "\\ud800") { id } }'),
  'SQL in an id': graphql('{ item(id: "\' OR 1=1; DROP TABLE accounts; --") { id } }'),
  'a batch': postJson('/graphql', JSON.stringify(Array.from({ length: 50 }, () => ({ query: '{ ping }' })))),
  'no query': postJson('/graphql', '{}'),
  'a query that is a number': postJson('/graphql', '{"query":1}'),
  'variables that are a list': postJson('/graphql', '{"query":"{ ping }","variables":[1]}'),
  'a prototype in variables': postJson('/graphql', '{"query":"{ ping }","variables":{"__proto__":{"isAdmin":true}}}'),
  'an unknown operation name': postJson('/graphql', '{"query":"{ ping }","operationName":"x"}'),
  'a mutation by GET': requestOf(`GET /graphql?query=${encodeURIComponent('mutation { ping }')} HTTP/1.1`, [
    'Accept: application/json',
  ]),
});

const json: readonly HostileCase[] = [
  // Who asks to close the connection and goes on sending may find it closed before it has read the answer.
  ...group('JSON', [400, 403, 413, 415, 429, 'closed'], {
    'arrays 100,000 deep': postJson('/api/subscribe', nested(100_000, '[', ']')),
    'objects 20,000 deep': postJson('/api/subscribe', nested(20_000, '{"a":', '}').replace('}', '1}')),
    'arrays 100,000 deep, for GraphQL': postJson('/graphql', nested(100_000, '[', ']')),
    'half a text': postJson('/api/subscribe', '{"email":"a'),
    'no text': postJson('/api/subscribe', Buffer.from([0xff, 0xfe, 0x00, 0x01])),
    'malformed UTF-8': postJson('/graphql', Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31])),
    'a number of 100,000 digits': postJson('/api/subscribe', `{"email":${'9'.repeat(100_000)}}`),
    'a prototype': postJson('/api/subscribe', '{"__proto__":{"email":"a@b.co"},"constructor":{"prototype":{}}}'),
    null: postJson('/api/subscribe', 'null'),
    'a megabyte': postJson('/api/subscribe', JSON.stringify({ email: 'x'.repeat(1_000_000) })),
    'five megabytes for GraphQL': postJson('/graphql', JSON.stringify({ query: `{ ping } #${'x'.repeat(5_000_000)}` })),
    'as a form': requestOf(
      'POST /api/subscribe HTTP/1.1',
      ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 9'],
      'email=a@b',
    ),
    'as text': requestOf(
      'POST /graphql HTTP/1.1',
      ['Content-Type: text/plain', 'Content-Length: 19'],
      '{"query":"{ ping }"',
    ),
    'as XML': requestOf('POST /api/subscribe HTTP/1.1', ['Content-Type: application/xml', 'Content-Length: 4'], '<a/>'),
    'of a type that is none': requestOf(
      'POST /api/subscribe HTTP/1.1',
      ['Content-Type: ;;;', 'Content-Length: 2'],
      '{}',
    ),
    zipped: postJson('/api/subscribe', Buffer.from('1f8b0800000000000003', 'hex'), ['Content-Encoding: gzip']),
  }),
  ...group('forms', [303, 400, 403, 404, 413, 415, 429], {
    'multipart without a boundary': requestOf(
      'POST /api/forms/contact HTTP/1.1',
      ['Content-Type: multipart/form-data', 'Content-Length: 2'],
      'ab',
    ),
    'multipart without an end': requestOf(
      'POST /api/forms/contact HTTP/1.1',
      ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 4'],
      '--x\r',
    ),
    'a picture that leaves its folder': multipart('pictures', '../../../etc/cron.d/x', 'not a picture'),
    'a picture that is a script': multipart('pictures', 'a.svg', '<svg onload="alert(1)"/>'),
    'a field of 100 kB': multipart('message', '', 'x'.repeat(100_000)),
    'a field named after a prototype': multipart('__proto__', '', 'x'),
    'a form that does not exist': multipart('a', '', 'b', '/api/forms/__proto__'),
  }),
  ...group('events', [400, 403, 404, 405, 413, 415], {
    'an event that nobody knows': requestOf(
      'POST /client-events HTTP/1.1',
      ['Content-Type: text/plain', 'Content-Length: 2'],
      '{}',
    ),
    'an event of 100 kB': requestOf(
      'POST /client-events HTTP/1.1',
      ['Content-Type: text/plain', 'Content-Length: 100000'],
      'x'.repeat(100_000),
    ),
    'a webhook without a signature': postJson('/api/webhooks/gateway', '{}'),
    'a webhook with a signature that is none': postJson('/api/webhooks/gateway', '{}', [
      'gateway-signature: t=1,v1=00',
    ]),
    'a webhook of nobody': postJson('/api/webhooks/__proto__', '{}'),
  }),
];

function multipart(field: string, file: string, contents: string, path = '/api/forms/contact'): Buffer {
  const name = file === '' ? '' : `; filename="${file}"`;
  const body = `--x\r\nContent-Disposition: form-data; name="${field}"${name}\r\n\r\n${contents}\r\n--x--\r\n`;
  const headers = ['Content-Type: multipart/form-data; boundary=x', `Content-Length: ${Buffer.byteLength(body)}`];
  return requestOf(`POST ${path} HTTP/1.1`, headers, body);
}

/** Requests whose body is more than a server should take on, or not what it says. */
export const bodyCases: readonly HostileCase[] = [...bombs, ...json];
