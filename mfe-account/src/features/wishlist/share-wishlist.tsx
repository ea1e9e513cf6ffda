import styled from '@emotion/styled';
import { localePrefix } from '@headstock/contracts/locale';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Checkbox } from '@headstock/ui/checkbox';
import { ShareIcon } from '@headstock/ui/icons/share';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { useRestoredFocus } from '#mfe-account/features/list-page/use-restored-focus.ts';
import { WishlistShareDocument, WishlistStopSharingDocument } from './wishlist.generated.ts';
import type { WishlistShare } from './wishlist-item.model.ts';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: 10px;
  margin-top: 8px;
  & > p:not([role='alert']) {
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
  }
`;

/** What changing the link answers; without a share it is there no longer. */
interface ShareAnswer {
  readonly success: boolean;
  readonly message: string | null;
  readonly share?: WishlistShare | null;
}

/** Shares the list by a link that its owner can end. Renders a `<div>` with buttons. */
export function ShareWishlist({ share: loaded }: { readonly share: WishlistShare | null }): ReactNode {
  const client = useGraphQLClient();
  const emit = useEmit();
  const intl = useIntl();
  const [share, setShare] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const say = (id: string): void =>
    emit('notification/show', { tone: 'positive', message: intl.formatMessage({ id }) });
  const urlOf = ({ path }: WishlistShare): string =>
    new URL(`${localePrefix(intl.locale === 'fr' ? 'fr' : 'en')}${path}`, location.origin).href;

  /** Gives true where it took effect; else it is said below the buttons. */
  const change = async (work: () => Promise<ShareAnswer>): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      const { success, message, share: now = null } = await work();
      if (success) setShare(now);
      else setFailure(message ?? intl.formatMessage({ id: 'wishlist.share.failed' }));
      return success;
    } catch (error) {
      console.error(error);
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const root = useRestoredFocus<HTMLDivElement>(share?.path ?? '');
  const save = (showsName: boolean): Promise<boolean> =>
    change(async () => (await client.mutate(WishlistShareDocument, { showsName }, { quiet: true })).wishlistShare);
  const copy = async (shared: WishlistShare): Promise<void> => {
    try {
      await navigator.clipboard.writeText(urlOf(shared));
      setFailure(null);
      say('wishlist.share.copied');
    } catch {
      setFailure(intl.formatMessage({ id: 'wishlist.share.notCopied' }));
    }
  };
  const send = async (shared: WishlistShare): Promise<void> => {
    if (!('share' in navigator)) return copy(shared);
    try {
      await navigator.share({ title: intl.formatMessage({ id: 'wishlist.title' }), url: urlOf(shared) });
    } catch (error) {
      // Closing the platform's sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(shared);
    }
  };
  const stop = async (): Promise<void> => {
    const isStopped = await change(
      async () => (await client.mutate(WishlistStopSharingDocument, {}, { quiet: true })).wishlistStopSharing,
    );
    if (isStopped) say('wishlist.share.stopped');
  };
  if (!share)
    return (
      <Root ref={root} tabIndex={-1} data-print="hide">
        <Button variant="outline" size="small" busy={busy} onClick={() => void save(false)}>
          <ShareIcon size="small" />
          <FormattedMessage id="wishlist.share" />
        </Button>
        <FormFailure error={failure} isTyped={false} />
        <p>
          <FormattedMessage id="wishlist.share.hint" />
        </p>
      </Root>
    );
  return (
    <Root ref={root} tabIndex={-1} data-print="hide">
      <p role="status">
        <FormattedMessage id="wishlist.share.on" />
      </p>
      <div>
        <Button variant="outline" size="small" onClick={() => void send(share)}>
          <ShareIcon size="small" />
          <FormattedMessage id="wishlist.share.send" />
        </Button>
        <Button variant="outline" size="small" onClick={() => void copy(share)}>
          <FormattedMessage id="wishlist.share.copy" />
        </Button>
        <Button as={Link} variant="quiet" size="small" to={share.path}>
          <FormattedMessage id="wishlist.share.open" />
        </Button>
        <Button variant="quiet" size="small" busy={busy} onClick={() => void stop()}>
          <FormattedMessage id="wishlist.share.stop" />
        </Button>
      </div>
      <FormFailure error={failure} isTyped={false} />
      <Checkbox
        checked={share.showsName}
        // Disabled, it would lose the focus.
        aria-busy={busy || undefined}
        onChange={({ currentTarget }) => {
          if (!busy) void save(currentTarget.checked);
        }}
      >
        <FormattedMessage id="wishlist.share.showName" />
      </Checkbox>
    </Root>
  );
}
