import { LinkChecker, LinkState } from 'linkinator';

const PATIENCE_MS = 60_000;
const AT_ONCE = 4;

/**
 * Follows every link of the given pages of a running shop, once each, fragments too, and gives those that lead nowhere: status, address,
 * the page that has it. Left out are other sites, pictures, and addresses with a query: filters can be combined without end.
 */
export async function brokenLinks(origin: string, paths: readonly string[]): Promise<string[]> {
  const { links } = await new LinkChecker().check({
    path: paths.map((path) => origin + path),
    checkFragments: true,
    concurrency: AT_ONCE,
    timeout: PATIENCE_MS,
    linksToSkip: [`^(?!${origin.replaceAll('.', String.raw`\.`)})`, '/images/', String.raw`\?`],
  });
  return links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ status, url, parent }) => `${status} ${url} on ${parent}`);
}
