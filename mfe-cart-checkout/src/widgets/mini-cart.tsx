import type { Locale } from '@headstock/contracts/locale';
import type { WidgetProps } from '@headstock/contracts/remotes';
import { withMessages } from '@headstock/i18n/messages';
import type { ComponentType } from 'react';
import { cartMessages } from '#mfe-cart-checkout/messages/load-messages.ts';

/** The mini cart with its texts. */
export async function loadWidget({
  locale,
}: {
  readonly locale: Locale;
}): Promise<{ readonly Widget: ComponentType<WidgetProps> }> {
  const [{ MiniCart }, messages] = await Promise.all([
    import(/* webpackChunkName: "mini-cart" */ '#mfe-cart-checkout/features/mini-cart/mini-cart.tsx'),
    cartMessages.load(locale),
  ]);
  return { Widget: withMessages(MiniCart, messages) };
}
