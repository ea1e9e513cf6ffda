import styled from '@emotion/styled';
import { TextButton } from '@headstock/ui/text-button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import type { MailTextWholeFragment } from './mail-texts.generated.ts';

const Root = styled.details`
  & > summary {
    cursor: pointer;
    padding-block: 6px;
  }
  & > ol {
    display: grid;
    gap: 14px;
    padding-top: 8px;
  }
  & li {
    padding-left: 14px;
    border-left: 2px solid var(--hs-line);
    overflow-wrap: anywhere;
  }
  & li > p {
    white-space: pre-line;
  }
`;

type Words = MailTextWholeFragment['words'];

/** Props of the history. */
export interface TextHistoryProps {
  readonly history: MailTextWholeFragment['history'];
  /** Puts words of before into the form again. */
  readonly onTake: ((words: Words) => void) | undefined;
}

/** What a text was before, the newest first. Renders a `<details>`, or nothing. */
export function TextHistory({ history, onTake }: TextHistoryProps): ReactNode {
  if (history.length === 0) return null;
  return (
    <Root>
      <summary>
        <FormattedMessage id="mailTexts.history" values={{ count: history.length }} />
      </summary>
      <ol>
        {history.map(({ version, words, by, at }) => (
          <li key={version}>
            <small className="hs-mute">
              <FormattedMessage id="mailTexts.writtenBy" values={{ version, name: by, at: <Moment iso={at} /> }} />
            </small>
            {words ? (
              <>
                <p>
                  <strong>{words.subject}</strong>
                </p>
                <p>{words.body}</p>
                {onTake && (
                  <TextButton onClick={() => onTake(words)}>
                    <FormattedMessage id="mailTexts.take" />
                  </TextButton>
                )}
              </>
            ) : (
              <p>
                <FormattedMessage id="mailTexts.wasRestored" />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}
