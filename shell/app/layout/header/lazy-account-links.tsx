import { useEffect, type ReactNode } from 'react';
import { useLazyModule } from '#shell/app/layout/use-lazy-module.ts';
import { useAccount } from '#shell/app/layout/use-account.ts';
import { accountLinks } from './account-links.model.ts';

const loadLinks = async () =>
  (await import(/* webpackChunkName: "account-links" */ './account-links.tsx')).AccountLinks;

/** Bell and heart for those who are signed in; visitors do not even load them. */
export function LazyAccountLinks(): ReactNode {
  const wanted = useAccount() !== null && accountLinks.length > 0;
  const { loaded: Loaded, load } = useLazyModule(loadLinks);
  useEffect(() => {
    if (wanted) void load();
  }, [wanted, load]);
  return wanted && Loaded ? <Loaded /> : null;
}
