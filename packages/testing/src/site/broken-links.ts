import { LinkChecker, LinkState } from 'linkinator';

const PATIENCE_MS = 60_000;
const AT_ONCE = 4;

/**
 * Follows every link of the given pages once, including fragments, and returns the broken ones: status, URL, linking page.
 * Skips other sites, images, and URLs with a query, since filters can be combined endlessly.
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
