import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RegisteredDocuments } from '@headstock/api/registered-documents';
import type { Page } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../../../..');
const lists = ['mfe-*/src/documents.generated.json', 'packages/contracts/shell-documents.generated.json'];

const registered = new RegisteredDocuments();
for (const file of globSync(lists, { cwd: root })) {
  const texts: string[] = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  registered.add(texts);
}

function documentOf(body: string | null): string | undefined {
  const sent: { query?: string } = JSON.parse(body ?? '{}');
  return sent.query;
}

/** Watches a page; gives the documents that it has sent and that a production shop would refuse. */
export function watchDocuments(page: Page): () => string[] {
  const unregistered = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql' || request.method() !== 'POST') return;
    const text = documentOf(request.postData());
    if (text !== undefined && !registered.has(text)) unregistered.add(text);
  });
  return () => [...unregistered];
}
