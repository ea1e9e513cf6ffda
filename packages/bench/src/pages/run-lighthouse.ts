import { browserFlags } from '@headstock/test-browser';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { type PageWeight, weighVisit } from './page-visit.model.ts';

/** What Lighthouse said of one visit: scores of 100, times in milliseconds, and what the same visit took over the wire. */
export interface PageVisit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly weight: PageWeight;
}

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

async function runOnce(url: string, chromePath: string): Promise<PageVisit> {
  const chrome = await launch({
    chromePath,
    chromeFlags: [...browserFlags, '--headless=new', '--ignore-certificate-errors'],
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
      weight: weighVisit(run.artifacts.DevtoolsLog),
    };
  } finally {
    chrome.kill();
  }
}

/** One visit with a fresh browser, as a phone that was never here. Throws when Lighthouse fails twice. */
export function visitWithLighthouse(url: string, chromePath: string): Promise<PageVisit> {
  // Chromium now and then records nothing of a visit; another one does.
  return runOnce(url, chromePath).catch(() => runOnce(url, chromePath));
}
