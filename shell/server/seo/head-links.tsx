import { localePrefix, type Locale } from '@headstock/contracts/locale';
import type { ReactNode } from 'react';
import { feedNames } from './feeds.ts';
import { feedTitle } from './seo-messages.ts';
import { isListed } from './sitemap.model.ts';

/** What the document's head says to devices and feed readers. Only the server writes it: scripts have no use for it. */
export function SeoHeadLinks({ locale }: { readonly locale: Locale }): ReactNode {
  const prefix = localePrefix(locale);
  return (
    <>
      <link rel="manifest" href={`${prefix}/manifest.webmanifest`} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      {feedNames
        .filter((name) => isListed(`/${name}`))
        .map((name) => (
          <link
            key={name}
            rel="alternate"
            type="application/rss+xml"
            title={feedTitle(name, locale)}
            href={`${prefix}/${name}/rss.xml`}
          />
        ))}
    </>
  );
}
