import { HtmlValidate } from 'html-validate';

/**
 * The HTML standard and html-validate's recommendations, without its rules on markup style: React writes attribute names and
 * boolean attributes in its own, valid way.
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
    // Rows of a table have fields of the same name, and choices share theirs.
    'form-dup-name': 'off',
    // Inline styles reserve the space of images.
    'no-inline-style': 'off',
    // Tables that are stacked or scrolled have another display, which takes the roles of their elements away in some browsers.
    'no-redundant-role': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // HTML allows ids that start with a digit, such as the heading `1988`.
    'valid-id': ['error', { relaxed: true }],
    // CSS keeps telephone numbers on one line, since special characters would be copied along.
    'tel-non-breaking': 'off',
    // What it says is another thing for each visitor, so no hash of it can stand in a page that all share.
    'require-sri': ['error', { exclude: ['/scriptless.css'] }],
    // Names of instruments are not shortened for search engines.
    'long-title': 'off',
  },
});

/** Problems of a page's HTML, one line each: rule, problem, element. */
export async function validateHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? 'the document'}`),
  );
}
