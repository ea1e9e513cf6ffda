import path from 'node:path';
import { openLargeCatalogues } from '@headstock/demo-data/large-catalogues';
import type { CatalogueResult } from '../report/results.ts';
import { percentile } from './percentiles.ts';
import { runApis } from './run-apis.ts';
import { runShapes, type ShapeTimes } from './run-shapes.ts';
import { isOfWords, shapes } from './shapes.ts';

const DEFAULT_FOLDER = path.resolve(import.meta.dirname, '../../../../.headstock/bench/catalogue');

export interface MeasureCatalogueOptions {
  readonly sizes: readonly number[];
  /** URL of a PostgreSQL server; without one the shop's own is started. */
  readonly database: string | undefined;
  /** Where the shop's own PostgreSQL keeps the filled databases between runs. */
  readonly folder: string | undefined;
  /** Requests of each shape to each size. */
  readonly rounds: number;
  readonly say: (line: string) => void;
}

/** The times of all shapes, each counted as often as its share of a hundred requests. */
function mixOf(results: readonly ShapeTimes[], size: number): number[] {
  return results.flatMap(({ shape, times }) =>
    (times[size] ?? []).flatMap((time) => Array.from({ length: shape.share }, () => time)),
  );
}

/** How long the listing page's query takes with all its facets, by kind of address and size of the shop. */
export async function measureCatalogue(options: MeasureCatalogueOptions): Promise<CatalogueResult> {
  const { sizes, database, rounds, say } = options;
  const catalogues = await openLargeCatalogues({ folder: options.folder ?? DEFAULT_FOLDER, url: database, sizes, say });
  try {
    const { targets, stop } = await runApis(sizes, catalogues.urlOf);
    try {
      const results = await runShapes(targets, shapes, rounds, say);
      const line = (name: string, ofSize: (size: number) => readonly number[]) => ({
        name,
        p50: sizes.map((_, size) => percentile(ofSize(size), 0.5)),
        p99: sizes.map((_, size) => percentile(ofSize(size), 0.99)),
      });
      return {
        server: catalogues.server,
        sizes: [...sizes],
        rounds,
        lines: [
          ...results.map(({ shape, times }) => line(shape.name, (size) => times[size] ?? [])),
          line('all requests, as mixed', (size) => mixOf(results, size)),
          line('all keyword searches', (size) =>
            mixOf(
              results.filter(({ shape }) => isOfWords(shape)),
              size,
            ),
          ),
        ],
      };
    } finally {
      await stop();
    }
  } finally {
    await catalogues.close();
  }
}
