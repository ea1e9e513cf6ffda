import { setTimeout } from 'node:timers/promises';
import type { ShopAddress } from '@headstock/testing/shop';
import { findFreePorts } from '@headstock/testing/free-ports';
import { startShellInstance } from '@headstock/testing/shell-instance';
import { startHttpsProxy } from '../https-proxy/https-proxy.ts';
import type { PageResult } from '../report/results.ts';
import type { Skeleton } from '../peer/build-skeleton.ts';
import { peerAddresses } from '../peer/peer-addresses.ts';
import { startPeer } from '../peer/start-peer.ts';
import { findPages } from './find-pages.ts';
import { summarizeVisits } from './summarize-visits.ts';
import { type PageVisit, visitWithLighthouse } from './run-lighthouse.ts';
import { openPage } from './open-page.ts';

export interface MeasureOptions {
  readonly shop: ShopAddress;
  /** Another shop to visit in the same rounds. */
  readonly skeleton?: Skeleton | undefined;
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
export async function measurePages({ shop, skeleton, chromium, runs, say }: MeasureOptions): Promise<PageResult[]> {
  const [peerPort = 0, port = 0] = (await findFreePorts(9)).slice(-2);
  await using front = await startShellInstance({
    shop,
    compress: true,
    env: { PUBLIC_URL: `https://localhost:${port}` },
  });
  await using proxy = await startHttpsProxy(port, front.origin);
  await using peer = skeleton && (await startPeer(skeleton, `https://localhost:${peerPort}`));
  await using peerProxy = peer && (await startHttpsProxy(peerPort, peer.origin));
  const pages = await findPages(front.origin);
  for (const { page, path } of pages) {
    say(`Warming up ${page} (${path})`);
    // The first visit renders the images.
    await openPage(proxy.origin + path, chromium);
    await settle(front.origin + path);
  }
  const ours = pages.map(({ page, path }) => ({ page, path, origin: proxy.origin, shop: undefined }));
  const theirs = pages.map(({ page }) => ({
    page,
    path: peerAddresses(page, 0, 1)[0] ?? '/',
    origin: peerProxy?.origin ?? '',
    shop: peer?.name,
  }));
  const visited = (peer ? [...ours, ...theirs] : ours).map((one) => ({ ...one, visits: new Array<PageVisit>() }));
  for (let run = 1; run <= runs; run += 1) {
    say(`Visit ${run} of ${runs} to each page`);
    for (const { origin, path, visits } of visited) visits.push(await visitWithLighthouse(origin + path, chromium));
  }
  return visited.map(({ page, path, shop: name, visits }) => ({
    page,
    path,
    ...(name === undefined ? {} : { shop: name }),
    ...summarizeVisits(visits),
  }));
}
