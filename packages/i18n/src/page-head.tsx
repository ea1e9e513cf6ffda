import { locales, pathInLocale, type Locale } from '@headstock/contracts/locale';
import { storeProfile } from '@headstock/contracts/store-profile';
import { createContext, use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

const Origin = createContext('');
/** The public origin of the shop, such as `https://headstock.example`. */
export const OriginProvider = Origin;

export interface PageHeadProps {
  /** Without the name of the shop, which is added. */
  readonly title: string;
  readonly description?: string;
  /** Canonical path without language prefix, with the query that belongs to the page. Absent: the page is not to be indexed. */
  readonly path?: string;
  /** Absolute path of a picture. */
  readonly image?: string;
  readonly type?: 'website' | 'article' | 'product';
}

/** Title, description, canonical and language alternates, and the card that is shown when the page is shared. React moves them into the head. */
export function PageHead({ title, description, path, image, type = 'website' }: PageHeadProps): ReactNode {
  const origin = use(Origin);
  const locale: Locale = useIntl().locale === 'fr' ? 'fr' : 'en';
  const full = path === '/' ? title : `${title} · ${storeProfile.name}`;
  const canonical = path === undefined ? undefined : origin + pathInLocale(path, locale);
  return (
    <>
      <title>{full}</title>
      {description ? <meta name="description" content={description} /> : null}
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      {path === undefined ? null : <Alternates origin={origin} path={path} />}
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={storeProfile.name} />
      <meta property="og:locale" content={locale === 'fr' ? 'fr_FR' : 'en_US'} />
      {canonical ? <meta property="og:url" content={canonical} /> : null}
      {image ? <meta property="og:image" content={origin + image} /> : null}
    </>
  );
}

function Alternates({ origin, path }: { readonly origin: string; readonly path: string }): ReactNode {
  return (
    <>
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={origin + pathInLocale(path, locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
    </>
  );
}
