import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { DetailsForm } from '#mfe-account/features/details/details-form.tsx';
import type { Details } from '#mfe-account/features/details/details.model.ts';
import { EmailForm } from '#mfe-account/features/details/email-form.tsx';
import type { Pictures } from '#mfe-account/features/pictures/picture.model.ts';
import { PicturesSection } from '#mfe-account/features/pictures/pictures-section.tsx';
import { SettingsBody } from '#mfe-account/routes/settings/settings-body.ts';

/** `/profile/settings/details`: the account's names, contact and what others read about it. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const details = useLoaderData<Details & { readonly pictures: Pictures }>();
  return (
    <SettingsBody>
      <PageHead title={formatMessage({ id: 'details.title' })} path="/profile/settings/details" />
      <Heading level={1} step="1">
        <FormattedMessage id="details.title" />
      </Heading>
      <DetailsForm details={details} />
      <PicturesSection pictures={details.pictures} />
      <EmailForm details={details} />
    </SettingsBody>
  );
}
