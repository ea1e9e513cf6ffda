import { setTimeout } from 'node:timers/promises';
import type { ShopAddress } from '@headstock/testing/shop';
import { findFreePorts } from '@headstock/testing/free-ports';
import { startShellInstance } from '@headstock/testing/shell-instance';
import { startHttpsProxy } from '../https-proxy/https-proxy.ts';
import type { PageResult } from '../report/results.ts';
import { findPages } from './find-pages.ts';
import { summarizeVisits } from './summarize-visits.ts';
import { type PageVisit, visitWithLighthouse } from './run-lighthouse.ts';
import { openPage } from './open-page.ts';

export interface MeasureOptions {
  readonly shop: ShopAddress;
  readonly chromium: string;
  /** Visits with Lighthouse for each page. */
  readonly runs: number;
  readonly say: (line: string) => void;
}

/** The shell compresses a page at the highest level once it has rendered it again unchanged. */
const SETTLED_AFTER = 3;
const RENDERED_AGAIN_MS = 6_000;

/** Requests a page until it is served as a shop in use serves it: from the page cache, compressed at the highest level. */
async function settle(url: string): Promise<void> {
  for (let visit = 0; visit < SETTLED_AFTER; visit += 1) {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    await setTimeout(RENDERED_AGAIN_MS);
  }
}

/**
 * Lets Lighthouse visit the home page, a listing and a product over HTTP/2 with brotli, each as often as `runs` says. The
 * pages take turns, so that whatever else the machine does falls on all of them.
 */
export async function measurePages({ shop, chromium, runs, say }: MeasureOptions): Promise<PageResult[]> {
  const [port = 0] = (await findFreePorts(8)).slice(-1);
  await using front = await startShellInstance({
    shop,
    compress: true,
    env: { PUBLIC_URL: `https://localhost:${port}` },
  });
  await using proxy = await startHttpsProxy(port, front.origin);
  const pages = await findPages(front.origin);
  for (const { page, path } of pages) {
    say(`Warming up ${page} (${path})`);
    // The first visit renders the images.
    await openPage(proxy.origin + path, chromium);
    await settle(front.origin + path);
  }
  const visits = new Map<string, PageVisit[]>(pages.map(({ path }) => [path, []]));
  for (let run = 1; run <= runs; run += 1) {
    say(`Visit ${run} of ${runs} to each page`);
    for (const { path } of pages) visits.get(path)?.push(await visitWithLighthouse(proxy.origin + path, chromium));
  }
  return pages.map(({ page, path }) => ({ page, path, ...summarizeVisits(visits.get(path) ?? []) }));
}
