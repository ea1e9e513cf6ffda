import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';

const Slip = styled(Form)`
  position: relative;
  display: grid;
  gap: 14px;
  padding: 54px 36px 32px;
  clip-path: polygon(34px 0, calc(100% - 34px) 0, 100% 34px, 100% 100%, 0 100%, 0 34px);
  &::before {
    content: '';
    position: absolute;
    left: 50%;
    top: 16px;
    width: 18px;
    height: 18px;
    margin-left: -9px;
    border-radius: 50%;
    background: var(--hs-band);
    box-shadow: 0 0 0 3px var(--hs-tag-edge);
  }
  & > p {
    font-size: var(--hs-t-small);
    color: var(--hs-ink-2);
  }
  ${down('tablet')} {
    padding: 54px 22px 28px;
  }
`;

/** “What have you got?”: leads to the form of an appraisal, with what was said already in it. A plain GET form, so it works before any script. Renders a `<form>`. */
export function ValueSlip() {
  const intl = useIntl();
  return (
    <Slip method="get" action="/forms/appraisal" data-ground="tag">
      <h3>
        <FormattedMessage id="catalog.home.slip" />
      </h3>
      <Field label={<FormattedMessage id="catalog.home.slipModel" />}>
        <TextInput name="keywords" required placeholder={intl.formatMessage({ id: 'catalog.home.slipModelExample' })} />
      </Field>
      <Field label={<FormattedMessage id="catalog.home.slipYear" />}>
        <TextInput
          name="year"
          numeric
          inputMode="numeric"
          placeholder={intl.formatMessage({ id: 'catalog.home.slipYearExample' })}
        />
      </Field>
      <Button type="submit" wide>
        <FormattedMessage id="catalog.home.slipSend" />
      </Button>
      <p>
        <FormattedMessage id="catalog.home.slipNote" />
      </p>
    </Slip>
  );
}
