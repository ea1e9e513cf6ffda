/** A request that no client of the shop sends, as bytes, and the answers that are right. */
export interface HostileCase {
  readonly group: string;
  readonly name: string;
  readonly bytes: Buffer | string;
  /** Right statuses; `closed` is a connection that is closed without an answer. */
  readonly right: readonly (number | 'closed')[];
}

export const HOST = 'localhost';

/** An HTTP/1.1 request; lines end with CRLF. The connection is to be closed, so that the end of the response is clear. */
export function requestOf(
  line: string,
  headers: readonly string[] = [],
  body: string | Buffer = '',
  host = `Host: ${HOST}`,
): Buffer {
  const head = [line, ...(host === '' ? [] : [host]), 'Connection: close', ...headers, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]);
}

/** A POST of JSON. */
export function postJson(path: string, body: string | Buffer, headers: readonly string[] = []): Buffer {
  const length = Buffer.byteLength(body);
  return requestOf(
    `POST ${path} HTTP/1.1`,
    ['Content-Type: application/json', `Content-Length: ${length}`, ...headers],
    body,
  );
}

/** Cases of one group from names and bytes. */
export function group(
  name: string,
  right: HostileCase['right'],
  cases: Readonly<Record<string, Buffer | string>>,
): HostileCase[] {
  return Object.entries(cases).map(([each, bytes]) => ({ group: name, name: each, bytes, right }));
}
