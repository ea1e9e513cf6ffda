import type { DataRouter } from 'react-router';
import { interactionEvents } from '../deferral/first-interaction.ts';

/** The way from the static router to the data router. */
export interface Activation {
  /** Loads the data router, once; rejects when its code cannot be loaded. A later call tries again. */
  readonly activate: () => Promise<DataRouter>;
  /** Stops listening for interactions. */
  readonly dispose: () => void;
}

/** Loads the data router at the visitor's first interaction, or when it is needed, and passes it to `onActivated`. */
export function activateOnInteraction(
  load: () => Promise<DataRouter>,
  onActivated: (router: DataRouter) => void,
): Activation {
  const listening = new AbortController();
  let loading: Promise<DataRouter> | undefined;
  let hasPopped = false;
  let hasFailed = false;

  function activate(): Promise<DataRouter> {
    loading ??= load().then(onLoaded);
    loading.catch(() => (loading = undefined));
    return loading;
  }
  function onLoaded(router: DataRouter): DataRouter {
    if (listening.signal.aborted) return router;
    listening.abort();
    onActivated(router);
    // The router starts at the page that is shown, and follows the visitor from there.
    if (hasPopped) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    return router;
  }
  function onInteraction({ type }: Event): void {
    hasPopped ||= type === 'popstate';
    // After a failure the next attempt is made when the router is needed, not with every movement of the pointer.
    if (hasFailed && !hasPopped) return;
    activate().catch(() => {
      hasFailed = true;
      if (hasPopped) window.location.reload();
    });
  }
  const options = { passive: true, signal: listening.signal };
  for (const type of interactionEvents) window.addEventListener(type, onInteraction, options);
  return { activate, dispose: () => listening.abort() };
}
