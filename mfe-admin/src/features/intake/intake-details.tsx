import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { Money } from '@headstock/ui/money';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { Fact, FactList } from '#mfe-admin/features/inventory/listing-facts.tsx';
import { HoldClock } from './hold-clock.tsx';
import { IdentityNumber } from './identity-number.tsx';
import type { AdminIntakeQuery } from './intake.generated.ts';
import { ReleaseForm } from './release-form.tsx';
import { Signature } from './signature-pad.tsx';

const Root = styled.div`
  display: grid;
  gap: 28px;
  & > section {
    display: grid;
    gap: 12px;
    justify-items: start;
  }
  & .text {
    white-space: pre-line;
    max-width: 68ch;
  }
  & img {
    max-width: 100%;
    border-radius: var(--hs-r-control);
  }
`;

/** An intake with all that belongs to it. */
export type IntakeView = NonNullable<AdminIntakeQuery['intake']>;

/** From whom an instrument came, on which terms, and how long it is kept; the hold can be ended early. Renders a `<div>`. */
export function IntakeDetails({ intake }: { readonly intake: IntakeView }): ReactNode {
  const { locale, formatMessage } = useIntl();
  const { terms } = intake;
  const share = intake.splitBasisPoints === null ? null : `${intake.splitBasisPoints / 100} %`;
  return (
    <Root>
      <section>
        <FactList>
          <Fact label="intake.column.deal">
            <FormattedMessage id={`intake.deal.${intake.deal}`} />
          </Fact>
          <Fact label="intake.column.serial">{intake.serial}</Fact>
          <Fact label="intake.column.place">{intake.place}</Fact>
          <Fact label="intake.field.paid">
            {intake.paid && <Money amountCents={intake.paid.amountCents} locale={locale} />}
          </Fact>
          <Fact label="intake.field.share">{share}</Fact>
          <Fact label="intake.field.fee">
            {intake.fee && <Money amountCents={intake.fee.amountCents} locale={locale} />}
          </Fact>
          <Fact label="intake.field.termDays">{intake.termDays}</Fact>
          <Fact label="intake.column.received">
            <Moment iso={intake.receivedAt} />, {intake.receivedBy}
          </Fact>
          <Fact label="intake.field.watchNote">{intake.watchNote}</Fact>
        </FactList>
        {intake.listing && (
          <Button as={Link} to={`/profile/selling/listings/${intake.listingId}`} variant="outline">
            <FormattedMessage id="intake.openListing" />
          </Button>
        )}
      </section>
      <section>
        <Heading level={3} step="3">
          <FormattedMessage id="intake.column.hold" />
        </Heading>
        <p>
          <FormattedMessage
            id={intake.isOnHold ? 'intake.isHeld' : 'intake.isFree'}
            values={{ days: intake.holdDays, source: intake.holdSource }}
          />
        </p>
        {intake.isOnHold && (
          <>
            <p>
              <HoldClock until={intake.holdUntil} isOnHold />
            </p>
            <ReleaseForm id={intake.id} />
          </>
        )}
        {intake.releasedAt && (
          <>
            <p>
              <FormattedMessage
                id="intake.released"
                values={{
                  moment: <Moment iso={intake.releasedAt} />,
                  name: intake.releasedBy ?? '',
                  reason: intake.releaseReason ?? '',
                }}
              />
            </p>
            {intake.releaseImageId && (
              <img src={`/images/${intake.releaseImageId}/1280`} alt={formatMessage({ id: 'intake.paperAlt' })} />
            )}
          </>
        )}
      </section>
      <section>
        <Heading level={3} step="3">
          <FormattedMessage id="intake.step.person" />
        </Heading>
        <FactList>
          <Fact label="intake.field.personName">{intake.personName}</Fact>
          <Fact label="intake.field.personEmail">{intake.personEmail}</Fact>
          <Fact label="intake.field.personPhone">{intake.personPhone}</Fact>
          <Fact label="intake.field.personAddress">{intake.personAddress}</Fact>
          {intake.idKind && (
            <Fact label="intake.field.idKind">
              <FormattedMessage id={`intake.paper.${intake.idKind}`} />
            </Fact>
          )}
        </FactList>
        {intake.idEnding && <IdentityNumber id={intake.id} ending={intake.idEnding} />}
      </section>
      <section>
        <Heading level={3} step="3">
          <FormattedMessage id="intake.terms" values={{ version: terms.version }} />
        </Heading>
        <p className="text" lang={intake.signedLocale}>
          {intake.signedLocale === 'fr' ? terms.textFr : terms.textEn}
        </p>
        <p>
          <FormattedMessage
            id="intake.signedBy"
            values={{ name: intake.signedName, moment: <Moment iso={intake.signedAt} /> }}
          />
        </p>
        {intake.signature && (
          <Signature
            path={intake.signature}
            label={formatMessage({ id: 'intake.signatureOf' }, { name: intake.signedName })}
          />
        )}
      </section>
    </Root>
  );
}
