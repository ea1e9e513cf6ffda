import path from 'node:path';
import type { RemoteName } from '@headstock/contracts/remotes';
import webpack, { type Watching } from 'webpack';
import { type BuildTarget, createConfiguration, type Side } from './preset.ts';

type App = 'shell' | RemoteName;

/** What became of an app after its sources changed, once both of its sides are up to date. */
export type WatchEvent =
  | { readonly kind: 'built'; readonly app: App; readonly sides: readonly Side[]; readonly milliseconds: number }
  | { readonly kind: 'failed'; readonly app: App; readonly errors: string };

/** An app to watch; `output` is the folder that gets `browser` and `server`. */
export type WatchTarget = Pick<BuildTarget, 'app' | 'folder' | 'exposes'> & { readonly output: string };

/** Sources that are saved together become one build. */
const AGGREGATE_MS = 30;
/** The other side hears of a change a moment later. */
const SETTLE_MS = 25;

/** One app: which of its sides are being built, and what came of those that were. */
class WatchedApp {
  readonly #app: App;
  readonly #tell: (event: WatchEvent) => void;
  readonly #building = new Set<Side>();
  readonly #built = new Set<Side>();
  readonly #errors = new Map<Side, string>();
  #since = performance.now();
  #timer: NodeJS.Timeout | undefined;
  readonly #settled = Promise.withResolvers<void>();

  constructor(app: App, tell: (event: WatchEvent) => void) {
    this.#app = app;
    this.#tell = tell;
  }

  /** Settles after the first build of both sides was told. */
  get settled(): Promise<void> {
    return this.#settled.promise;
  }

  begin(side: Side): void {
    if (this.#building.size === 0) this.#since = performance.now();
    this.#building.add(side);
    clearTimeout(this.#timer);
  }

  end(side: Side, errors: string | undefined): void {
    this.#building.delete(side);
    this.#built.add(side);
    if (errors === undefined) this.#errors.delete(side);
    else this.#errors.set(side, errors);
    clearTimeout(this.#timer);
    if (this.#building.size === 0) this.#timer = setTimeout(() => this.#settle(), SETTLE_MS);
  }

  #settle(): void {
    const milliseconds = Math.round(performance.now() - this.#since);
    const sides = [...this.#built].toSorted();
    this.#built.clear();
    if (this.#errors.size === 0) this.#tell({ kind: 'built', app: this.#app, sides, milliseconds });
    else this.#tell({ kind: 'failed', app: this.#app, errors: [...this.#errors.values()].join('\n\n') });
    this.#settled.resolve();
  }
}

function watchSide(target: BuildTarget, watched: WatchedApp): Promise<Watching> {
  const compiler = webpack(createConfiguration(target));
  if (!compiler) throw new Error('webpack gave no compiler');
  compiler.hooks.invalid.tap('WatchBuilds', () => watched.begin(target.side));
  watched.begin(target.side);
  return new Promise((resolve) => {
    const watching = compiler.watch({ aggregateTimeout: AGGREGATE_MS }, (error, stats) => {
      const text = stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : undefined;
      watched.end(target.side, error?.message ?? text);
      if (watching) resolve(watching);
    });
  });
}

/**
 * Builds both sides of apps, and again whenever one of their sources changes; `tell` hears of every app once both of its
 * sides are up to date. Resolves after the first build of all of them, with a function that ends the watching.
 */
export async function watchBuilds(
  targets: readonly WatchTarget[],
  tell: (event: WatchEvent) => void,
): Promise<() => Promise<void>> {
  const watchings: Watching[] = [];
  for (const target of targets) {
    const watched = new WatchedApp(target.app, tell);
    const sides = (['browser', 'server'] as const).map((side) =>
      watchSide({ ...target, side, mode: 'development', output: path.join(target.output, side) }, watched),
    );
    watchings.push(...(await Promise.all(sides)));
    await watched.settled;
  }
  return async () => {
    await Promise.all(watchings.map((watching) => new Promise<void>((resolve) => watching.close(() => resolve()))));
  };
}
