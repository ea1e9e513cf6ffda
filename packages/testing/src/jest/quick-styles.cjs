/**
 * jsdom matches every rule of every style sheet against each element whose style is asked for, and Testing Library asks for those of
 * all ancestors of whatever it looks for by role. Most rules can be ruled out by a tag, a class or an attribute, without its
 * selector engine.
 */
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

/** Attributes as `@name`, and nothing of what stands in parentheses. */
const simplify = (selector) => selector.replaceAll(/\[([\w-]+)[^\]]*\]/g, '@$1').replaceAll(/\([^()]*\)/g, '');

/** What the last compound of each alternative asks for; undefined where one of them may match any element. Some rules have no selector. */
function readSubjects(selector = '') {
  const simple = simplify(selector);
  if (!/^[\w\s.,:>+~*@-]+$/.test(simple)) return undefined;
  const subjects = simple.split(',').map((alternative) => {
    const [compound] = alternative
      .trim()
      .split(/[\s>+~]+/)
      .at(-1)
      .split(':');
    return {
      tag: /^[a-z][\w-]*/.exec(compound)?.[0],
      className: /\.([\w-]+)/.exec(compound)?.[1],
      attribute: /@([\w-]+)/.exec(compound)?.[1],
    };
  });
  return subjects.every(({ tag, className, attribute }) => tag ?? className ?? attribute) ? subjects : undefined;
}

const known = new Map();
function subjectsOf(selector) {
  if (!known.has(selector)) known.set(selector, readSubjects(selector));
  return known.get(selector);
}

const fits = (element, { tag, className, attribute }) =>
  (tag === undefined || element.localName === tag) &&
  (className === undefined || element.classList.contains(className)) &&
  (attribute === undefined || element.hasAttributeNS(null, attribute));

const matches = selectors.matchesDontThrow;

/** From now on jsdom asks its selector engine about the rules that are left. To be called before jsdom is loaded. */
exports.lookUpStylesQuickly = () => {
  selectors.matchesDontThrow = (element, selector) =>
    (subjectsOf(selector)?.some((subject) => fits(element, subject)) ?? true) && matches(element, selector);
};
