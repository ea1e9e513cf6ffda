import type { RemoteWidgetModule, WidgetProps } from '@headstock/contracts/remotes';
import type { ComponentType } from 'react';
import type { MessageGroup } from './lazy-page.ts';
import { withMessages } from '@headstock/i18n/messages';

export interface LazyWidget<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly messages: readonly MessageGroup[];
}

/** The `loadWidget` of an exposed widget: loads the component and its messages side by side. */
export function lazyWidget<Props extends object = WidgetProps>({
  load,
  messages,
}: LazyWidget<Props>): RemoteWidgetModule<Props>['loadWidget'] {
  return async ({ locale }) => {
    const [Component, ...groups] = await Promise.all([load(), ...messages.map((group) => group.load(locale))]);
    return { Widget: withMessages(Component, Object.assign({}, ...groups)) };
  };
}
