import autocannon from 'autocannon';
import type { ApiResult } from '../report/results.ts';
import { spreadOf } from '../report/spread.ts';
import { type Asked, askedOf } from './asked.ts';
import { type CountedShop, ITEMS, openCountedShop } from './open-counted-shop.ts';

export interface MeasureApiOptions {
  /** How long each rate is measured in each round. */
  readonly seconds: number;
  readonly rounds: number;
  readonly say: (line: string) => void;
}

const CONNECTIONS = 32;
const CHANGE_MS = 1_000;
const HEADERS = { 'content-type': 'application/json', 'accept-language': 'en' };

interface Rate {
  readonly perSecond: number;
  /** Statements for each answer, with those of the work beside requests. */
  readonly statements: number;
}

/** Asks for `seconds` and goes on with the numbers where the last time ended. Throws when an answer is none, or holds an error. */
async function rateOf(shop: CountedShop, { name, bodyOf }: Asked, seconds: number, next: () => number): Promise<Rate> {
  await shop.takeStatements();
  const result = await autocannon({
    url: `${shop.apiUrl}/graphql`,
    method: 'POST',
    headers: HEADERS,
    connections: CONNECTIONS,
    duration: seconds,
    verifyBody: (body) => !String(body).includes('"errors":'),
    setupClient(client) {
      client.setBody(bodyOf(next()));
      client.on('response', () => client.setBody(bodyOf(next())));
    },
  });
  const { non2xx, errors, mismatches, requests, duration } = result;
  if (non2xx + errors + mismatches > 0) throw new Error(`${name}: ${non2xx + errors + mismatches} requests failed.`);
  return { perSecond: requests.total / duration, statements: (await shop.takeStatements()) / requests.total };
}

/**
 * How many of the storefront's two dearest queries one API process answers each second, with its database and the load generator on the
 * same cores: while nothing changes, and while the price of one listing changes each second. All take turns in every round; the first is
 * left out, and fills what the process keeps in memory.
 */
export async function measureApi({ seconds, rounds, say }: MeasureApiOptions): Promise<ApiResult> {
  await using shop = await openCountedShop(say);
  const rows = askedOf(shop.itemIds).map((asked) => {
    let index = 0;
    return { asked, next: () => index++, still: [] as Rate[], changing: [] as Rate[] };
  });
  for (let round = 0; round <= rounds; round += 1) {
    say(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`);
    for (const { asked, next, still, changing } of rows) {
      const rate = await rateOf(shop, asked, seconds, next);
      const timer = setInterval(() => void shop.changePrice().catch(() => undefined), CHANGE_MS);
      const other = await rateOf(shop, asked, seconds, next).finally(() => clearInterval(timer));
      if (round === 0) continue;
      still.push(rate);
      changing.push(other);
    }
  }
  const spreads = (rates: readonly Rate[]) => ({
    perSecond: spreadOf(rates.map(({ perSecond }) => perSecond)),
    statements: spreadOf(rates.map(({ statements }) => statements)),
  });
  return {
    server: shop.server,
    items: ITEMS,
    connections: CONNECTIONS,
    rounds,
    lines: rows.map(({ asked, still, changing }) => ({
      name: asked.name,
      still: spreads(still),
      changing: spreads(changing),
    })),
  };
}
