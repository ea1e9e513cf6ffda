import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

const Root = styled.textarea(
  controlStyle,
  `
  min-height: 120px;
  resize: vertical;
  field-sizing: content;
  max-height: 60vh;
`,
);

/** Several lines to type in; grows with the text. Renders a `<textarea>`. */
export function Textarea(props: ComponentPropsWithRef<'textarea'>) {
  return <Root {...useFieldControl(props)} />;
}
