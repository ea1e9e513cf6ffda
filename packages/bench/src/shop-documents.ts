import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const ROOT = path.resolve(import.meta.dirname, '../../..');

function documentsOf(remote: string): string[] {
  const file = path.join(ROOT, remote, 'src/documents.generated.json');
  return z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** A GraphQL document with its fragments, as the pages of a remote send it. Throws for an operation that the remote does not have. */
export function documentOf(remote: string, operation: string): string {
  const found = documentsOf(remote).find((document) => /^\w+ (\w+)/.exec(document)?.[1] === operation);
  if (found === undefined) throw new Error(`${remote} sends no ${operation}.`);
  return found;
}
