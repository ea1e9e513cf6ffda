import type { Locale } from '@headstock/contracts/locale';
import type { PartProps } from '@headstock/contracts/remotes';
import { withMessages } from '@headstock/i18n/messages';
import type { ComponentType } from 'react';
import { loadCartMessages } from '#cart/messages/load-messages.ts';

/** The mini cart with its texts. */
export async function loadPart({
  locale,
}: {
  readonly locale: Locale;
}): Promise<{ readonly Part: ComponentType<PartProps> }> {
  const [{ MiniCart }, messages] = await Promise.all([
    import(/* webpackChunkName: "mini-cart" */ '#cart/features/mini-cart/mini-cart.tsx'),
    loadCartMessages(locale),
  ]);
  return { Part: withMessages(MiniCart, messages) };
}
