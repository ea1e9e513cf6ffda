import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

const suffixes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** A day in the shop's time zone: “Jul 4th 2026”, in French “4 juil. 2026”. Renders a `<time>`. */
export function JoinedDate({ iso }: { readonly iso: string }): ReactNode {
  const intl = useIntl();
  const parts = intl.formatDateToParts(iso, { year: 'numeric', month: 'short', day: 'numeric' });
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? '';
  const day = part('day');
  const text =
    intl.locale === 'en'
      ? `${part('month')} ${day}${suffixes[ordinals.select(Number(day))] ?? 'th'} ${part('year')}`
      : parts.map(({ value }) => value).join('');
  return <time dateTime={iso}>{text}</time>;
}
