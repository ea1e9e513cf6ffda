const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `reset-password` → `resetPassword`. */
export const camelCase = (name: string): string =>
  name
    .split('-')
    .map((word, i) => (i === 0 ? word : capitalize(word)))
    .join('');

/**
 * Operations with a name outside the scheme. A name starts with a word of the remote's folder name or with one of its features,
 * in PascalCase; names in `fixed` are exempt, whatever the case of their first letter.
 */
export function checkOperationNames(
  operations: readonly string[],
  { remote, features, fixed }: { remote: string; features: readonly string[]; fixed: readonly string[] },
): string[] {
  const words = remote.replace(/^mfe-/, '').split('-');
  const prefixes = [...new Set([...words, ...features].map((noun) => capitalize(camelCase(noun))))];
  const exempt = new Set(fixed.map(capitalize));
  const fits = (name: string): boolean =>
    exempt.has(name) ||
    prefixes.some((prefix) => name.startsWith(prefix) && /^([A-Z].*)?$/.test(name.slice(prefix.length)));
  return operations
    .filter((name) => !fits(name))
    .map((name) => `operation ${name} starts with none of ${prefixes.join(', ')}`);
}

/** Message ids of one group that do not have the form `<group>.<what>`; the group is the file's name in camelCase. */
export function checkMessageIds(group: string, ids: readonly string[]): string[] {
  const prefix = `${camelCase(group)}.`;
  return ids
    .filter((id) => !id.startsWith(prefix) || id.length === prefix.length)
    .map((id) => `message ${id} of ${group} does not start with “${prefix}”`);
}
