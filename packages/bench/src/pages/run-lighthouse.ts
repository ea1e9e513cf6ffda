import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { PageResult } from '../report/results.ts';

type Scores = PageResult['lighthouse'];

/** Lighthouse's own settings for mobile, written out so that an update of it does not change what is measured. */
const SETTINGS = {
  extends: 'lighthouse:default',
  settings: {
    formFactor: 'mobile' as const,
    throttlingMethod: 'simulate' as const,
    throttling: {
      rttMs: 150,
      throughputKbps: 1638.4,
      cpuSlowdownMultiplier: 4,
      requestLatencyMs: 562.5,
      downloadThroughputKbps: 1474.56,
      uploadThroughputKbps: 675,
    },
  },
};

/** The middle of an odd number of values; of an even number, the lower of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

async function runOnce(url: string, chromePath: string): Promise<Scores> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--ignore-certificate-errors', '--disable-gpu'],
    logLevel: 'silent',
  });
  try {
    const run = await lighthouse(url, { port: chrome.port, logLevel: 'error' }, SETTINGS);
    if (!run) throw new Error(`Lighthouse gave nothing for ${url}.`);
    const { audits, categories, runtimeError } = run.lhr;
    if (runtimeError) throw new Error(`Lighthouse failed for ${url}: ${runtimeError.message}`);
    const scoreOf = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
    const valueOf = (audit: string): number => audits[audit]?.numericValue ?? 0;
    return {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      bestPractices: scoreOf('best-practices'),
      seo: scoreOf('seo'),
      fcp: valueOf('first-contentful-paint'),
      lcp: valueOf('largest-contentful-paint'),
      tbt: valueOf('total-blocking-time'),
      cls: valueOf('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}

/** Median scores and times of `runs` visits, each with a browser of its own. */
export async function runLighthouse(url: string, chromePath: string, runs: number): Promise<Scores> {
  const all: Scores[] = [];
  // Chromium now and then records nothing of a visit; another one does.
  for (let run = 0; run < runs; run++) all.push(await runOnce(url, chromePath).catch(() => runOnce(url, chromePath)));
  const median = (key: keyof Scores): number => medianOf(all.map((scores) => scores[key]));
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    fcp: median('fcp'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
  };
}
