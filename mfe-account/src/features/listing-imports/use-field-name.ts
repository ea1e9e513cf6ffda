import type { ImportField } from '@headstock/contracts/listing-imports';
import { useIntl } from 'react-intl';

const FRENCH = '.fr';

/** The message of a field; those of a table have a group of their own. */
function messageOf(field: string): string {
  const [table, key] = field.split('.');
  switch (table) {
    case 'spec':
      return `listingImports.field.spec.${key}`;
    case 'report':
      return `listingImports.field.report.${key}`;
    case 'originality':
      return `listingImports.field.originality.${key}`;
    case 'measure':
      return `listingImports.field.measure.${key}`;
    default:
      return `listingImports.field.${field}`;
  }
}

/** Names the fields that a column can be, in the page's language. */
export function useFieldName(): (field: ImportField) => string {
  const { formatMessage } = useIntl();
  return (field) => {
    if (!field.endsWith(FRENCH)) return formatMessage({ id: messageOf(field) });
    const name = formatMessage({ id: messageOf(field.slice(0, -FRENCH.length)) });
    return formatMessage({ id: 'listingImports.inFrench' }, { name });
  };
}
