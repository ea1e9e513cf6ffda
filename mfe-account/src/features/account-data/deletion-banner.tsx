import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { AccountDeletionStateQuery } from './account-data.generated.ts';

const PRIVACY = '/profile/settings/privacy';

/** Hardly anybody sees it. */
const DeletionNotice = lazy(async () => {
  const { DeletionNotice: Loaded } = await import(/* webpackChunkName: "deletion-notice" */ './deletion-notice.tsx');
  return { default: Loaded };
});

/** Props of the banner. */
export interface DeletionBannerProps {
  /** Null for an account that is not to be deleted. */
  readonly deletion: AccountDeletionStateQuery['accountDeletion'];
}

/** On every page of the profile: that the account is to be deleted, and where to keep it. Renders nothing for all others. */
export function DeletionBanner({ deletion }: DeletionBannerProps): ReactNode {
  const { pathname } = useLocation();
  if (!deletion || pathname.endsWith(PRIVACY)) return null;
  return (
    <Suspense fallback={null}>
      <DeletionNotice deletion={deletion} keepPath={PRIVACY} />
    </Suspense>
  );
}
