import styled from '@emotion/styled';
import { Heading } from '@headstock/ui/heading';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RefusalNotice } from '#mfe-admin/features/staff-action/refusal-notice.tsx';
import type { Refusal } from '#mfe-admin/features/staff-action/use-staff-action.ts';

const Root = styled.section`
  display: grid;
  gap: 14px;
  align-content: start;
  padding: 20px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-card);
  & .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

/** Props of a part of the page. */
export interface DraftSectionProps {
  /** The id of its heading's message. */
  readonly title: string;
  readonly refusal?: Refusal | null;
  readonly children: ReactNode;
}

/** A part of a draft order's page, with why its last change was refused. Renders a `<section>`. */
export function DraftSection({ title, refusal, children }: DraftSectionProps): ReactNode {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Heading level={2} step="3" id={id}>
        <FormattedMessage id={title} />
      </Heading>
      <RefusalNotice refusal={refusal} />
      {children}
    </Root>
  );
}
