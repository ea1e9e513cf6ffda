import { useEffect, type ReactNode } from 'react';
import { useBoot } from '#shell/app/bootstrap-data.ts';
import { useLazily } from '#shell/app/layout/use-lazy-module.ts';

const DELAY_MS = 3000;

const load = () => import(/* webpackChunkName: "newsletter" */ './localized-newsletter-modal.ts');

function isDecided(): boolean {
  try {
    return localStorage.getItem('newsletter_signup') !== null;
  } catch {
    return true;
  }
}

/** Fetches the invitation to the newsletter three seconds after the page has loaded, for whoever has not decided about it yet. */
export function NewsletterInvite(): ReactNode {
  const { locale } = useBoot();
  const { Piece, fetch } = useLazily(load);
  useEffect(() => {
    if (isDecided()) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const begin = (): void => {
      timer = setTimeout(() => void fetch(), DELAY_MS);
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => {
      removeEventListener('load', begin);
      clearTimeout(timer);
    };
  }, [fetch]);
  const Newsletter = Piece?.newsletters[locale];
  return Newsletter && <Newsletter />;
}
