import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { documentListSchema } from '@headstock/contracts/registry';
import type { Logger } from 'pino';
import { describeError } from '#api/platform/log/describe-error.ts';
import { RegisteredDocuments } from './registered-documents.ts';
import type { DocumentRegister } from './use-registered-documents.ts';

const CONTRACTS = new URL('../../../contracts/', import.meta.url);
const TIMEOUT_MS = 1_500;
/** The registry is asked at most this often, however many unknown documents come in. */
const LEAST_PAUSE_MS = 1_000;

export type RegisterOptions = {
  /** Of the registry, without a slash at the end. */
  registryUrl: string;
  channel: string;
  /** Keeps the last list of the registry, for a start without it. */
  file: string;
  log: Logger;
};

/** The operations that clients outside this repository send, and those of the shell. */
function readFixedDocuments(): string[] {
  const shell = documentListSchema.parse(
    JSON.parse(readFileSync(new URL('shell-documents.generated.json', CONTRACTS), 'utf8')),
  );
  return [readFileSync(new URL('operations.graphql', CONTRACTS), 'utf8'), ...shell];
}

/**
 * The documents that a production shop runs: the fixed operations, the shell's, and those that the published builds of the remotes bring along,
 * so that a remote that ships alone can ask what it needs.
 */
export async function openDocumentRegister({
  registryUrl,
  channel,
  file,
  log,
}: RegisterOptions): Promise<DocumentRegister> {
  const documents = new RegisteredDocuments();
  documents.add(readFixedDocuments());
  let etag = '';
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const headers = etag === '' ? {} : { 'if-none-match': etag };
    const url = `${registryUrl}/channels/${channel}/documents`;
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === 304) return;
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const published = documentListSchema.parse(await response.json());
    documents.add(published);
    etag = response.headers.get('etag') ?? '';
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(published));
  }
  async function recall(): Promise<void> {
    const text = await readFile(file, 'utf8').catch(() => '[]');
    documents.add(documentListSchema.parse(JSON.parse(text)));
  }
  function refresh(): Promise<void> {
    if (!asking && performance.now() - askedAt < LEAST_PAUSE_MS) return Promise.resolve();
    asking ??= ask()
      .catch((error: unknown) => log.warn({ err: describeError(error) }, 'The registry does not tell its documents'))
      .finally(() => {
        askedAt = performance.now();
        asking = undefined;
      });
    return asking;
  }
  await recall().catch((error: unknown) =>
    log.warn({ err: describeError(error) }, 'The last documents are unreadable'),
  );
  await refresh();
  return { documents, refresh };
}
