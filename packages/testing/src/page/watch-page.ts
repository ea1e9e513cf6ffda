import type { ConsoleMessage, Page, Response } from '@playwright/test';

/** What a page did that a good page does not do: console warnings and errors, exceptions, failed or refused requests. */
export interface PageWatch {
  /** In the order in which they happened, without those that are allowed. */
  problems(): readonly string[];
  /** The addresses that the page asked for, with their methods: `POST http://…/graphql`. */
  readonly requests: readonly string[];
  /** Problems whose text fits are expected from now on, and were all along. */
  allow(...expected: readonly RegExp[]): void;
  /** Forgets everything seen so far. */
  reset(): void;
}

/** Navigations end the requests that the page before them still had open. */
const ABORTED = 'net::ERR_ABORTED';

/** Watches a page from its beginning; call it before the first navigation. */
export function watchPage(page: Page): PageWatch {
  const seen: string[] = [];
  const requests: string[] = [];
  const allowed: RegExp[] = [];
  const documents: string[] = [];
  page.on('domcontentloaded', () => documents.push(page.url()));
  // What a page preloaded goes unused when the visitor leaves it, or when a page before it had loaded the same.
  const isFirstPage = (): boolean => documents.length <= 1 && page.url() === documents[0];
  page.on('console', (message: ConsoleMessage) => {
    if (message.text().includes('was preloaded using link preload but not used') && !isFirstPage()) return;
    if (['warning', 'error', 'assert'].includes(message.type()))
      seen.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => seen.push(`exception: ${error.stack || error.message || String(error)}`));
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    if (why !== ABORTED) seen.push(`request ${request.url()}: ${why}`);
  });
  page.on('response', (response: Response) => {
    if (response.status() >= 400) seen.push(`response ${response.status()}: ${response.url()}`);
  });
  return {
    problems: () => seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
    requests,
    allow: (...expected) => void allowed.push(...expected),
    reset() {
      seen.length = 0;
      requests.length = 0;
    },
  };
}
