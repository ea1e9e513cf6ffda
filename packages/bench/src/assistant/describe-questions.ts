import type { AskedQuestion } from '@headstock/api/assistant-questions';

const cell = (text: string): string => text.replaceAll('|', '\\|');

function sum(asked: readonly AskedQuestion[], what: string): string {
  const right = asked.filter(({ verdict }) => verdict === 'right').length;
  return `${right} of ${asked.length} ${what}`;
}

/** The questions with what the answers cite and what became of each, as Markdown; the sum is the last line. */
export function describeQuestions(asked: readonly AskedQuestion[]): string {
  const [known, unknown] = [asked.filter(({ isKnown }) => isKnown), asked.filter(({ isKnown }) => !isKnown)];
  return [
    [
      '| question | language | cites | verdict |',
      '| --- | --- | --- | --- |',
      ...asked.map(({ question, locale, isKnown, citations, verdict }) => {
        const said = verdict === 'right' && !isKnown ? 'right: does not know' : verdict;
        return `| ${cell(question)} | ${locale} | ${cell(citations.join(', ')) || '–'} | ${said} |`;
      }),
    ].join('\n'),
    `${sum(known, 'answered, each sentence supported by what it cites')}; ${sum(unknown, 'declined of what the shop does not know')}.`,
  ].join('\n\n');
}
