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
import { useRestoredFocus } from '#mfe-account/features/list-page/use-restored-focus.ts';
import { WishlistShareDocument, WishlistStopSharingDocument } from './wishlist.generated.ts';
import type { WishlistShare } from './wishlist-item.model.ts';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: 10px;
  margin-top: 8px;
  & > p {
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

/** Shares the list by a link that its owner can end. Renders a `<div>` with buttons. */
export function ShareWishlist({ share: loaded }: { readonly share: WishlistShare | null }): ReactNode {
  const client = useGraphQLClient();
  const emit = useEmit();
  const intl = useIntl();
  const [share, setShare] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const say = (id: string, tone: 'positive' | 'negative'): void =>
    emit('notification/show', { tone, message: intl.formatMessage({ id }) });
  const urlOf = ({ path }: WishlistShare): string =>
    new URL(`${localePrefix(intl.locale === 'fr' ? 'fr' : 'en')}${path}`, location.origin).href;

  const change = async (work: () => Promise<WishlistShare | null>): Promise<WishlistShare | null> => {
    setBusy(true);
    try {
      const now = await work();
      setShare(now);
      return now;
    } catch (error) {
      console.error(error);
      say('wishlist.share.failed', 'negative');
      return null;
    } finally {
      setBusy(false);
    }
  };
  const root = useRestoredFocus<HTMLDivElement>(share?.path ?? '');
  const save = (showsName: boolean): Promise<WishlistShare | null> =>
    change(async () => (await client.mutate(WishlistShareDocument, { showsName })).wishlistShare.share);
  const copy = async (shared: WishlistShare): Promise<void> => {
    try {
      await navigator.clipboard.writeText(urlOf(shared));
      say('wishlist.share.copied', 'positive');
    } catch {
      say('wishlist.share.notCopied', 'negative');
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
    await change(async () => {
      await client.mutate(WishlistStopSharingDocument, {});
      say('wishlist.share.stopped', 'positive');
      return null;
    });
  };
  if (!share)
    return (
      <Root ref={root} tabIndex={-1} data-print="hide">
        <Button variant="outline" size="small" busy={busy} onClick={() => void save(false)}>
          <ShareIcon size="small" />
          <FormattedMessage id="wishlist.share" />
        </Button>
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
