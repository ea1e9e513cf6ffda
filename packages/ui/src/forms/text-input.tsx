import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

const Root = styled.input(controlStyle);

/** Props of the input: those of `<input>`, `size` in words. */
export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size'> {
  /** 44 or 48 px high. */
  size?: 'small' | 'base';
  /** Tabular figures: for codes, prices, telephone numbers. */
  numeric?: boolean;
}

/** One line to type in; takes id, error and hint from the `Field` around it. Renders an `<input>`. */
export function TextInput({ size, numeric, className, type = 'text', ...rest }: TextInputProps) {
  const classes = [numeric && 'hs-num', className].filter(Boolean).join(' ') || undefined;
  return <Root type={type} data-size={size} className={classes} {...useFieldControl(rest)} />;
}
