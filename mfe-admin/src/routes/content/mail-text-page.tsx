import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { mailTextsList } from '#mfe-admin/features/mail-texts/mail-texts-list.ts';
import { TextForm } from '#mfe-admin/features/mail-texts/text-form.tsx';
import { UnsavedForms } from '#mfe-admin/features/route-drawer/unsaved-forms.tsx';
import type { MailTemplateData } from './mail-text-loader.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 22px;
  & > header {
    display: grid;
    gap: 10px;
    justify-items: start;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 22px;
  }
  & code {
    font-family: var(--hs-mono, monospace);
  }
  & > .sides {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
    gap: 32px 40px;
  }
`;

/** `/admin/content/mails/{key}`: the words of a mail in both languages, side by side. */
export function Component(): ReactNode {
  const { key, title, placeholders, texts } = useLoaderData<MailTemplateData>();
  const isDone = useRef(false);
  return (
    <Root>
      <header>
        <PageHead title={title} />
        <Link to={mailTextsList.path} className="hs-small">
          <FormattedMessage id="mailTexts.all" />
        </Link>
        <Heading level={1} step="2">
          {title}
        </Heading>
        <p className="hs-mute">
          <FormattedMessage id={placeholders.length > 0 ? 'mailTexts.knows' : 'mailTexts.knowsNothing'} />
        </p>
      </header>
      {placeholders.length > 0 && (
        <ul>
          {placeholders.map(({ name, isRequired, sample }) => (
            <li key={name}>
              <code>{`{${name}}`}</code>{' '}
              <small className="hs-mute">
                {sample}
                {isRequired && (
                  <>
                    {' · '}
                    <FormattedMessage id="mailTexts.required" />
                  </>
                )}
              </small>
            </li>
          ))}
        </ul>
      )}
      <div className="sides">
        <UnsavedForms isDone={isDone}>
          {texts.map((text) => (
            <TextForm key={`${key} ${text.locale}`} mailKey={key} text={text} />
          ))}
        </UnsavedForms>
      </div>
    </Root>
  );
}
