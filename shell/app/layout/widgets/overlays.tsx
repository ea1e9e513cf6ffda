import type { AuthDialogProps } from '@headstock/contracts/remotes';
import { useEmit, useListen } from '@headstock/event-bus/react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useBootstrapData } from '#shell/app/bootstrap-data.ts';
import { Notifications } from '#shell/app/notifications/notifications.tsx';
import { takeRedirectAfterLogin } from '#shell/app/session/redirect-after-login.ts';
import { RemoteWidget } from '#shell/app/layout/remote-widget.tsx';
import { useAccount } from '#shell/app/layout/use-account.ts';

/** What opens over any page: notifications, mini cart, Login/Register, and the assistant for those who may see it. */
export function Overlays(): ReactNode {
  return (
    <>
      <Notifications />
      <MiniCart />
      <AuthDialog />
      <Assistant />
    </>
  );
}

function MiniCart(): ReactNode {
  const [open, setOpen] = useState(false);
  useListen('mini-cart/open', () => setOpen(true));
  useListen('cart/item-added', () => setOpen(true));
  useListen('mini-cart/close', () => setOpen(false));
  const onClose = useCallback(() => setOpen(false), []);
  return <RemoteWidget remote="mfe-cart-checkout" expose="./mini-cart" wanted={open} widgetProps={{ onClose }} />;
}

function AuthDialog(): ReactNode {
  const emit = useEmit();
  const [asked, setAsked] = useState<Omit<AuthDialogProps, 'onClose'> | null>(null);
  useListen('auth/open', (wish) => setAsked(wish));
  useListen('auth/close', () => setAsked(null));
  useEffect(() => {
    const wanted = takeRedirectAfterLogin(document);
    if (wanted !== null) emit('auth/open', { redirectTo: wanted });
  }, [emit]);
  const onClose = useCallback(() => setAsked(null), []);
  const widgetProps: AuthDialogProps = { ...asked, onClose };
  return <RemoteWidget remote="mfe-account" expose="./auth-dialog" wanted={asked !== null} widgetProps={widgetProps} />;
}

/** Admins see the chat widget where `enableAI=true` is asked for, and never in production. */
function Assistant(): ReactNode {
  const account = useAccount();
  const { environment } = useBootstrapData();
  const [query] = useSearchParams();
  const [left, setLeft] = useState(false);
  const onClose = useCallback(() => setLeft(true), []);
  const wanted = account?.isAdmin === true && environment !== 'production' && query.get('enableAI') === 'true' && !left;
  return <RemoteWidget remote="mfe-ai-chat" expose="./chat-widget" wanted={wanted} widgetProps={{ onClose }} silent />;
}
