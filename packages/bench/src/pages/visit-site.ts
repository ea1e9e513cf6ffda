import { localeOfPath } from '@headstock/contracts/locale';
import { findFreePorts } from '@headstock/testing/free-ports';
import { startShellInstance } from '@headstock/testing/shell-instance';
import { siteUrls, unlistedPages } from '@headstock/testing/site-urls';
import { startHttpsProxy } from '../https-proxy/https-proxy.ts';
import type { PageResult } from '../report/results.ts';
import type { MeasureOptions } from './measure-pages.ts';
import { openPage } from './open-page.ts';
import { type PageVisit, visitWithLighthouse } from './run-lighthouse.ts';
import { summarizeVisits } from './summarize-visits.ts';

/** Products are all of a few kinds; one in so many stands for the others. */
const EVERY_NTH_PRODUCT = 800;
const LEAST_PERFORMANCE = 95;

type Scores = PageResult['scores'];

const isGood = ({ performance, accessibility, bestPractices, seo }: Scores): boolean =>
  performance >= LEAST_PERFORMANCE && accessibility === 100 && bestPractices === 100 && seo === 100;

/**
 * Lets Lighthouse visit every page that the sitemap names, in English, of whose products one in 800. Says the scores of each and gives
 * the paths of those below 95 for performance or 100 for anything else.
 */
export async function visitSite({ shop, chromium, runs, say }: MeasureOptions): Promise<string[]> {
  const [port = 0] = (await findFreePorts(8)).slice(-1);
  const unlisted = unlistedPages.map(([path]) => path);
  const addresses = await siteUrls(shop.origin, EVERY_NTH_PRODUCT);
  const paths = addresses
    .map(({ path }) => path)
    .filter((path) => localeOfPath(path) === 'en' && !unlisted.includes(path));
  await using front = await startShellInstance({
    shop,
    compress: true,
    env: { PUBLIC_URL: `https://localhost:${port}` },
  });
  await using proxy = await startHttpsProxy(port, front.origin);
  const poor: string[] = [];
  for (const path of paths) {
    // The first visit renders the images.
    await openPage(proxy.origin + path, chromium);
    const visits: PageVisit[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visitWithLighthouse(proxy.origin + path, chromium));
    const { scores, times } = summarizeVisits(visits);
    const { performance, accessibility, bestPractices, seo } = scores;
    say(
      `${isGood(scores) ? '✓' : '✗'} ${performance} ${accessibility} ${bestPractices} ${seo}  LCP ${Math.round(times.lcp.median)} ms  ${path}`,
    );
    if (!isGood(scores)) poor.push(path);
  }
  return poor;
}
