import { HtmlValidate } from 'html-validate';

/**
 * What the standard asks of a page, and what html-validate recommends, without its opinions on how markup is written:
 * React writes attribute names and boolean attributes in its own way, which HTML allows.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Emotion's and React's inline styles size pictures before they are there.
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // HTML allows ids to begin with a digit, as a heading `1988` does.
    'valid-id': ['error', { relaxed: true }],
    // Telephone numbers are kept together by style, not by characters that copying would carry along.
    'tel-non-breaking': 'off',
    // Search engines cut titles by width; names of instruments are not shortened for them.
    'long-title': 'off',
  },
});

/** What is wrong with the HTML of a page, one line each: rule, what is wrong, where. */
export async function judgeHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? 'the document'}`),
  );
}
