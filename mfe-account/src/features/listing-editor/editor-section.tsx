import styled from '@emotion/styled';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useEditor } from './editor-context.ts';
import type { Section } from './editor.model.ts';

const Root = styled.section`
  display: grid;
  gap: 18px;
  scroll-margin-top: 160px;
  padding-top: clamp(20px, 3vw, 32px);
  border-top: 1px solid var(--hs-line);
  & > fieldset {
    display: grid;
    gap: 18px;
    min-width: 0;
  }
`;

/** Props of a section. */
export interface EditorSectionProps {
  readonly name: Section;
  /** Leaves out the line under the heading. */
  readonly withoutLead?: boolean;
  readonly children: ReactNode;
}

/** A part of the editor with its heading; its controls are off while the listing cannot be changed. Renders a `<section>`. */
export function EditorSection({ name, withoutLead, children }: EditorSectionProps): ReactNode {
  const { isReadOnly } = useEditor();
  return (
    <Root id={name} aria-labelledby={`${name}-title`}>
      <header>
        <Heading level={2} step="2" id={`${name}-title`}>
          <FormattedMessage id={`listingEditor.section.${name}`} />
        </Heading>
        {!withoutLead && (
          <p className="hs-mute">
            <FormattedMessage id={`listingEditor.lead.${name}`} />
          </p>
        )}
      </header>
      <fieldset disabled={isReadOnly}>
        <legend className="hs-vh">
          <FormattedMessage id={`listingEditor.section.${name}`} />
        </legend>
        {children}
      </fieldset>
    </Root>
  );
}
