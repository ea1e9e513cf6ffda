import styled from '@emotion/styled';
import { Chip } from '@headstock/ui/chip';
import { ChevronDownIcon } from '@headstock/ui/icons/chevron-down';
import { down } from '@headstock/ui/breakpoints';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CatalogFaqQuery } from './faq.generated.ts';
import { RichText } from '#mfe-catalog/features/content/rich-text.tsx';
import { useOpenByHash } from './use-open-by-hash.ts';

type Groups = CatalogFaqQuery['questions'];

const Root = styled.div`
  padding-bottom: clamp(64px, 7.2vw, 120px);
  & > nav > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & > nav a {
    min-height: 44px;
  }
  & > section {
    display: grid;
    grid-template-columns: minmax(200px, 4fr) minmax(0, 8fr);
    gap: 8px clamp(32px, 4.4vw, 72px);
    padding-top: clamp(40px, 4.4vw, 72px);
  }
  & details {
    border-top: 1px solid var(--hs-line);
    &:last-of-type {
      border-bottom: 1px solid var(--hs-line);
    }
  }
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 64px;
    padding-block: 12px;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    & > svg {
      transition: transform var(--hs-m-base) var(--hs-m-ease);
    }
    &:hover h3 {
      text-decoration: underline 1px;
      text-underline-offset: 0.18em;
    }
  }
  & details[open] > summary > svg {
    transform: rotate(180deg);
  }
  & h3 {
    font-size: clamp(1.375rem, 1.2rem + 0.6vw, 1.75rem);
    line-height: 1.15;
  }
  & .answer {
    padding-bottom: 24px;
    scroll-margin-top: 96px;
  }
  & .own {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-top: 4px;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
    &:hover {
      color: var(--hs-ink);
    }
  }
  ${down('desktop')} {
    & > section {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

function Question({ slug, question, html }: Groups[number]['questions'][number]) {
  const intl = useIntl();
  return (
    <details>
      <summary>
        <h3>{question}</h3>
        <ChevronDownIcon />
      </summary>
      {/* The id stands inside, so that browsers open the question by its link even without script. */}
      <div className="answer" id={slug}>
        <RichText html={html} />
        <a className="own" href={`#${slug}`} aria-label={intl.formatMessage({ id: 'faq.linkTo' }, { question })}>
          <FormattedMessage id="faq.link" />
        </a>
      </div>
    </details>
  );
}

/** The questions in their groups, each to be opened, by its link, too. Renders a `<div>`. */
export function FaqList({ groups }: { readonly groups: Groups }) {
  const intl = useIntl();
  useOpenByHash();
  return (
    <Root className="hs-wrap">
      <nav aria-label={intl.formatMessage({ id: 'faq.groups' })}>
        <ul>
          {groups.map(({ key, title }) => (
            <li key={key}>
              <Chip href={`#${key}`}>{title}</Chip>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ key, title, questions }) => (
        <section key={key} aria-labelledby={key}>
          <h2 id={key}>{title}</h2>
          <div>
            {questions.map((each) => (
              <Question key={each.slug} {...each} />
            ))}
          </div>
        </section>
      ))}
    </Root>
  );
}
