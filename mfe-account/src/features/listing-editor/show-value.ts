import { formatMoney } from '@headstock/ui/format-money';
import type { IntlShape } from 'react-intl';

/** The name of a field, by its path. */
export function fieldName(path: string, intl: IntlShape): string {
  const [table = '', key = ''] = path.split('.');
  const language = path.endsWith('.en') || path.endsWith('.fr') ? path.slice(-2) : null;
  const keyed: Readonly<Record<string, string>> = {
    specs: `listingEditor.spec.${key}`,
    measures: `listingEditor.measure.${key}`,
    report: `listingEditor.topic.${key}`,
    originality: `listingEditor.part.${key}`,
    partPhotographs: `listingEditor.part.${key}`,
  };
  const name = intl.formatMessage({ id: (key === '' ? undefined : keyed[table]) ?? `listingEditor.field.${table}` });
  return language === null ? name : `${name} (${language})`;
}

/** A value of the document in words: what a field had before, and has now. */
export function showValue(path: string, value: unknown, intl: IntlShape): string {
  const nothing = intl.formatMessage({ id: 'listingEditor.nothing' });
  if (value === null || value === undefined || value === '') return nothing;
  if (typeof value === 'boolean') return intl.formatMessage({ id: value ? 'listingEditor.yes' : 'listingEditor.no' });
  if (path === 'priceCents' && typeof value === 'number') return formatMoney(value, intl);
  if (Array.isArray(value)) return intl.formatMessage({ id: `listingEditor.count.${path}` }, { count: value.length });
  if (typeof value !== 'string' && typeof value !== 'number')
    return intl.formatMessage({ id: 'listingEditor.changedText' });
  if (path === 'condition') return intl.formatMessage({ id: `listingEditor.condition.${value}` });
  if (path.startsWith('partPhotographs.')) return intl.formatMessage({ id: 'listingEditor.otherPhotograph' });
  if (path.startsWith('originality.')) return intl.formatMessage({ id: `listingEditor.originality.${value}` });
  if (path === 'shippingClass') return intl.formatMessage({ id: `listingEditor.class.${value}` });
  return String(value);
}
