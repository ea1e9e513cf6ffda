import type { ShopAddress } from '@headstock/testing/shop';
import { startShellInstance } from '@headstock/testing/shell-instance';
import { findPages } from '../pages/find-pages.ts';
import type { ServerResult } from '../report/results.ts';
import { measureRate, measureVanilla } from './measure-rate.ts';

export interface MeasureServerOptions {
  readonly shop: ShopAddress;
  /** How long each rate is measured. */
  readonly seconds: number;
  readonly say: (line: string) => void;
}

const HOUR_MS = 3_600_000;

/** The rates of a shell with the given page cache, by path. */
async function ratesOf(
  shop: ShopAddress,
  cacheMs: number,
  paths: readonly string[],
  seconds: number,
): Promise<number[]> {
  await using front = await startShellInstance({ shop, env: { PAGE_CACHE_MS: String(cacheMs), LOG_LEVEL: 'error' } });
  const rates: number[] = [];
  for (const path of paths)
    rates.push(await measureRate(front.origin.replace('localhost', '127.0.0.1') + path, seconds));
  return rates;
}

/** How many pages per second one render process answers: rendered every time, cached, and beside a plain server. */
export async function measureServer({ shop, seconds, say }: MeasureServerOptions): Promise<ServerResult[]> {
  const pages = await findPages(shop.origin);
  const paths = pages.map(({ path }) => path);
  say('Rendering every page anew');
  const rendered = await ratesOf(shop, 0, paths, seconds);
  say('Answering from the page cache');
  const cached = await ratesOf(shop, HOUR_MS, paths, seconds);
  say('Sending the same bytes from a plain server');
  const results: ServerResult[] = [];
  for (const [index, { page, path }] of pages.entries()) {
    const body = new Uint8Array(await (await fetch(shop.origin + path)).arrayBuffer());
    const vanilla = await measureVanilla(body, seconds);
    results.push({ page, rendered: rendered[index] ?? 0, cached: cached[index] ?? 0, vanilla });
  }
  return results;
}
