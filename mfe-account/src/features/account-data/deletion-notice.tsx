import styled from '@emotion/styled';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { AccountDeletionStateQuery } from './account-data.generated.ts';

const Root = styled.div`
  margin-bottom: 28px;
`;

interface DeletionNoticeProps {
  readonly deletion: NonNullable<AccountDeletionStateQuery['accountDeletion']>;
  /** The page on which the account can be kept. */
  readonly keepPath: string;
}

/** Says when the account will be deleted. Renders a `<div>`. */
export function DeletionNotice({ deletion, keepPath }: DeletionNoticeProps): ReactNode {
  const formatDay = useShopDate();
  const keep = (
    <Link to={keepPath}>
      <FormattedMessage id="profile.keepAccount" />
    </Link>
  );
  return (
    <Root>
      <Notice tone="warn" action={keep}>
        <FormattedMessage
          id={deletion.isPutOff ? 'profile.leavingSoon' : 'profile.leaving'}
          values={{ day: formatDay(deletion.dueAt) }}
        />
      </Notice>
    </Root>
  );
}
