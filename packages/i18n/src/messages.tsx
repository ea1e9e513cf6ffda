import type { Locale } from '@headstock/contracts/locale';
import type { ComponentType, ReactNode } from 'react';
import { IntlProvider, useIntl, type IntlConfig } from 'react-intl';

/** Messages of one slice in one language: compiled to syntax trees in the builds, plain text in tests. */
export type Messages = NonNullable<IntlConfig['messages']>;

export interface IntlRootProps {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly timeZone: string;
  readonly children: ReactNode;
}

/** The shell's own messages, the language and the time zone of the page. A missing message throws: builds check that there is none. */
export function IntlRoot({ locale, messages, timeZone, children }: IntlRootProps): ReactNode {
  return (
    <IntlProvider locale={locale} messages={messages} timeZone={timeZone} onError={reportMissing}>
      {children}
    </IntlProvider>
  );
}

function reportMissing(error: Error): void {
  console.error(error.message);
}

/** A component together with the messages of its slice, added to those around it. */
export function withMessages<Props extends object>(
  Component: ComponentType<Props>,
  messages: Messages,
): ComponentType<Props> {
  const cache = new WeakMap<object, IntlConfig['messages'] & object>();
  return function WithMessages(props: Props): ReactNode {
    const around = useIntl();
    const outer = around.messages;
    let merged = cache.get(outer);
    if (!merged) {
      merged = Object.assign({}, outer, messages);
      cache.set(outer, merged);
    }
    return (
      <IntlProvider
        locale={around.locale}
        messages={merged}
        onError={reportMissing}
        {...(around.timeZone === undefined ? {} : { timeZone: around.timeZone })}
      >
        <Component {...props} />
      </IntlProvider>
    );
  };
}
