import type { ShopAddress } from '@headstock/testing/shop';
import { type ShellInstance, startShellInstance } from '@headstock/testing/shell-instance';
import { findPages, type MeasuredPage } from '../pages/find-pages.ts';
import type { ServerResult } from '../report/results.ts';
import { spreadOf } from '../report/spread.ts';
import { measureOnce, measurePlain, measureRate } from './measure-rate.ts';
import { type RenderedAddresses, renderedAddresses } from './rendered-addresses.ts';

export interface MeasureServerOptions {
  readonly shop: ShopAddress;
  /** How long each rate of one address is measured. */
  readonly seconds: number;
  readonly rounds: number;
  readonly say: (line: string) => void;
}

const HOUR_MS = 3_600_000;
/** Requests of one round; each is another address. */
const REQUESTS = 300;

/** A page with everything that its rows need. */
interface Subject extends MeasuredPage {
  readonly addresses: RenderedAddresses;
  readonly rendered: number[];
  readonly cached: number[];
  readonly plain: number[];
}

const originOf = ({ origin }: ShellInstance): string => origin.replace('localhost', '127.0.0.1');

/** The addresses of a round: other ones each time, or the same ones again where there are no others. */
function addressesOf({ paths, isUnique }: RenderedAddresses, round: number): readonly string[] {
  if (isUnique) return paths.slice(round * REQUESTS, (round + 1) * REQUESTS);
  return Array.from({ length: REQUESTS }, (_, index) => paths[index % paths.length] ?? '/');
}

function describeAddresses({ isUnique, connections, paths }: RenderedAddresses): string {
  const which = isUnique ? 'each address once' : `${paths.length} addresses in turn, cache off`;
  return `${which}, ${connections} ${connections === 1 ? 'connection' : 'connections'}`;
}

/**
 * How many pages per second one render process answers: addresses that nobody asked for before, an address in the page
 * cache, and the same bytes from a plain server. All take turns in every round.
 */
export async function measureServer({ shop, seconds, rounds, say }: MeasureServerOptions): Promise<ServerResult[]> {
  const env = { LOG_LEVEL: 'error' };
  await using caching = await startShellInstance({
    shop,
    compress: true,
    env: { ...env, PAGE_CACHE_MS: String(HOUR_MS) },
  });
  await using rendering = await startShellInstance({ shop, compress: true, env: { ...env, PAGE_CACHE_MS: '0' } });
  const subjects: Subject[] = [];
  for (const page of await findPages(shop.origin)) {
    const addresses = await renderedAddresses(page.page, shop.origin, (rounds + 1) * REQUESTS);
    subjects.push({ ...page, addresses, rendered: [], cached: [], plain: [] });
  }
  for (let round = 0; round <= rounds; round += 1) {
    say(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`);
    for (const { addresses, rendered, cached, plain, path } of subjects) {
      const shell = addresses.isUnique ? caching : rendering;
      const rate = await measureOnce(originOf(shell), addressesOf(addresses, round), addresses.connections);
      if (round === 0) continue;
      rendered.push(rate);
      cached.push(await measureRate(originOf(caching) + path, seconds));
      const body = new Uint8Array(await (await fetch(originOf(caching) + path)).arrayBuffer());
      plain.push(await measurePlain(body, seconds));
    }
  }
  return subjects.map(({ page, addresses, rendered, cached, plain }) => ({
    page,
    addresses: describeAddresses(addresses),
    rendered: spreadOf(rendered),
    cached: spreadOf(cached),
    plain: spreadOf(plain),
  }));
}
