import type { TableSource } from '#api/platform/exports/table-source.ts';

const sources = new Map<string, TableSource>();

/** Registers tables that can be had as files; registering one twice is the same as once. */
export function registerTableSources(list: readonly TableSource[]): void {
  for (const source of list) sources.set(source.id, source);
}

/** The source of a table; undefined for one that cannot be had as a file. */
export const findTableSource = (id: string): TableSource | undefined => sources.get(id);
