import type { Locale } from '@headstock/contracts/locale';
import type { ComponentType, ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, useIntl, type IntlConfig, type IntlShape } from 'react-intl';

/** Messages of one slice in one language: compiled to syntax trees in the builds, plain text in tests. */
export type Messages = NonNullable<IntlConfig['messages']>;

export interface IntlRootProps {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly timeZone: string;
  readonly children: ReactNode;
}

/**
 * What formats the texts of a message file, by language and time zone. It is made once for each file, and not for each request: it keeps
 * every message that it has read and every formatter, and both cost more than to use them.
 */
const formatters = new WeakMap<Messages, Map<string, IntlShape>>();

function intlOf(locale: string, messages: Messages, timeZone: string | undefined): IntlShape {
  const known = formatters.get(messages) ?? new Map<string, IntlShape>();
  formatters.set(messages, known);
  const key = `${locale} ${timeZone}`;
  const made =
    known.get(key) ??
    createIntl(
      { locale, messages, onError: reportMissing, ...(timeZone === undefined ? {} : { timeZone }) },
      createIntlCache(),
    );
  known.set(key, made);
  return made;
}

/** The shell's own messages, the language and the time zone of the page. A missing message throws: builds check that there is none. */
export function IntlRoot({ locale, messages, timeZone, children }: IntlRootProps): ReactNode {
  return <RawIntlProvider value={intlOf(locale, messages, timeZone)}>{children}</RawIntlProvider>;
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
      <RawIntlProvider value={intlOf(around.locale, merged, around.timeZone)}>
        <Component {...props} />
      </RawIntlProvider>
    );
  };
}
