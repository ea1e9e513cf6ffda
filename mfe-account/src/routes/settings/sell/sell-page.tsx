import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { NewLinkButton } from '#mfe-account/features/confirm-email/new-link-button.tsx';
import { UnsavedForms } from '#mfe-account/features/leave-guard/unsaved-forms.tsx';
import { ApplicationForm } from '#mfe-account/features/seller-application/application-form.tsx';
import { ApplicationState } from '#mfe-account/features/seller-application/application-state.tsx';
import {
  openKinds,
  type SellerApplicationData,
} from '#mfe-account/features/seller-application/seller-application.model.ts';
import { SettingsBody } from '#mfe-account/routes/settings/settings-body.ts';

/** `/profile/settings/sell`: the application to sell, and where it stands. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { viewer, application } = useLoaderData<SellerApplicationData>();
  const kinds = openKinds(viewer);
  const isWaiting = application?.state === 'WAITING';
  const isSelling = viewer.isPrivateSeller || viewer.isProfessionalSeller;
  const { kind, about, businessName, registrationNumber, website } = application ?? {};
  const before =
    application?.state === 'DENIED'
      ? {
          ...(kind && { kind }),
          about: about ?? '',
          businessName: businessName ?? '',
          registrationNumber: registrationNumber ?? '',
          website: website ?? '',
        }
      : {};
  return (
    <SettingsBody>
      <PageHead title={formatMessage({ id: 'sell.title' })} path="/profile/settings/sell" />
      <Heading level={1} step="1">
        <FormattedMessage id="sell.title" />
      </Heading>
      <div className="hs-stack" style={{ maxWidth: 720 }}>
        {isSelling && (
          <Notice
            tone="good"
            action={
              <Button as={Link} to="/profile/selling/listings" variant="outline" size="small">
                <FormattedMessage id="sell.listings" />
              </Button>
            }
          >
            <FormattedMessage id={viewer.isProfessionalSeller ? 'sell.isProfessional' : 'sell.isPrivate'} />
          </Notice>
        )}
        {application && <ApplicationState application={application} />}
        {!isWaiting && kinds.length > 0 && (
          <>
            <p>
              <FormattedMessage id={isSelling ? 'sell.leadMore' : 'sell.lead'} />
            </p>
            {viewer.emailVerifiedAt === null ? (
              <Notice tone="warn" action={<NewLinkButton inNotice />}>
                <FormattedMessage id="sell.unproven" />
              </Notice>
            ) : (
              <UnsavedForms>
                <ApplicationForm key={application?.id ?? 'first'} kinds={kinds} before={before} />
              </UnsavedForms>
            )}
          </>
        )}
      </div>
    </SettingsBody>
  );
}
