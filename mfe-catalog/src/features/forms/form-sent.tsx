import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { Button } from '@headstock/ui/button';
import { PrinterIcon } from '@headstock/ui/icons/printer';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { FormView } from './form-view.model.ts';
import { NextSteps } from './next-steps.tsx';

const Root = styled.div`
  display: grid;
  gap: 28px;
  max-width: 44rem;
  padding-block: 24px 96px;
  & > h1:focus {
    outline: 0;
  }
  & > .number {
    justify-self: start;
    padding: 16px 28px 18px;
    border-radius: var(--hs-r-control);
    background: var(--hs-tag);
    color: var(--hs-on-tag);
    & > strong {
      display: block;
      font: 400 var(--hs-t-2) / 1.1 var(--hs-serif);
      letter-spacing: 0.02em;
    }
  }
  & > .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  @media print {
    & > .actions {
      display: none;
    }
    & > .number {
      border: 1px solid;
    }
  }
`;

/** What is seen after a form was sent: its number, to print, and what happens next. Renders a `<div>`. */
export function FormSent({ view: { type, sent } }: { readonly view: FormView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Root>
      <h1 ref={heading} tabIndex={-1}>
        <FormattedMessage id="form.sent" />
      </h1>
      <p className="number">
        <FormattedMessage id="form.reference" />
        <strong className="hs-num">{sent}</strong>
      </p>
      <p className="hs-lead">
        <FormattedMessage
          id="form.sentLead"
          values={{ phone: <a href={storeProfile.phone.href}>{storeProfile.phone.label}</a> }}
        />
      </p>
      <h2 className="hs-3">
        <FormattedMessage id="form.nextSteps" />
      </h2>
      <NextSteps type={type} />
      <div className="actions">
        <Button variant="outline" onClick={() => window.print()}>
          <PrinterIcon size="small" />
          <FormattedMessage id="form.print" />
        </Button>
        <Button as={Link} to="/shop" variant="quiet">
          <FormattedMessage id="form.toShop" />
        </Button>
      </div>
    </Root>
  );
}
