import { localePrefix, pathInLocale, type Locale } from '@headstock/contracts/locale';
import { storeProfile } from '@headstock/contracts/store-profile';

/** What the manifest says in one language. */
export interface ManifestWords {
  readonly description: string;
  readonly shop: string;
}

/** Sides of the icons that the build draws, in pixels. */
export const iconSizes = [192, 512] as const;

/** The text of the web app manifest in one language. `colors` are the page's. */
export function writeManifest(locale: Locale, words: ManifestWords, colors: { readonly page: string }): string {
  const icons = (['any', 'maskable'] as const).flatMap((purpose) =>
    iconSizes.map((side) => ({
      src: `/icons/${purpose === 'any' ? 'icon' : purpose}-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  );
  return JSON.stringify({
    id: pathInLocale('/', locale),
    name: storeProfile.name,
    short_name: storeProfile.name,
    description: words.description,
    lang: locale,
    dir: 'ltr',
    start_url: pathInLocale('/', locale),
    scope: '/',
    display: 'minimal-ui',
    background_color: colors.page,
    theme_color: colors.page,
    categories: ['shopping', 'music'],
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...icons],
    shortcuts: [{ name: words.shop, url: `${localePrefix(locale)}/shop` }],
  });
}
