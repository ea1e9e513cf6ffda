import { Button } from '@headstock/ui/button';
import { CopyIcon } from '@headstock/ui/icons/copy';
import { useEmit } from '@headstock/event-bus/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** Puts a text into the clipboard and says so. Renders a `<button>`. */
export function CopyButton({ text, children }: { readonly text: string; readonly children: ReactNode }): ReactNode {
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      emit('notification/show', { message: formatMessage({ id: 'factors.copied' }), tone: 'positive' });
    } catch (error) {
      // Without the permission the text can still be selected.
      console.error(error);
    }
  };
  return (
    <Button variant="outline" size="small" onClick={() => void copy()}>
      <CopyIcon size="small" />
      {children}
    </Button>
  );
}
