import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { Fact, Facts } from '#mfe-admin/features/money-form/facts.tsx';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { JournalLink } from '#mfe-admin/features/journal/journal-link.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';
import type { DaySheet } from './day-sheet.model.ts';

/** Props of the part. */
export interface ClosedSheetProps {
  readonly sheet: DaySheet;
  readonly mayWrite: boolean;
}

/** A closed day: who closed it, what was counted, and what was corrected since. */
export function ClosedSheet({ sheet, mayWrite }: ClosedSheetProps): ReactNode {
  const { closedAt, closedBy, counted, openingFloat, banked, left, corrections } = sheet;
  return (
    <>
      <Notice tone="good">
        <FormattedMessage
          id="closeDay.closedBy"
          values={{ name: closedBy?.displayName ?? '–', moment: <Moment iso={closedAt} /> }}
        />
      </Notice>
      <Facts>
        {(
          [
            ['openingFloat', openingFloat],
            ['counted', counted],
            ['banked', banked],
            ['left', left],
          ] as const
        ).map(([key, money]) => (
          <Fact key={key} name={<FormattedMessage id={`closeDay.${key}`} />}>
            <Amount money={money} exact />
          </Fact>
        ))}
      </Facts>
      <section className="hs-stack" aria-labelledby="day-corrections">
        <Heading level={2} step="3" id="day-corrections">
          <FormattedMessage id="closeDay.corrections" />
        </Heading>
        {corrections.length === 0 && (
          <p className="hs-mute">
            <FormattedMessage id="closeDay.noCorrections" />
          </p>
        )}
        <ul className="hs-stack">
          {corrections.map(({ id, amount, reason, by, at, entryId }) => (
            <li key={id}>
              <Amount money={amount} exact /> · {reason}
              <br />
              <small className="hs-mute">
                {by?.displayName} · <Moment iso={at} /> · <JournalLink document={entryId} />
              </small>
            </li>
          ))}
        </ul>
        {mayWrite && (
          <div>
            <Button as={DrawerLink} to="/admin/close-day/correct" size="small" variant="outline">
              <FormattedMessage id="closeDay.correct" />
            </Button>
          </div>
        )}
      </section>
    </>
  );
}
