import type { Locale } from '@headstock/contracts/locale';
import { withMessages } from '@headstock/i18n/messages';
import type { ComponentType } from 'react';
import { loadCompareMessages } from '#mfe-catalog/messages/load-compare-messages.ts';
import { Component, loader } from './compare-page.tsx';

/** The comparison with its words. */
export async function loadCompareRoute(
  locale: Locale,
): Promise<{ readonly loader: typeof loader; readonly Component: ComponentType }> {
  return { loader, Component: withMessages(Component, await loadCompareMessages(locale)) };
}
