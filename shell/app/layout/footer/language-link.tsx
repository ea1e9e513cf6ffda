import { languageCookie, pathInLocale, type Locale } from '@headstock/contracts/locale';
import { sharedPageAddress } from '@headstock/contracts/page-address';
import { Button } from '@headstock/ui/button';
import { GlobeIcon } from '@headstock/ui/icons/globe';
import { useOnceHydrated } from '@headstock/ui/use-once-hydrated';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';

const names: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français' };

/**
 * The same place in the other language, with its query and hash. A document navigation: the other language is another page. The
 * choice is remembered.
 */
export function LanguageLink({ button }: { readonly button?: boolean }): ReactNode {
  const { locale } = useIntl();
  const { pathname, search, hash } = useLocation();
  const other: Locale = locale === 'fr' ? 'en' : 'fr';
  // A shared page is rendered without what only the browser knows: its hash, and what it was not asked for.
  const rendered = sharedPageAddress(pathname, search) ?? pathname + search;
  const href = pathInLocale(useOnceHydrated(pathname + search + hash, rendered), other);
  const content = (
    <>
      <GlobeIcon size="small" />
      {names[other]}
    </>
  );
  const remember = (): void => {
    document.cookie = languageCookie(other);
  };
  const target = { href, hrefLang: other, lang: other, onClick: remember };
  return button ? (
    <Button as="a" variant="outline" size="small" {...target}>
      {content}
    </Button>
  ) : (
    <a {...target}>{content}</a>
  );
}
