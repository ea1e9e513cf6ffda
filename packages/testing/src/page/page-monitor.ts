import type { ConsoleMessage, Page, Response } from '@playwright/test';

/** Problems of a page: console warnings and errors, exceptions, failed or rejected requests. */
export interface PageMonitor {
  /** In order, without those that are allowed. */
  problems(): readonly string[];
  /** Requested URLs with their methods: `POST http://…/graphql`. */
  readonly requests: readonly string[];
  /** Ignores problems that match one of the patterns, past ones too. */
  allow(...expected: readonly RegExp[]): void;
  /** Forgets all problems and requests so far. */
  reset(): void;
}

/** A navigation aborts the open requests of the previous page. */
const ABORTED = 'net::ERR_ABORTED';

/** Records what goes wrong on a page; call it before the first navigation. */
export function monitorPage(page: Page): PageMonitor {
  const seen: string[] = [];
  const requests: string[] = [];
  const allowed: RegExp[] = [];
  const documents: string[] = [];
  page.on('domcontentloaded', () => documents.push(page.url()));
  // A preload is reported as unused when the page is left early, or when an earlier page had loaded the same file.
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
