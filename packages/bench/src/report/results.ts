import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const count = z.number().min(0);
const score = z.number().min(0).max(100);

const pageSchema = z.object({
  page: z.string(),
  path: z.string(),
  /** Bytes as they came over the wire, headers included. */
  bytes: z.object({ html: count, js: count, images: count, fonts: count, other: count }),
  requests: count,
  /** Scripts that had to wait for one another, beginning with those that the HTML names. */
  jsHops: count,
  /** Scores of 100, medians; times in milliseconds. */
  lighthouse: z.object({
    performance: score,
    accessibility: score,
    bestPractices: score,
    seo: score,
    fcp: count,
    lcp: count,
    tbt: count,
    cls: count,
  }),
});

const serverSchema = z.object({
  page: z.string(),
  /** Answers per second: rendered every time, taken from the page cache, and the same bytes from a plain server. */
  rendered: count,
  cached: count,
  vanilla: count,
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

const resultsSchema = z.object({
  machine: z.object({ cpu: z.string(), cores: count, node: z.string(), browser: z.string().optional() }),
  pages: z.object({ at: z.iso.datetime(), runs: count, results: z.array(pageSchema) }).optional(),
  server: z.object({ at: z.iso.datetime(), results: z.array(serverSchema) }).optional(),
  checkout: z.object({ at: z.iso.datetime(), results: checkoutSchema }).optional(),
  catalogue: z.object({ at: z.iso.datetime(), results: catalogueSchema }).optional(),
});

export type PageResult = z.infer<typeof pageSchema>;
export type ServerResult = z.infer<typeof serverSchema>;
export type CatalogueResult = z.infer<typeof catalogueSchema>;
export type CheckoutResult = z.infer<typeof checkoutSchema>;
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
