import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { spreadSchema } from './spread.ts';

const count = z.number().min(0);
const score = z.number().min(0).max(100);

const pageSchema = z.object({
  page: z.string(),
  /** The shop that it belongs to; ours when absent. */
  shop: z.string().optional(),
  path: z.string(),
  /** Medians of the bytes as they came over the wire, headers included. */
  bytes: z.object({ html: count, js: count, images: count, fonts: count, other: count }),
  /** Median of the requests of a first visit, until the network is quiet. */
  requests: count,
  /** Scripts that had to wait for one another, beginning with those that the HTML names. */
  jsHops: count,
  /** Milliseconds as Lighthouse simulates them; CLS has no unit. */
  times: z.object({ fcp: spreadSchema, lcp: spreadSchema, tbt: spreadSchema, cls: spreadSchema }),
  /** Median scores of 100. */
  scores: z.object({ performance: score, accessibility: score, bestPractices: score, seo: score }),
});

const serverSchema = z.object({
  page: z.string(),
  /** Which addresses were rendered: how many different ones, at how many connections. */
  addresses: z.string(),
  /** Answers per second. */
  rendered: spreadSchema,
  cached: spreadSchema,
  plain: spreadSchema,
  /** Elements of the page's HTML. */
  elements: count.optional(),
  /** The same kind of page of another shop, which renders each as well. */
  peer: z.object({ name: z.string(), rendered: spreadSchema, elements: count }).optional(),
});

const catalogueSchema = z.object({
  /** The database that answered. */
  server: z.string(),
  /** Listings of each shop. */
  sizes: z.array(z.int()),
  rounds: z.int(),
  /** Milliseconds by kind of request, one number for each size. */
  lines: z.array(z.object({ name: z.string(), p50: z.array(count), p99: z.array(count) })),
});

const checkoutSchema = z.object({
  /** The database that answered. */
  database: z.string(),
  /** Lines of each cart. */
  lines: z.array(z.int()),
  rounds: z.int(),
  /** Milliseconds and statements by step, one number for each cart. */
  steps: z.array(
    z.object({ name: z.string(), p50: z.array(count), p90: z.array(count), statements: z.array(z.int()) }),
  ),
});

/** As `ValuationQuality` says; errors and shares from 0 to 1. */
const valuationSchema = z.object({
  trained: z.int(),
  valued: z.int(),
  unknown: z.int(),
  from: z.iso.date(),
  medianError: count,
  held: count,
  categoryError: count,
  modelError: count,
  thinError: count,
  thinHeld: count,
});

const memorySchema = z.object({
  /** When it was looked at, with a minute of rest before each. */
  moments: z.array(z.string()),
  /** By kind of process, one number for each moment: how many there were, and what they held together. */
  lines: z.array(z.object({ name: z.string(), processes: z.array(z.int()), bytes: z.array(count) })),
  /** Of all processes together. */
  bytes: z.array(count),
});

const redeploysSchema = z.object({
  /** Redeploys of each round. */
  redeploys: z.int(),
  /** Used heap in bytes after garbage collection: before the first round, and after each. */
  heap: z.array(count),
});

const rateSchema = z.object({ perSecond: spreadSchema, statements: spreadSchema });

const apiSchema = z.object({
  /** The database that answered. */
  server: z.string(),
  /** Instruments of the shop. */
  items: z.int(),
  connections: z.int(),
  rounds: z.int(),
  /** Answers a second and statements for each, by what was asked: while nothing changes, and while prices do. */
  lines: z.array(z.object({ name: z.string(), still: rateSchema, changing: rateSchema })),
});

const resultsSchema = z.object({
  machine: z.object({ cpu: z.string(), cores: count, node: z.string(), browser: z.string().optional() }),
  pages: z.object({ at: z.iso.datetime(), visits: count, results: z.array(pageSchema) }).optional(),
  server: z.object({ at: z.iso.datetime(), rounds: count, results: z.array(serverSchema) }).optional(),
  checkout: z.object({ at: z.iso.datetime(), results: checkoutSchema }).optional(),
  catalogue: z.object({ at: z.iso.datetime(), results: catalogueSchema }).optional(),
  valuation: z.object({ at: z.iso.datetime(), results: valuationSchema }).optional(),
  memory: z.object({ at: z.iso.datetime(), results: memorySchema }).optional(),
  redeploys: z.object({ at: z.iso.datetime(), results: redeploysSchema }).optional(),
  api: z.object({ at: z.iso.datetime(), results: apiSchema }).optional(),
});

export type PageResult = z.infer<typeof pageSchema>;
export type ServerResult = z.infer<typeof serverSchema>;
export type CatalogueResult = z.infer<typeof catalogueSchema>;
export type CheckoutResult = z.infer<typeof checkoutSchema>;
export type ApiResult = z.infer<typeof apiSchema>;
export type RedeploysResult = z.infer<typeof redeploysSchema>;
export type MemoryResult = z.infer<typeof memorySchema>;
export type Results = z.infer<typeof resultsSchema>;

const FILE = path.resolve(import.meta.dirname, '../../results/latest.json');

/** The results of the last measurement, if there are any that can be read. */
export function readResults(file = FILE): Results | undefined {
  try {
    return resultsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Keeps the results; what was not measured this time stays from the time before. */
export function writeResults(results: Results, file = FILE): Results {
  const all = { ...readResults(file), ...results };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  return all;
}
