import styled from '@emotion/styled';
import { menuLimits } from '@headstock/contracts/menu';
import { Field } from '@headstock/ui/field';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { targetKindOf, type TargetChoice, type TargetKind } from './menu-tree.model.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: 8px;
  align-items: start;
`;

const kinds: readonly TargetKind[] = ['CATEGORY', 'PAGE', 'POST', 'PATH', 'SITE'];

/** Props of the field. */
export interface TargetFieldProps {
  /** What the line says, by which screen readers tell the fields of lines from each other. */
  readonly name: string;
  readonly href: string;
  readonly choices: readonly TargetChoice[];
  readonly error: string | undefined;
  readonly onChange: (href: string) => void;
}

/** Where a line leads: a category, page or post that is chosen, or an address that is typed. Renders a `<div>` with two fields. */
export function TargetField({ name, href, choices, error, onChange }: TargetFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<TargetKind | null>(null);
  const kind = chosen ?? targetKindOf(href, choices);
  const offered = choices.filter((choice) => choice.kind === kind);
  const isTyped = kind === 'PATH' || kind === 'SITE';
  function choose(next: TargetKind): void {
    setChosen(next);
    if (next === 'PATH' ? href.startsWith('/') : next === 'SITE' && href.startsWith('https:')) return;
    onChange('');
  }
  return (
    <Root>
      <Field hideLabel label={<FormattedMessage id="content.menu.targetKind" values={{ name }} />}>
        <Select
          size="small"
          value={kind}
          onChange={({ target }) => choose(kinds.find((each) => each === target.value) ?? 'PATH')}
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {formatMessage({ id: `content.menu.kind.${each}` })}
            </option>
          ))}
        </Select>
      </Field>
      <Field hideLabel label={<FormattedMessage id="content.menu.target" values={{ name }} />} error={error}>
        {isTyped ? (
          <TextInput
            size="small"
            value={href}
            maxLength={menuLimits.href}
            autoComplete="off"
            spellCheck={false}
            placeholder={kind === 'SITE' ? 'https://' : '/'}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <Select size="small" value={href} onChange={({ target }) => onChange(target.value)}>
            <option value="">{formatMessage({ id: 'content.choose' })}</option>
            {offered.map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Root>
  );
}
