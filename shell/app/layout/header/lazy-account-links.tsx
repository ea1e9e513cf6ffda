import { useEffect, type ReactNode } from 'react';
import { useLazily } from '#shell/app/layout/use-lazy-module.ts';
import { useAccount } from '#shell/app/layout/use-account.ts';
import { personalLinks } from './account-links.model.ts';

const loadLinks = async () =>
  (await import(/* webpackChunkName: "bell-and-heart" */ './account-links.tsx')).BellAndHeart;

/** Bell and heart for those who are signed in; visitors do not even load them. */
export function PersonalLinks({ className }: { readonly className?: string }): ReactNode {
  const wanted = useAccount() !== null && personalLinks.length > 0;
  const { Piece, fetch } = useLazily(loadLinks);
  useEffect(() => {
    if (wanted) void fetch();
  }, [wanted, fetch]);
  return wanted && Piece ? <Piece className={className} /> : null;
}
