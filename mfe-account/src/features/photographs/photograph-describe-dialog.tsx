import styled from '@emotion/styled';
import { listingLimits, type ListingText } from '@headstock/contracts/listing-document';
import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { Field } from '@headstock/ui/field';
import { Textarea } from '@headstock/ui/textarea';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PhotographView } from './photograph.ts';

const Root = styled.div`
  display: grid;
  gap: 16px;
  & > img {
    width: 100%;
    height: min(38dvh, 320px);
    object-fit: contain;
    border-radius: var(--hs-r-paper);
    background: var(--hs-sunken);
  }
  & textarea {
    min-height: 76px;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

const languages = ['en', 'fr'] as const;

/** Props of the dialog. */
export interface PhotographDescribeDialogProps {
  /** All of the form, in their order. */
  readonly photographs: readonly PhotographView[];
  /** The one that is described. */
  readonly photograph: PhotographView;
  readonly onChange: (alt: ListingText) => void;
  /** Gets the id of the one to describe instead. */
  readonly onMove: (id: string) => void;
  readonly onClose: () => void;
}

/** What a photograph shows, in each language, kept as it is typed; goes from one to the next. Renders a `<dialog>`. */
export function PhotographDescribeDialog(props: PhotographDescribeDialogProps): ReactNode {
  const { photographs, photograph, onChange, onMove, onClose } = props;
  const { formatMessage } = useIntl();
  const { alt, imageId } = photograph;
  const index = photographs.indexOf(photograph);
  const previous = photographs[index - 1];
  const next = photographs[index + 1];
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={
        <FormattedMessage id="photographs.describeTitle" values={{ position: index + 1, count: photographs.length }} />
      }
      closeLabel={formatMessage({ id: 'photographs.close' })}
    >
      <Root>
        <img src={`/images/${imageId}/640`} alt="" />
        <p className="hs-small hs-mute">
          <FormattedMessage id="photographs.describeHint" />
        </p>
        {languages.map((language) => (
          <Field key={language} label={<FormattedMessage id={`photographs.alt.${language}`} />}>
            <Textarea
              rows={2}
              lang={language}
              maxLength={listingLimits.alt}
              value={alt[language]}
              placeholder={alt[language === 'en' ? 'fr' : 'en']}
              onChange={({ currentTarget }) => onChange({ ...alt, [language]: currentTarget.value })}
            />
          </Field>
        ))}
        <footer>
          <Button onClick={onClose}>
            <FormattedMessage id="photographs.done" />
          </Button>
          {photographs.length > 1 && (
            <>
              <Button variant="outline" disabled={!previous} onClick={() => previous && onMove(previous.id)}>
                <FormattedMessage id="photographs.previous" />
              </Button>
              <Button variant="outline" disabled={!next} onClick={() => next && onMove(next.id)}>
                <FormattedMessage id="photographs.next" />
              </Button>
            </>
          )}
        </footer>
      </Root>
    </Dialog>
  );
}
