import { useIntl } from 'react-intl';
import { factLabels, type FactGroup } from './fact-labels.ts';

/** Labels of the catalogue's keys in the page's language. A key without a message is shown as it is, capitalised. */
export function useFactLabel(): (group: FactGroup, key: string) => string {
  const intl = useIntl();
  return (group, key) => {
    const ids: Readonly<Record<string, string>> = factLabels[group];
    const id = ids[key];
    return id ? intl.formatMessage({ id }) : key.charAt(0).toUpperCase() + key.slice(1);
  };
}
