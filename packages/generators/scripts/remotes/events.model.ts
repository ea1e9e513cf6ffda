export interface UsedEvents {
  readonly fires: ReadonlySet<string>;
  readonly hears: ReadonlySet<string>;
}

const namesIn = (source: string, call: string): string[] =>
  [...source.matchAll(new RegExp(String.raw`\b(?:${call})\(\s*(?:[\w.]+,\s*)?'([a-z-]+\/[a-z-]+)'`, 'g'))].map(
    ([, name = '']) => name,
  );

/** The events that source files fire (`emit`) and hear (`listen`, `useListen`), by the literal names in the calls. */
export function usedEvents(sources: readonly string[]): UsedEvents {
  return {
    fires: new Set(sources.flatMap((source) => namesIn(source, 'emit'))),
    hears: new Set(sources.flatMap((source) => namesIn(source, 'listen|useListen'))),
  };
}

/** Differences between the events of a contract and those that the code uses. */
export function checkEvents(
  contract: { readonly fires: readonly string[]; readonly hears: readonly string[] },
  used: UsedEvents,
): string[] {
  return (['fires', 'hears'] as const).flatMap((kind) => [
    ...[...used[kind]]
      .filter((name) => !contract[kind].includes(name))
      .map((name) => `the contract's events.${kind} lacks ${name}`),
    ...contract[kind]
      .filter((name) => !used[kind].has(name))
      .map((name) => `the contract's events.${kind} lists ${name}, which no code ${kind}`),
  ]);
}
