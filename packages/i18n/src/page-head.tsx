import { locales, pathInLocale, type Locale } from '@headstock/contracts/locale';
import { storeProfile } from '@headstock/contracts/store-profile';
import { createContext, use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

const Origin = createContext('');
/** The public origin of the shop, such as `https://headstock.example`. */
export const OriginProvider = Origin;

/** A picture for the card of a shared page: absolute path, size in pixels, and what it shows. */
export interface HeadPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt?: string;
}

/** What search engines show of a description. */
const LONGEST_DESCRIPTION = 160;

/** The beginning of a text that is too long, up to the end of a word. */
function clip(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const start = text.slice(0, LONGEST_DESCRIPTION - 1);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), LONGEST_DESCRIPTION / 2)).replace(/[\s,.;:–-]+$/, '')}…`;
}

export interface PageHeadProps {
  /** Without the name of the shop, which is added. */
  readonly title: string;
  /** Longer ones are cut after 160 characters, at the end of a word. */
  readonly description?: string;
  /** Canonical path without language prefix, with the query that belongs to the page. Absent: the page is not to be indexed. */
  readonly path?: string;
  /** The page has an address of its own, yet search engines need not keep it: one of endlessly many alike. */
  readonly unlisted?: boolean;
  /** Absolute path of a picture in the crop `card`, 1280 wide, or any other with its size. The shop's own card unless given. */
  readonly image?: string | HeadPicture;
  readonly type?: 'website' | 'article' | 'product';
}

const shopCard: HeadPicture = { path: '/icons/share.png', width: 1200, height: 630, alt: storeProfile.name };

function pictureOf(image: PageHeadProps['image'], title: string): HeadPicture {
  if (!image) return shopCard;
  return { width: 1280, height: 1600, alt: title, ...(typeof image === 'string' ? { path: image } : image) };
}

const localeNames: Readonly<Record<Locale, string>> = { en: 'en_US', fr: 'fr_FR' };

const metas = (
  attribute: 'name' | 'property',
  prefix: string,
  values: Readonly<Record<string, string | number | undefined>>,
) =>
  Object.entries(values).map(([name, content]) =>
    content ? <meta key={name} {...{ [attribute]: `${prefix}:${name}` }} content={`${content}`} /> : null,
  );

/** Title, description, canonical and language alternates, and the card that is shown when the page is shared. React moves them into the head. */
export function PageHead({
  title,
  description: text,
  path,
  unlisted,
  image,
  type = 'website',
}: PageHeadProps): ReactNode {
  const origin = use(Origin);
  const description = text === undefined ? undefined : clip(text);
  const locale: Locale = useIntl().locale === 'fr' ? 'fr' : 'en';
  const canonical = path === undefined ? undefined : origin + pathInLocale(path, locale);
  const picture = pictureOf(image, title);
  const card = {
    title,
    description,
    image: origin + picture.path,
    'image:alt': picture.alt,
  };
  const graph = {
    ...card,
    'image:width': picture.width,
    'image:height': picture.height,
    type,
    site_name: storeProfile.name,
    locale: localeNames[locale],
    'locale:alternate': localeNames[locale === 'fr' ? 'en' : 'fr'],
    url: canonical,
  };
  return (
    <>
      <title>{path === '/' ? title : `${title} · ${storeProfile.name}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {canonical ? <link rel="canonical" href={canonical} /> : null}
      {unlisted || !canonical ? <meta name="robots" content="noindex" /> : null}
      {path === undefined ? null : <Alternates origin={origin} path={path} />}
      {metas('property', 'og', graph)}
      {metas('name', 'twitter', { ...card, card: 'summary_large_image' })}
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
