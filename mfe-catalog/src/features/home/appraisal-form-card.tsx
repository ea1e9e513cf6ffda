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
export function AppraisalFormCard() {
  const intl = useIntl();
  return (
    <Slip method="get" action="/forms/appraisal" data-ground="tag">
      <h3>
        <FormattedMessage id="home.appraisal" />
      </h3>
      <Field label={<FormattedMessage id="home.appraisalModel" />}>
        <TextInput name="keywords" required placeholder={intl.formatMessage({ id: 'home.appraisalModelExample' })} />
      </Field>
      <Field label={<FormattedMessage id="home.appraisalYear" />}>
        <TextInput
          name="year"
          numeric
          inputMode="numeric"
          placeholder={intl.formatMessage({ id: 'home.appraisalYearExample' })}
        />
      </Field>
      <Button type="submit" wide>
        <FormattedMessage id="home.appraisalSend" />
      </Button>
      <p>
        <FormattedMessage id="home.appraisalNote" />
      </p>
    </Slip>
  );
}
