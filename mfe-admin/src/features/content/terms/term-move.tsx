import { Button } from '@headstock/ui/button';
import { Select } from '@headstock/ui/select';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContentEditor } from '../use-content-editor.ts';
import type { TermsEditing } from './use-terms-editing.ts';

/** Props of the form. */
export interface TermMoveProps {
  readonly editor: ContentEditor;
  readonly editing: TermsEditing;
  readonly slug: string;
}

/** Moves all texts of a term to another one. Renders a choice and a button. */
export function TermMove({ editor, editing, slug }: TermMoveProps): ReactNode {
  const { formatMessage } = useIntl();
  const [to, setTo] = useState('');
  const name = editing.nameOf(slug);
  const others = editing.terms.filter((each) => each !== slug);
  const count = editing.usesOf(slug);
  const isKind = editor.document.slug === 'faq-groups' ? 'faq' : 'blog';
  return (
    <>
      <Select
        size="small"
        aria-label={formatMessage({ id: 'content.terms.moveTo' }, { name })}
        value={others.includes(to) ? to : ''}
        onChange={({ target }) => setTo(target.value)}
      >
        <option value="">{formatMessage({ id: `content.terms.move.${isKind}` }, { count })}</option>
        {others.map((each) => (
          <option key={each} value={each}>
            {editing.nameOf(each)}
          </option>
        ))}
      </Select>
      <Button
        size="small"
        variant="outline"
        disabled={!others.includes(to) || editor.isBusy}
        aria-label={formatMessage({ id: 'content.terms.doMoveOf' }, { name })}
        onClick={() => void editor.moveTexts(slug, to)}
      >
        <FormattedMessage id="content.terms.doMove" />
      </Button>
    </>
  );
}
