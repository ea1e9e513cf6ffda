import { type CDPSession, chromium } from 'playwright-core';
import type { PageResult } from '../report/results.ts';
import { countJsHops, type RequestLink } from './js-hops.model.ts';

/** What a page takes over the wire on a first visit. */
export type PageWeight = Pick<PageResult, 'bytes' | 'requests' | 'jsHops'>;

type Kind = keyof PageWeight['bytes'];

/** The phone that Lighthouse stands for. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const KINDS: Readonly<Record<string, Kind>> = { Document: 'html', Script: 'js', Image: 'images', Font: 'fonts' };
const isScriptUrl = (url: string): boolean => /\.m?js(\?|$)/.test(url);

interface Seen {
  readonly kinds: Map<string, Kind>;
  readonly links: RequestLink[];
  readonly sizes: Map<string, number>;
}

async function listen(session: CDPSession): Promise<Seen> {
  const seen: Seen = { kinds: new Map(), links: [], sizes: new Map() };
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (!request.url.startsWith('http')) return;
    const isScript = type === 'Script' || isScriptUrl(request.url);
    seen.kinds.set(requestId, isScript ? 'js' : (KINDS[type ?? ''] ?? 'other'));
    const asker = initiator.stack?.callFrames.at(0)?.url ?? initiator.url;
    seen.links.push({ url: request.url, isScript, initiator: asker });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.sizes.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  return seen;
}

/** Opens the page in a fresh browser, waits until it is quiet, and weighs what came. */
export async function weighPage(url: string, executablePath: string): Promise<PageWeight> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--ignore-certificate-errors'] });
  try {
    const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const seen = await listen(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'networkidle' });
    const bytes: Record<Kind, number> = { html: 0, js: 0, images: 0, fonts: 0, other: 0 };
    for (const [id, kind] of seen.kinds) bytes[kind] += seen.sizes.get(id) ?? 0;
    return { bytes, requests: seen.kinds.size, jsHops: countJsHops(seen.links) };
  } finally {
    await browser.close();
  }
}
