/** The keys of a table that holds nothing but its keys, in their order. */
export function keysOf<K extends string>(table: Readonly<Partial<Record<K, unknown>>>): readonly K[] {
  const isKey = (key: string): key is K => Object.hasOwn(table, key);
  return Object.keys(table).filter(isKey);
}
