import styled from '@emotion/styled';
import { forms, readFormType } from '@headstock/contracts/forms';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Fact, Facts } from '#mfe-admin/features/account/facts.tsx';
import type { FormWholeFragment } from './forms.generated.ts';

/** Messages and stories have the whole width. */
const Root = styled(Facts)`
  & > [data-long] {
    grid-column: 1 / -1;
    max-width: 72ch;
  }
`;

interface AnswerProps {
  readonly name: string;
  readonly value: string;
  readonly isChoice: boolean;
}

/** An answer: a choice in words, an e-mail and a telephone as links, everything else as it was written. */
function Answer({ name, value, isChoice }: AnswerProps): ReactNode {
  const { messages } = useIntl();
  if (isChoice && `forms.option.${value}` in messages) return <FormattedMessage id={`forms.option.${value}`} />;
  if (name === 'email') return <a href={`mailto:${value}`}>{value}</a>;
  if (name === 'phone') return <a href={`tel:${value.replaceAll(/[^\d+]/g, '')}`}>{value}</a>;
  return value;
}

/** What somebody wrote into a form, field by field. Renders a `<dl>`. */
export function FormAnswers({ form: { type, answers } }: { readonly form: FormWholeFragment }): ReactNode {
  const { messages } = useIntl();
  const known = readFormType(type);
  const fields = known ? forms[known] : [];
  const kindOf = (name: string) => fields.find((field) => field.name === name)?.kind;
  return (
    <Root>
      {answers.map(({ name, value }) => (
        <Fact
          key={name}
          isLong={kindOf(name) === 'long'}
          name={`forms.field.${name}` in messages ? <FormattedMessage id={`forms.field.${name}`} /> : name}
        >
          <Answer name={name} value={value} isChoice={kindOf(name) === 'choice'} />
        </Fact>
      ))}
    </Root>
  );
}
