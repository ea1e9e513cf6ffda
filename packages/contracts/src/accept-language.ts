import { locales, type Locale } from './locale.ts';

/** Picks the language from an `accept-language` header by its weights; English when it has none of the shop's. */
export function readLocale(header: string | undefined): Locale {
  let best: { locale: Locale; weight: number } | undefined;
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const locale = locales.find((candidate) => tag === candidate || tag.startsWith(`${candidate}-`));
    if (!locale) continue;
    const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (weight > (best?.weight ?? 0)) best = { locale, weight };
  }
  return best?.locale ?? 'en';
}
