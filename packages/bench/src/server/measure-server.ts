import type { ShopAddress } from '@headstock/testing/shop';
import { type ShellInstance, startShellInstance } from '@headstock/testing/shell-instance';
import { findPages, type MeasuredPage } from '../pages/find-pages.ts';
import type { ServerResult } from '../report/results.ts';
import { spreadOf } from '../report/spread.ts';
import type { Skeleton } from '../peer/build-skeleton.ts';
import { peerAddresses } from '../peer/peer-addresses.ts';
import { type Peer, startPeer } from '../peer/start-peer.ts';
import { measureOnce, measurePlain, measureRate } from './measure-rate.ts';
import { type RenderedAddresses, renderedAddresses } from './rendered-addresses.ts';

export interface MeasureServerOptions {
  readonly shop: ShopAddress;
  /** Another shop to render in the same rounds. */
  readonly skeleton: Skeleton | undefined;
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
  readonly peer: number[];
}

const originOf = ({ origin }: Pick<ShellInstance, 'origin'>): string => origin.replace('localhost', '127.0.0.1');

/** The addresses of a round: other ones each time, or the same ones again where there are no others. */
function addressesOf({ paths, isUnique }: RenderedAddresses, round: number): readonly string[] {
  if (isUnique) return paths.slice(round * REQUESTS, (round + 1) * REQUESTS);
  return Array.from({ length: REQUESTS }, (_, index) => paths[index % paths.length] ?? '/');
}

const countElements = async (url: string): Promise<number> =>
  (await (await fetch(url)).text()).match(/<[a-z]/g)?.length ?? 0;

function describeAddresses({ isUnique, connections, paths }: RenderedAddresses): string {
  const which = isUnique ? 'each address once' : `${paths.length} addresses in turn, cache off`;
  return `${which}, ${connections} ${connections === 1 ? 'connection' : 'connections'}`;
}

const describePeer = async (peer: Peer, { page, peer: rates }: Subject) => ({
  name: peer.name,
  rendered: spreadOf(rates),
  elements: await countElements(originOf(peer) + (peerAddresses(page, 0, 1)[0] ?? '/')),
});

/**
 * How many pages per second one render process answers: addresses that nobody asked for before, an address in the page
 * cache, and the same bytes from a plain server. All take turns in every round.
 */
export async function measureServer({
  shop,
  skeleton,
  seconds,
  rounds,
  say,
}: MeasureServerOptions): Promise<ServerResult[]> {
  const env = { LOG_LEVEL: 'error' };
  await using caching = await startShellInstance({
    shop,
    compress: true,
    env: { ...env, PAGE_CACHE_MS: String(HOUR_MS) },
  });
  await using rendering = await startShellInstance({ shop, compress: true, env: { ...env, PAGE_CACHE_MS: '0' } });
  await using peer = skeleton && (await startPeer(skeleton));
  const subjects: Subject[] = [];
  for (const page of await findPages(shop.origin)) {
    const addresses = await renderedAddresses(page.page, shop.origin, (rounds + 1) * REQUESTS);
    subjects.push({ ...page, addresses, rendered: [], cached: [], plain: [], peer: [] });
  }
  for (let round = 0; round <= rounds; round += 1) {
    say(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`);
    for (const { page, addresses, rendered, cached, plain, peer: peerRates, path } of subjects) {
      const shell = addresses.isUnique ? caching : rendering;
      const rate = await measureOnce(originOf(shell), addressesOf(addresses, round), addresses.connections);
      const paths = peerAddresses(page, round, REQUESTS);
      const peerRate = peer && (await measureOnce(originOf(peer), paths, addresses.connections));
      if (round === 0) continue;
      rendered.push(rate);
      if (peerRate !== undefined) peerRates.push(peerRate);
      cached.push(await measureRate(originOf(caching) + path, seconds));
      const body = new Uint8Array(await (await fetch(originOf(caching) + path)).arrayBuffer());
      plain.push(await measurePlain(body, seconds));
    }
  }
  return await Promise.all(
    subjects.map(async (subject) => ({
      page: subject.page,
      addresses: describeAddresses(subject.addresses),
      rendered: spreadOf(subject.rendered),
      cached: spreadOf(subject.cached),
      plain: spreadOf(subject.plain),
      elements: await countElements(originOf(caching) + subject.path),
      peer: peer && (await describePeer(peer, subject)),
    })),
  );
}
