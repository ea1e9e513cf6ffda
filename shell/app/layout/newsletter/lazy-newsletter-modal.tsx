import { useEffect, type ReactNode } from 'react';
import { useBootstrapData } from '#shell/app/bootstrap-data.ts';
import { useLazyModule } from '#shell/app/layout/use-lazy-module.ts';

const DELAY_MS = 3000;

const importModal = () => import(/* webpackChunkName: "newsletter" */ './localized-newsletter-modal.ts');

function isDecided(): boolean {
  try {
    return localStorage.getItem('newsletter_signup') !== null;
  } catch {
    return true;
  }
}

/** Fetches the invitation to the newsletter three seconds after the page has loaded, for whoever has not decided about it yet. */
export function LazyNewsletterModal(): ReactNode {
  const { locale } = useBootstrapData();
  const { loaded, load } = useLazyModule(importModal);
  useEffect(() => {
    if (isDecided()) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const begin = (): void => {
      timer = setTimeout(() => void load(), DELAY_MS);
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => {
      removeEventListener('load', begin);
      clearTimeout(timer);
    };
  }, [load]);
  const Modal = loaded?.localizedNewsletterModals[locale];
  return Modal && <Modal />;
}
