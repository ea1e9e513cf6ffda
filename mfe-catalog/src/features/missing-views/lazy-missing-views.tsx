import { sessionAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { lazyWithMessages } from '@headstock/i18n/lazy-with-messages';
import { TextButton } from '@headstock/ui/text-button';
import { useAtomValue } from 'jotai';
import { Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { missingViewsMessages } from './missing-views-messages.ts';

const Dialog = lazyWithMessages(
  async () => (await import(/* webpackChunkName: "missing-views" */ './missing-views-dialog.tsx')).MissingViewsDialog,
  [missingViewsMessages],
);

/** Asks the seller for a view that the pictures lack. Guests sign in first; the dialog is loaded by the click. Renders a `<button>`. */
export function LazyMissingViews({ itemId }: { readonly itemId: string }): ReactNode {
  const emit = useEmit();
  const isSignedIn = useAtomValue(sessionAtom).account !== null;
  const [isOpen, setOpen] = useState(false);
  const ask = (): void => (isSignedIn ? setOpen(true) : emit('auth/open', { onSignedIn: () => setOpen(true) }));
  return (
    <>
      <TextButton onClick={ask}>
        <FormattedMessage id="product.askView" />
      </TextButton>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog itemId={itemId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
