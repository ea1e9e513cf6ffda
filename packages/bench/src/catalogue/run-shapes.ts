import { documentOf } from '../shop-documents.ts';
import type { ListingVariables, Shape } from './shapes.ts';

/** The documents of the shop's own pages. */
const listingQuery = documentOf('mfe-catalog', 'CatalogListing');
const suggestionsQuery = documentOf('mfe-catalog', 'CatalogSearchSuggestions');

/** A shop of one size. */
export interface Target {
  readonly size: number;
  readonly apiUrl: string;
}

function bodyOf(shape: Shape, round: number): string {
  const pick = <T>(list: readonly T[]): T => {
    const value = list[round % list.length];
    if (value === undefined) throw new Error(`${shape.name} has no address.`);
    return value;
  };
  if (shape.kind === 'suggestions')
    return JSON.stringify({ query: suggestionsQuery, variables: { keywords: pick(shape.addresses) } });
  const { filter, sort, page }: ListingVariables = pick(shape.addresses);
  const [slug = ''] = Array.isArray(filter['category']) ? filter['category'] : [];
  const variables = { filter, sort, page, slug, named: slug !== '' };
  return JSON.stringify({ query: listingQuery, variables });
}

/** Asks once and gives the milliseconds until the whole answer was there. Throws when it is an error. */
async function ask({ apiUrl, size }: Target, shape: Shape, round: number): Promise<number> {
  const body = bodyOf(shape, round);
  const start = performance.now();
  const response = await fetch(`${apiUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body,
  });
  const answer = await response.text();
  const time = performance.now() - start;
  if (!response.ok || answer.includes('"errors":'))
    throw new Error(`${shape.name} at ${size} listings: ${answer.slice(0, 300)}`);
  return time;
}

/** Times in ms of one shape at every size, in the order of the sizes. */
export type ShapeTimes = { readonly shape: Shape; readonly times: readonly number[][] };

/**
 * Asks every shop for every shape, `rounds` times after a warm-up, one request at a time. In a round all shapes and sizes
 * take turns, and each size is the first as often as any other, so that whatever else the machine does falls on all alike.
 */
export async function runShapes(
  targets: readonly Target[],
  shapes: readonly Shape[],
  rounds: number,
  say: (line: string) => void,
): Promise<ShapeTimes[]> {
  const results = shapes.map((shape) => ({ shape, times: targets.map((): number[] => []) }));
  for (const { shape } of results)
    for (let round = 0; round < Math.max(shape.addresses.length * 2, 10); round += 1)
      for (const target of targets) await ask(target, shape, round);
  say('Warm; measuring');
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, { shape, times }] of results.entries()) {
      for (const turn of targets.keys()) {
        const index = (turn + round + place) % targets.length;
        const target = targets[index];
        if (target) times[index]?.push(await ask(target, shape, round));
      }
    }
    if ((round + 1) % 100 === 0) say(`${round + 1} of ${rounds} rounds`);
  }
  return results;
}
