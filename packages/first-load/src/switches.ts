/** Techniques that can be switched off for an A/B run. The README of this package says which need a new build. */
export const switchableTechniques = [
  'chunk-preloading',
  'deferral',
  'emotion-hand-over',
  'input-replay',
  'markup-cache',
  'static-router',
] as const;
export type Technique = (typeof switchableTechniques)[number];

/**
 * Whether `FIRST_LOAD_OFF`, a comma-separated list, names a technique. The server reads the variable when it runs; the browser's code
 * holds the value of the build.
 */
export function isOff(technique: Technique): boolean {
  return (process.env['FIRST_LOAD_OFF'] ?? '').split(',').includes(technique);
}
