import { useShopDate } from '@headstock/i18n/use-shop-date';
import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, useLoaderData, useNavigate } from 'react-router';
import { CloseForm } from '#mfe-admin/features/close-day/close-form.tsx';
import { ClosedDays } from '#mfe-admin/features/close-day/closed-days.tsx';
import { ClosedSheet } from '#mfe-admin/features/close-day/closed-sheet.tsx';
import { CountForm } from '#mfe-admin/features/close-day/count-form.tsx';
import { dayPath } from '#mfe-admin/features/close-day/day-sheet.model.ts';
import { SheetLines } from '#mfe-admin/features/close-day/sheet-lines.tsx';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import type { CloseDayData } from './close-day-loader.ts';
import { CoveredPageHead } from '#mfe-admin/features/route-drawer/covered-page-head.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  max-width: 960px;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 16px 24px;
  }
  @media print {
    & form,
    & button,
    & a[role='button'],
    & [data-print='hidden'] {
      display: none;
    }
  }
`;

/** `/admin/close-day`: the sheet of a shop day, counted, compared, signed and closed. Drawers open over it. */
export function Component(): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  const navigate = useNavigate();
  const { daySheet: sheet, closedDays, wanted } = useLoaderData<CloseDayData>();
  const mayWrite = useGrants()('money:write');
  const isOpen = sheet.closedAt === null;
  const day = formatDate(`${sheet.day}T12:00:00Z`);
  return (
    <Root>
      <CoveredPageHead path="/admin/close-day" title={intl.formatMessage({ id: 'closeDay.title' })} />
      <header>
        <div>
          <Heading level={1} step="2">
            <FormattedMessage id="closeDay.title" />
          </Heading>
          <p className="hs-mute">{day}</p>
        </div>
        <div data-print="hidden">
          <Field label={<FormattedMessage id="closeDay.day" />}>
            <TextInput
              type="date"
              value={sheet.day}
              onChange={({ target }) => {
                if (target.value !== '') void navigate(dayPath(target.value));
              }}
            />
          </Field>
        </div>
        {!isOpen && (
          <Button variant="outline" size="small" onClick={() => window.print()}>
            <FormattedMessage id="closeDay.print" />
          </Button>
        )}
      </header>
      {wanted !== null && wanted !== sheet.day && (
        <Notice tone="info">
          <FormattedMessage id="closeDay.otherDay" />
        </Notice>
      )}
      {isOpen && mayWrite && <CountForm key={sheet.day} sheet={sheet} />}
      <SheetLines sheet={sheet} mayWrite={mayWrite} />
      {isOpen ? mayWrite && <CloseForm sheet={sheet} /> : <ClosedSheet sheet={sheet} mayWrite={mayWrite} />}
      <ClosedDays days={closedDays} />
      <Outlet />
    </Root>
  );
}
