import type { RemoteContract } from '@headstock/contracts/remote-contract';
import type { ChunkMap } from '@headstock/contracts/remote-build';

/** kB of brotli of a file, by its path within `browser/`. */
export type Weigh = (file: string) => number;

const PAGE = /^page-/;

/** What a page or a widget adds to a first load, in kB: the files of its chunk, and of the module that exposes it. Undefined for a chunk that is not there. */
export function weightOf(name: string, chunks: ChunkMap, weigh: Weigh): number | undefined {
  const files = [chunks[name], chunks[`expose-${name}`]].flatMap((group) => group ?? []);
  if (files.length === 0) return undefined;
  return [...new Set(files)].reduce((sum, file) => sum + weigh(file), 0);
}

/** What is wrong with the budget of a remote: chunks above it, chunks that are gone, and pages without one. Empty when it holds. */
export function findOverBudget(budget: RemoteContract['budget'], chunks: ChunkMap, weigh: Weigh): string[] {
  const budgeted = Object.entries(budget).flatMap(([name, limit]) => {
    const weight = weightOf(name, chunks, weigh);
    if (weight === undefined) return [`${name} has a budget and no chunk.`];
    return weight > limit ? [`${name} has ${weight.toFixed(1)} kB; its budget is ${limit} kB.`] : [];
  });
  const pages = Object.keys(chunks).filter((name) => PAGE.test(name) && !(name in budget));
  return [
    ...budgeted,
    ...pages.map((name) => `${name} has no budget; it has ${(weightOf(name, chunks, weigh) ?? 0).toFixed(1)} kB.`),
  ];
}
