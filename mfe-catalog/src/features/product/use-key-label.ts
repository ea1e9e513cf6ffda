import { useIntl } from 'react-intl';

/** Names a key of the catalogue in the page's language; a key that has no words yet is shown as it is, with a capital. */
export function useKeyLabel(): (group: string, key: string) => string {
  const intl = useIntl();
  return (group, key) => {
    const id = `${group}.${key}`;
    return id in intl.messages ? intl.formatMessage({ id }) : key.charAt(0).toUpperCase() + key.slice(1);
  };
}
