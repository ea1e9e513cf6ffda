import type { RemoteName, RemoteWidgetModule } from '@headstock/contracts/remotes';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useBootstrapData } from '#shell/app/bootstrap-data.ts';
import { remoteTimeout } from './deadline.ts';
import { useRemoteLoader } from './remote-loader.ts';

export interface WidgetState<Props> {
  readonly Widget: ComponentType<Props> | null;
  /** It did not arrive in time, or not at all. A part that arrives late still takes its place. */
  readonly failed: boolean;
  retry(): void;
}

/** Loads a part of a remote once it is wanted, in the page's language. */
export function useRemoteWidget<Props>(remote: RemoteName, expose: string, wanted: boolean): WidgetState<Props> {
  const load = useRemoteLoader();
  const { locale } = useBootstrapData();
  const [Widget, setWidget] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!wanted || Widget) return;
    let left = false;
    const timer = setTimeout(() => setFailed(true), remoteTimeout);
    load<RemoteWidgetModule<Props>>(remote, expose)
      .then((module) => module.loadWidget({ locale }))
      .then(({ Widget: Loaded }) => {
        if (left) return;
        setWidget(() => Loaded);
        setFailed(false);
      })
      .catch(() => {
        if (!left) setFailed(true);
      })
      .finally(() => clearTimeout(timer));
    return () => {
      left = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `tries` starts another attempt
  }, [wanted, Widget, load, locale, remote, expose, tries]);

  const retry = useCallback(() => {
    setFailed(false);
    setTries((count) => count + 1);
  }, []);
  return { Widget, failed, retry };
}
